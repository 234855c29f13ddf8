/** Whose work a step is. Somebody who is left out has no part in it. */
export type Hands = { [Who in 'you' | 'us' | 'other']?: 'does' | 'takes-part' | undefined };

export const parties = ['you', 'us', 'other'] as const;

/** Whose work a step is, as a sentence: “We do this; you take part.” */
export function handsText(who: Hands, otherName = 'somebody outside'): string {
  const names = { you: 'you', us: 'we', other: `the ${otherName.toLowerCase()}` };
  const those = (part: 'does' | 'takes-part') =>
    parties.filter((party) => who[party] === part).map((party) => names[party]);
  const isOther = (list: string[]) => list.length === 1 && list[0] === names.other;
  const [doers, helpers] = [those('does'), those('takes-part')];
  const does = doers.length > 0 && `${doers.join(' and ')} ${isOther(doers) ? 'does' : 'do'} this`;
  const helps = helpers.length > 0 && `${helpers.join(' and ')} ${isOther(helpers) ? 'takes' : 'take'} part`;
  const sentence = [does, helps].filter(Boolean).join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
