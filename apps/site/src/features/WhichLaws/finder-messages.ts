import { type Answers, unsure } from '@vanda/eu-ai-act-rules/answers';
import { shortDate } from '@vanda/forms/day';
import type {
  Finder,
  FinderQuestion,
  FoundLaw,
  Group,
} from '../../topics/regulation/which-laws/find-laws.ts';

export const groupNames: Record<Group, string> = {
  applies: 'Apply',
  customer: 'Through the customer',
  might: 'Might apply',
  not: 'Do not apply',
};

export type Found = Record<Group, readonly FoundLaw[]>;

export function inGroups(found: readonly FoundLaw[]): Found {
  const of = (group: Group) => found.filter((one) => one.group === group);
  return { applies: of('applies'), customer: of('customer'), might: of('might'), not: of('not') };
}

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];
const inWords = (count: number) => numbers[count] ?? `${count}`;

/** Four laws reach you. Three more might. */
export function headlineOf({ applies, customer, might }: Found): string {
  const open = customer.length + might.length;
  const laws = applies.filter(({ isGuidance }) => !isGuidance).length;
  const reach = `${inWords(laws)} ${laws === 1 ? 'law reaches' : 'laws reach'} you.`;
  return open === 0 ? reach : `${reach} ${inWords(open)} more might.`;
}

export const nextDay = ({ applies }: Found, today: string) =>
  applies
    .flatMap(({ law }) => law.begins.map(({ date, title }) => ({ date, text: `${law.name}: ${title}` })))
    .filter(({ date }) => date > today)
    .sort((a, b) => a.date.localeCompare(b.date));

export function dayOf({ from, law }: FoundLaw, today: string): string[] {
  const since =
    from === undefined ? [] : [from > today ? `from ${shortDate(from)}` : `since ${shortDate(from)}`];
  const later = law.begins.filter(({ date }) => date > today && date !== from);
  return [...since, ...later.map(({ date, title }) => `${shortDate(date)}: ${title}`)];
}

export function dutiesOf({ law, isGuidance, parts }: FoundLaw): string[] {
  const duties = law.duties.length > 0 ? law.duties : ['See the source.'];
  const added = parts.map(({ title, isOpen, asked }) => {
    const question = asked?.kind === 'decision' ? ` ${asked.decision.text}` : '';
    return isOpen ? `**Perhaps:** ${title}.${question}` : `**Also:** ${title}.`;
  });
  return [...(isGuidance ? ['As guidance:'] : []), ...duties, ...added];
}

export const enforcementOf = ({ law: { enforcer, penalty } }: FoundLaw) =>
  [enforcer, penalty].filter((text) => text !== undefined);

export const manyDoubts = 4;

/** Those first on which most laws depend. */
export function doubts(finder: Finder, given: Answers, { might }: Found): FinderQuestion[] {
  const weight = (id: string) =>
    might.filter(({ asked }) => asked?.kind === 'question' && asked.question.id === id).length;
  return finder.questions
    .filter(({ id }) => given[id]?.includes(unsure))
    .sort((a, b) => weight(b.id) - weight(a.id));
}
