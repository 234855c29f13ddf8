import type { Duty, Rules } from '@vanda/eu-ai-act-rules/rules';

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
      .map(({ id, article, asks, from }) => ({ id, article, asks, day: dayOf(from) }))
      .sort((a, b) => a.day.localeCompare(b.day));
  return [
    ...roles.map(({ id, title }) => ({ id, title, duties: listed((duty) => duty.roles.includes(id)) })),
    {
      id: 'abroad',
      title: abroad.title,
      duties: listed(({ id }) => abroad.duties.includes(id)),
    },
  ];
}

type Ground = { items: readonly { role?: string | undefined }[] };

/** @throws Error unless the grounds place every role once */
export function assertPlaced(grounds: readonly Ground[], roles: readonly Pick<RoleList, 'id'>[]) {
  const placed = grounds.flatMap(({ items }) => items.flatMap(({ role }) => role ?? []));
  const known = roles.map(({ id }) => id);
  if (placed.toSorted().join() !== known.toSorted().join())
    throw new Error(`The grounds name the roles ${placed.join(', ')}: name each of ${known.join(', ')} once`);
}
