export type StepRoles = { [Party in 'you' | 'us' | 'other']?: 'does' | 'takes-part' | undefined };

const parties = ['you', 'us', 'other'] as const;

export function rolesText(roles: StepRoles, otherName = 'third party'): string {
  const names = { you: 'you', us: 'we', other: `the ${otherName.toLowerCase()}` };
  const those = (part: 'does' | 'takes-part') =>
    parties.filter((party) => roles[party] === part).map((party) => names[party]);
  const isOther = (list: string[]) => list.length === 1 && list[0] === names.other;
  const [doers, helpers] = [those('does'), those('takes-part')];
  const does = doers.length > 0 && `${doers.join(' and ')} ${isOther(doers) ? 'does' : 'do'} this`;
  const helps = helpers.length > 0 && `${helpers.join(' and ')} ${isOther(helpers) ? 'takes' : 'take'} part`;
  const sentence = [does, helps].filter(Boolean).join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
