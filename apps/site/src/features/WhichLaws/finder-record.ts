import { type Answers, unsure } from '@vanda/eu-ai-act-rules/answers';
import { type Certainty, idsIn, no, open, yes } from '@vanda/eu-ai-act-rules/conditions';
import { remindersFile } from '@vanda/forms/calendar';
import { fullDate } from '@vanda/forms/date-formats';
import { addDays, shortDate } from '@vanda/forms/day';
import { plural } from '@vanda/forms/plural';
import type { DutyTopic } from '../../schemas/instrument.ts';
import { capital } from '../../text/capital.ts';
import { plainText } from '../../text/rich-text.ts';
import {
  type Asked,
  type Finder,
  type FinderLaw,
  type FinderQuestion,
  type FoundDuty,
  type FoundLaw,
  type Group,
  readFinder,
} from '../../topics/regulation/which-laws/find-laws.ts';
import { givenAnswers } from '../EuCheck/check-messages.ts';
import { listUnder, markdownOf } from '../EuCheck/record-markdown.ts';

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

const waitsFor =
  (id: string) =>
  ({ asked }: FoundLaw) =>
    asked?.kind === 'question' && asked.question.id === id;

/** Such as “Four laws and nine guidelines reach you. One more through the customer. Three more might.” */
export function headlineOf({ applies, customer, might }: Found): string {
  const guidelines = applies.filter(({ isGuidance }) => isGuidance).length;
  const laws = applies.length - guidelines;
  const named = [
    `${inWords(laws)} ${plural(laws, 'law')}`,
    ...(guidelines > 0 ? [`${inWords(guidelines).toLowerCase()} ${plural(guidelines, 'guideline')}`] : []),
  ];
  const isOne = laws === 1 && guidelines === 0;
  // A doubt is no all-clear.
  const isOpen = applies.length === 0 && customer.length + might.length > 0;
  const reach = `${named.join(laws > 0 ? ' and ' : ', but ')} ${isOne ? 'reaches' : 'reach'} you`;
  const byMarket = might.filter(waitsFor('markets')).length;
  const likelier = might.length - byMarket;
  const more = isOpen ? '' : ' more';
  return [
    isOpen ? 'No law certainly reaches you.' : `${reach}.`,
    ...(customer.length > 0 ? [`${inWords(customer.length)}${more} through the customer.`] : []),
    ...(likelier > 0 ? [`${inWords(likelier)}${more} might.`] : []),
    ...(byMarket > 0 ? [`Up to ${byMarket} more, by the market of which you are not sure.`] : []),
  ].join(' ');
}

/**
 * Days of the duties that concern the company, or of the whole law where its duties name none. A day of the
 * last year stays.
 */
function daysOf({ law, duties }: FoundLaw, today: string, least = open) {
  const named = duties.filter(({ from }) => from !== undefined);
  return law.dates.filter(
    ({ date, id }) =>
      date > addDays(today, -365) &&
      (named.length === 0 || named.some(({ from, certainty }) => from === id && certainty >= least)),
  );
}

const daysAhead = (one: FoundLaw, today: string, least: Certainty) =>
  daysOf(one, today, least).filter(({ date }) => date > today);

/** Days ahead of what applies, and those of what might up to the first of them. */
export function nextDay({ applies, might }: Found, today: string) {
  const ahead = (some: readonly FoundLaw[], least: Certainty, lead: string) =>
    some
      .flatMap((one) =>
        daysAhead(one, today, least).map(({ date, title }) => ({
          date,
          text: `${lead}${one.law.name}: ${title}`,
        })),
      )
      .sort((a, b) => a.date.localeCompare(b.date));
  const sure = ahead(applies, yes, '');
  const [first] = sure;
  const doubtful = might.filter(({ law }) => law.kind !== 'draft');
  const nearer = ahead(doubtful, open, 'If it applies: ').filter(({ date }) => !first || date <= first.date);
  return [...sure, ...nearer].sort((a, b) => a.date.localeCompare(b.date));
}

const noteOf = ({ note }: FoundLaw) => (note ? [capital(note)] : []);

/** Ends of a time to comply that have passed, of duties that are owed all the same. */
export const overdue = ({ applies }: Found, today: string) =>
  applies.flatMap((one) =>
    daysOf(one, today, yes)
      .filter(({ date, isEnd }) => isEnd && date < today)
      .map(({ date, title }) => `${one.law.name}: ${title}, ${shortDate(date)}`),
  );

export function dayOf(one: FoundLaw, today: string): string[] {
  const { law, from } = one;
  if (from === undefined) return ['not in force yet', ...noteOf(one), ...(law.aim ? [law.aim] : [])];
  const since = [from > today ? `from ${shortDate(from)}` : `since ${shortDate(from)}`];
  const others = daysOf(one, today).filter(({ date }) => date !== from);
  return [...since, ...noteOf(one), ...others.map(({ date, title }) => `${shortDate(date)}: ${title}`)];
}

