import type { Duty, Rules } from '@vanda/eu-ai-act-rules/rules';
import type { BlockOf } from '../../../schemas/parts/block.ts';

export type RoleList = ReturnType<typeof roleLists>[number];

export function roleLists({ roles, duties, schedules, days, abroad }: Rules) {
  const dayOf = (from: string) => {
    const schedule = schedules.find(({ id }) => id === from)?.days;
    const day = schedule?.find(({ isListed }) => isListed) ?? schedule?.at(-1);
    return days[day?.day ?? from]?.day ?? '';
  };
  const listed = (belongs: (duty: Duty) => boolean) =>
    duties
      .filter(belongs)
      .map(({ id, article, asks, wording = [], when, from }) => ({
        id,
        article,
        asks,
        // A variant with its own provision replaces the duty; one without only says more.
        variants: wording.filter((variant) => variant.article !== undefined),
        when,
        day: dayOf(from),
      }))
      .sort((a, b) => a.day.localeCompare(b.day));
  return [
    ...roles.map(({ id, title }) => ({ id, title, duties: listed((duty) => duty.roles.includes(id)) })),
    { id: 'abroad', title: abroad.title, duties: listed(({ id }) => abroad.duties.includes(id)) },
  ];
}

type Listed = RoleList['duties'][number];

/**
 * Duties in groups of one day and one condition, what holds for all (`''`) first. Duties whose conditions
 * nothing else shares are one group without a condition.
 * @throws Error for a condition without words
 */
export function dutyGroups(duties: readonly Listed[], conditions: BlockOf<'duties'>['conditions']) {
  const words = new Map(conditions.map(({ when, text }) => [JSON.stringify(when), text ?? '']));
  const worded = duties.map((duty) => {
    const condition = words.get(JSON.stringify(duty.when));
    if (condition === undefined)
      throw new Error(`The list of duties has no words for the condition of ${duty.id}: add them`);
    return { ...duty, condition };
  });
  const isAlone = ({ id, day, condition }: (typeof worded)[number]) =>
    condition !== '' &&
    !worded.some((one) => one.id !== id && one.day === day && one.condition === condition);
  return [
    ...Map.groupBy(worded, (duty) => `${duty.day} ${isAlone(duty) ? undefined : duty.condition}`).values(),
  ]
    .map((group) => {
      const [{ day, condition } = { day: '', condition: '' }, second] = group;
      const order = group.every(isAlone) ? 2 : Math.min(condition.length, 1);
      return { day, condition: order === 2 && second ? undefined : condition, duties: group, order };
    })
    .sort((a, b) => a.day.localeCompare(b.day) || a.order - b.order);
}

type Ground = { items: readonly { role?: string | undefined }[] };

/** @throws Error unless the grounds place every role once */
export function assertPlaced(grounds: readonly Ground[], roles: readonly Pick<RoleList, 'id'>[]) {
  const placed = grounds.flatMap(({ items }) => items.flatMap(({ role }) => role ?? []));
  const known = roles.map(({ id }) => id);
  if (placed.toSorted().join() !== known.toSorted().join())
    throw new Error(`The grounds name the roles ${placed.join(', ')}: name each of ${known.join(', ')} once`);
}
