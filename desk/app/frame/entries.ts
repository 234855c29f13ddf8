/** The four entries of the desk, in the bar and under the thumb. */
export const entries = [
  { to: '/', name: 'Inbox', begins: ['/enquiries', '/mail-given-up'] },
  { to: '/sessions', name: 'Sessions', begins: ['/sessions'] },
  { to: '/people', name: 'People', begins: ['/people'] },
  { to: '/numbers', name: 'Numbers', begins: ['/numbers'] },
] as const;

/** Whether an address belongs to an entry. */
export function isUnder(pathname: string, { to, begins }: (typeof entries)[number]): boolean {
  return pathname === to || begins.some((begin) => pathname.startsWith(begin));
}