export const topicNames: Record<DutyTopic, string> = {
  breach: 'Notice of a breach or incident',
  representative: 'Representative there',
  officer: 'Officer',
  transfer: 'Sending data abroad',
};
/** Read from the names, because the schema would bring its validator to the browser. */
export const topics = Object.keys(topicNames) as DutyTopic[];

/** A law with a single topic keeps it among its duties, unless it is the one data law of a market without a tile. */
export const hasTopics = ({ law: { market, rule, notOwed }, duties }: FoundLaw) =>
  new Set([...duties.flatMap(({ topic }) => topic ?? []), ...Object.keys(notOwed ?? {})]).size > 1 ||
  (market === undefined && rule?.applies !== undefined && idsIn(rule.applies).includes('personal'));

export function dutiesOf(one: FoundLaw, today: string): string[] {
  const duties = one.duties.filter(({ topic, certainty }) => certainty !== no && !(topic && hasTopics(one)));
  const lines = [...duties.map((duty) => dutyText(duty, today)), ...customersPart(one)];
  const other = hasTopics(one) ? 'Its duties by your answers are in the next table.' : 'See the source.';
  return [...(one.isGuidance ? ['As guidance:'] : []), ...(lines.length > 0 ? lines : [other])];
}

export function topicOf(one: FoundLaw, topic: DutyTopic, today: string): string[] {
  const { law, duties } = one;
  const all = duties.filter((duty) => duty.topic === topic);
  const owed = all.filter(({ certainty }) => certainty !== no).map((duty) => dutyText(duty, today));
  const lines = [...owed, ...customersPart(one, topic)];
  if (lines.length > 0) return lines;
  return all.length > 0
    ? all.map(({ reason = '' }) => reason)
    : [law.notOwed?.[topic] ?? 'Our record has none.'];
}

/** Duties of a vendor, by its role, its customer or its trade. */
const servesCustomer = (when: FoundDuty['when']) =>
  when !== undefined &&
  idsIn(when).some((id) => /^(for-customer|cust-.*|is-(security|cloud|compute))$/.test(id));

/** For who acts for a customer alone: consent, notice, assessments and, of a topic, the customer’s clock. */
const customersPart = (one: FoundLaw, topic?: DutyTopic): string[] =>
  one.duties
    .filter(
      (duty) =>
        (hasTopics(one) ? duty.topic : undefined) === topic &&
        (duty.isCustomers ||
          (one.group === 'customer' && duty.certainty !== no && !servesCustomer(duty.when))),
    )
    .map(({ text }) => `Agree that the customer does this: ${text}`);

/** Of a law on data that arrives through the customer: what binds the customer, who passes it on. */
export const customersOwn = (one: FoundLaw): string[] => [
  ...customersPart(one),
  ...topics.flatMap((topic) => {
    const { law, duties } = one;
    if (topic === 'representative' || !hasTopics(one)) return [];
    const own = duties.filter((duty) => duty.topic === topic && !servesCustomer(duty.when));
    const lines = [...own.map(({ text }) => text), law.notOwed?.[topic]].filter(Boolean);
    return lines.length > 0 ? [`${topicNames[topic]}: ${lines.join(' ')}`] : [];
  }),
];

/** Of a law that arrives through the customer: the duties of who serves one, and the first step. */
export function passedOn({ duties, firstStep }: FoundLaw, today: string): string[] {
  const own = duties.filter(({ certainty, when }) => certainty === yes && servesCustomer(when));
  const isNamed = firstStep === undefined || own.some(({ text }) => text === firstStep);
  return [...own.map((duty) => plainText(dutyText(duty, today))), ...(isNamed ? [] : [firstStep])];
}

function dutyText({ text, certainty, date, isControllers }: FoundDuty, today: string): string {
  const day = date && (date.isEnd || date.date > today) ? shortDate(date.date) : undefined;
  const verb = !date?.isEnd ? 'from' : date.date < today ? 'due since' : 'by';
  const lead = [
    certainty === open && 'Perhaps',
    day && `${verb} ${day}`,
    isControllers && 'where you decide; else agree that the customer does it',
  ]
    .filter(Boolean)
    .join(', ');
  return lead ? `**${capital(lead)}:** ${text}` : text;
}

/** `days` lie ahead; they and the duties are of a law that might bind. */
export type OpenPoint = {
  law: FinderLaw;
  asked: Asked | undefined;
  text?: string | undefined;
  days?: readonly string[];
  duties?: readonly string[];
};

const ifItApplies = (one: FoundLaw, today: string) => ({
  days:
    one.law.kind === 'draft'
      ? noteOf(one)
      : [
          ...(one.from && one.from <= today ? [`since ${shortDate(one.from)}`] : []),
          ...noteOf(one),
          ...daysAhead(one, today, open).map(({ date, title }) => `${shortDate(date)}: ${title}`),
        ],
  duties: [
    ...one.duties.filter(({ certainty }) => certainty !== no).map((duty) => plainText(dutyText(duty, today))),
    ...(one.law.kind === 'law' ? stepAndFine(one) : []),
  ],
});

function stepAndFine(one: FoundLaw): string[] {
  const { firstStep, reason, duties } = one;
  const isNamed = !firstStep || reason?.includes(firstStep) || duties.some(({ text }) => text === firstStep);
  const enforcement = `Enforcer, highest penalty: ${enforcementOf(one).join('; ')}`;
  return [...(isNamed ? [] : [`First step: ${firstStep}`]), enforcement];
}

/**
 * Laws that might bind; duties of laws that do; laws that reach through the customer and might reach directly
 * too.
 */
export const openPoints = ({ might, applies, customer }: Found, today: string): OpenPoint[] => [
  ...might.map((one) => ({ law: one.law, asked: one.asked, text: one.reason, ...ifItApplies(one, today) })),
  ...applies.flatMap(({ law, duties }) =>
    duties.filter(({ certainty }) => certainty === open).map(({ text, asked }) => ({ law, asked, text })),
  ),
  ...customer.flatMap(({ law, asked }) =>
    asked ? [{ law, asked, text: 'It might bind you directly.' }] : [],
  ),
];

export const enforcementOf = ({ law: { enforcer, penalty } }: FoundLaw) =>
  [enforcer, penalty].filter((text) => text !== undefined);

export const manyDoubts = 4;

/** Open questions, first those on which most laws depend. */
export function doubts(finder: Finder, given: Answers, { might }: Found): FinderQuestion[] {
  const weight = (id: string) => might.filter(waitsFor(id)).length;
  return finder.questions
    .filter(({ id }) => given[id]?.includes(unsure))
    .sort((a, b) => weight(b.id) - weight(a.id));
}

export const isElsewhere = ({ markets }: Answers) => markets?.includes('in-elsewhere') ?? false;

export type FinderRecord = { finder: Finder; answers: Answers; found: Found; today: string; link: string };

export const titleOf = (finder: Finder, today: string) =>
  `Which laws reach you, ${fullDate(today)}, rules of ${fullDate(finder.version)}.`;

export function markdownRecord({ finder, answers, found, today, link }: FinderRecord): string {
  const rows = found.applies.map((one) =>
    [
      `### ${one.law.name}`,
      ...(one.law.doubt ? [`- Reach: ${one.law.doubt}`] : []),
      ...dayOf(one, today).map((day) => `- Day: ${day}`),
      ...dutiesOf(one, today).map((duty) => `- ${duty}`),
      ...(hasTopics(one)
        ? topics.map((topic) => `- ${topicNames[topic]}: ${topicOf(one, topic, today).join(' ')}`)
        : []),
      ...(one.firstStep ? [`- First step: ${one.firstStep}`] : []),
      ...enforcementOf(one).map((text) => `- ${text}`),
      `- Source: ${one.law.source.url ?? one.law.source.title}`,
    ].join('\n'),
  );
  return markdownOf([
    `# ${headlineOf(found)}`,
    `${titleOf(finder, today)} ${finder.disclaimer}${isElsewhere(answers) ? ` ${finder.unread}` : ''}`,
    `## ${groupNames.applies}`,
    ...rows,
    ...listUnder(
      groupNames.customer,
      found.customer.map((one) => [...openLines([one]), ...dayOf(one, today)].join('; ')),
    ),
    ...listUnder(
      groupNames.might,
      found.might.map((one) => {
        const { days, duties } = ifItApplies(one, today);
        const asks = duties.length > 0 ? ['If it applies:', ...duties] : [];
        return [...openLines([one]), ...days.map((day) => `${day}.`), ...asks].join(' ');
      }),
    ),
    ...listUnder('These do not', openLines(found.not.filter(({ law }) => law.rule && !law.rule.not))),
    ...listUnder('Answers', answerLines(finder, answers)),
    `[The same answers](${link})`,
  ]);
}

/** Each law with the question on which it depends. */
const openLines = (laws: readonly FoundLaw[]) =>
  laws.map(({ law, asked, reason = '' }) => {
    const question = asked?.kind === 'decision' ? asked.decision.text : (asked?.question.title ?? reason);
    return [law.name, question].filter(Boolean).join(': ');
  });

const answerLines = (finder: Finder, answers: Answers) =>
  givenAnswers(readFinder(finder, answers), answers).map(({ short, text }) => `${short}: ${text}`);

export const calendarOf = ({ found, today }: FinderRecord, createdAtMs: number) =>
  remindersFile(
    'which-laws',
    nextDay(found, today).map(({ date, text }) => ({
      key: `${date}-${text.replace(/\W+/g, '-')}`,
      day: date,
      title: text,
      description: text,
    })),
    createdAtMs,
  );

export const recordPassage = ({ finder, answers, found }: FinderRecord) => ({
  opening: 'We asked which laws reach us:',
  lines: [
    headlineOf(found),
    ...passagePart(
      groupNames.applies,
      found.applies.map(({ law }) => law.name),
    ),
    ...passagePart(groupNames.customer, openLines(found.customer)),
    ...passagePart(groupNames.might, openLines(found.might)),
    ...passagePart('Answers', answerLines(finder, answers)),
  ].map(plainText),
});

const passagePart = (title: string, lines: readonly string[]) =>
  lines.length > 0 ? ['', `${title}:`, ...lines.map((line) => `- ${line}`)] : [];
