import { counted } from '@vanda/forms/plural';
import type { CourseFacts, Person } from '../../schemas/buyer-facts.ts';
import type { Company } from '../../schemas/company.ts';
import type { Course } from '../../schemas/course.ts';
import type { Service } from '../../schemas/service.ts';
import { comparedPrice, contactHours, hoursText } from './course-facts.ts';
import { refundLines } from './refunds.ts';

export type CompanyAnswers = Pick<
  Company,
  'buyerFacts' | 'serviceFacts' | 'people' | 'references' | 'insurance'
>;

/** A course's own facts override the company's. */
export const courseFacts = (
  course: Pick<Course, 'buyerFacts'>,
  company: Pick<Company, 'buyerFacts'>,
): CourseFacts => ({ ...company.buyerFacts, ...course.buyerFacts });

/** @throws for a key that names no person */
export const trainersOf = (facts: CourseFacts, people: readonly Person[]): Person[] =>
  (facts.trainers ?? []).map((key) => {
    const person = people.find((candidate) => candidate.key === key);
    if (!person) throw new Error(`There is nobody "${key}" in \`people\` of the company's file`);
    return person;
  });

export type Answer = {
  /** The course, where several courses answer differently. */
  course?: string;
  stat?: string;
  seats?: { min?: number | undefined; max: number };
  text?: string;
};
export type AnswerRow = { label: string; answers: Answer[] };
type AnswerGroup = { title: string; rows: AnswerRow[] };

export type BuyerAnswers = {
  /** Groups of at least two rows; empty where a section would have only one group. */
  groups: AnswerGroup[];
  /** Too few rows for a group; they follow the facts of the page's head. */
  rest: AnswerRow[];
  trainers: Person[];
};

/** Rows of given facts; courses with the same answer share one. */
export function buyerAnswers(courses: readonly Course[], company: CompanyAnswers): BuyerAnswers {
  const each = courses.map((course) => ({ course, facts: courseFacts(course, company) }));
  const row = (label: string, answer: (one: (typeof each)[number]) => Answer | undefined): AnswerRow[] => {
    const answers = shared(
      each.map((one) => ({ name: one.course.offeredAs ?? one.course.shortTitle, answer: answer(one) })),
    );
    return answers.length > 0 ? [{ label, answers }] : [];
  };
  const trainerRow = row('Trainer', ({ facts }) => words(namesOf(trainersOf(facts, company.people))));
  const all: AnswerGroup[] = [
    {
      title: 'The day',
      rows: [
        ...row('Delivery', ({ facts: { delivery } }) =>
          words([delivery?.venue, delivery?.online].filter(Boolean).join('; ')),
        ),
        ...(each.some(({ facts }) => facts.hours) ? row('Hours', hoursAnswer) : []),
        ...row('Class size', ({ facts }) => sizeAnswer(facts.classSize)),
        ...row('Language', ({ facts }) => words(facts.language)),
        ...row('Bring', ({ facts }) => words(facts.bring)),
      ],
    },
    {
      title: 'The paper',
      rows: [
        ...row('You receive', ({ facts }) => words(facts.certificate && certificateText(facts.certificate))),
        ...row('Attendance', ({ facts }) =>
          words(facts.attendancePercent && `${facts.attendancePercent}% of the hours`),
        ),
        ...row(
          'Afterwards',
          ({ facts: { support } }) => support && { stat: days(support.days), text: support.text },
        ),
      ],
    },
    {
      title: 'The money',
      rows: [
        ...(each.some(({ facts }) => facts.gst) ? row('Price', priceAnswer) : []),
        ...row('Funding', ({ facts }) => words(facts.funding?.map(fundingText).join(' '))),
        ...row('Payment', ({ facts }) => words(facts.payment)),
        ...row('Private class', ({ facts }) => words(facts.privateClass && privateText(facts.privateClass))),
      ],
    },
    {
      title: 'If plans change',
      rows: [
        ...row('A colleague instead', ({ facts }) => words(facts.substitution)),
        ...row('A later date', ({ facts }) => words(facts.postponement)),
        ...row('If you cancel', ({ facts }) => words(facts.refunds && refundLines(facts.refunds).join(' '))),
        ...row('If we move it', ({ facts }) => words(facts.moved)),
      ],
    },
    { title: 'The firm', rows: firmRows(company) },
  ];
  const full = all.filter(({ rows }) => rows.length > 1);
  const groups = full.length > 1 ? full : [];
  const single = all.flatMap((group) => (groups.includes(group) ? [] : group.rows));
  const teams = each.map(({ facts }) => trainersOf(facts, company.people));
  const isOneTeam = teams.every((team) => JSON.stringify(team) === JSON.stringify(teams[0]));
  const trainers = groups.length > 0 && isOneTeam ? (teams[0] ?? []) : [];
  return { groups, rest: [...single, ...(trainers.length > 0 ? [] : trainerRow)], trainers };
}

const firmRows = ({ references, insurance }: CompanyAnswers): AnswerRow[] => [
  ...(references.length > 0 ? [{ label: 'References', answers: references.map(referenceAnswer) }] : []),
  ...(insurance ? [{ label: 'Insurance', answers: [{ text: insurance }] }] : []),
];

const referenceAnswer = ({ name, text }: Company['references'][number]): Answer => ({ course: name, text });

/** @throws for a key that names no person */
export function serviceRows(slug: string, company: CompanyAnswers): AnswerRow[] {
  const { advisers, price, term, hours, duration, effort, firstStep, notIncluded } =
    company.serviceFacts[slug] ?? {};
  const { gst, payment } = company.buyerFacts;
  const given = [
    { label: 'Who does the work', text: namesOf(trainersOf({ trainers: advisers }, company.people)) },
    { label: 'Price', text: price },
    { label: 'GST', text: gst && gstTexts[gst] },
    { label: 'Payment', text: payment },
    { label: 'Hours', text: hours },
    { label: 'Term', text: term },
    { label: 'How long it takes', text: duration },
    { label: 'What it asks of you', text: effort },
    { label: 'Smallest first step', text: firstStep },
    { label: 'Not included', text: notIncluded?.join('; ') },
  ].flatMap(({ label, text }) => (text ? [{ label, answers: [{ text }] }] : []));
  return [...given, ...firmRows(company)];
}

export const rowText = ({ label, answers }: AnswerRow): string =>
  `${label}: ${answers.map(({ course, stat, text }) => [stat, text, course && `(${course})`].filter(Boolean).join(' ')).join('; ')}`;

/** Answers of a page: of its courses where it asks for them by a block, else of the service. */
export function pageAnswers(
  slug: string,
  { course, blocks }: Pick<Service, 'course' | 'blocks'>,
  courses: Readonly<Record<string, Course>>,
  company: CompanyAnswers,
): BuyerAnswers {
  const block = blocks.find((candidate) => candidate.kind === 'buyer-facts');
  if (block) {
    const asked = block.courses ?? [course ?? ''];
    return buyerAnswers(
      asked.flatMap((one) => courses[one] ?? []),
      company,
    );
  }
  const rows = serviceRows(slug, company);
  const isSection = rows.length > 1;
  return {
    groups: isSection ? [{ title: 'The order', rows }] : [],
    rest: isSection ? [] : rows,
    trainers: [],
  };
}

type Named = { name: string; answer: Answer | undefined };

function shared(all: readonly Named[]): Answer[] {
  const given = all.flatMap(({ name, answer }) => (answer ? [{ name, answer }] : []));
  const [first] = given;
  if (!first) return [];
  const agree =
    given.length === all.length &&
    given.every(({ answer }) => JSON.stringify(answer) === JSON.stringify(first.answer));
  return agree ? [first.answer] : given.map(({ name, answer }) => ({ course: name, ...answer }));
}

const words = (text: string | number | undefined): Answer | undefined =>
  text ? { text: String(text) } : undefined;
const days = (count: number) => counted(count, 'day');
const people = (count: number) => counted(count, 'person', 'people');
const namesOf = (some: readonly Person[]) =>
  some.map(({ name, credential }) => `${name}, ${credential}`).join('; ');

const privateText = ({ from, price, place }: NonNullable<CourseFacts['privateClass']>) =>
  [from && `From ${people(from)}`, price, place].filter(Boolean).join('; ');

type One = { course: Course; facts: CourseFacts };

function hoursAnswer({ course: { blocks }, facts: { hours } }: One): Answer | undefined {
  const clock = hours && [`${hours.from} to ${hours.to}`, hours.breaks].filter(Boolean).join(', ');
  if (!blocks) return words(clock);
  return {
    stat: `${hoursText(contactHours(blocks))} of teaching`,
    text: [`${blocks.length} blocks: ${blocks.map((block) => block.hours).join(', ')} h.`, clock]
      .filter(Boolean)
      .join(' '),
  };
}

function sizeAnswer(size: CourseFacts['classSize']): Answer | undefined {
  if (!size) return undefined;
  const { min, max, belowMin } = size;
  return {
    stat: min === undefined ? `Up to ${max}` : `${min} to ${max}`,
    seats: { min, max },
    ...(belowMin && { text: belowMin }),
  };
}

export const gstTexts = {
  included: 'GST included',
  added: 'GST is added',
  'not-charged': 'no GST is charged',
};

function priceAnswer({ course, facts: { gst } }: One): Answer | undefined {
  const price = comparedPrice(course);
  const notes = [price?.unit, gst && gstTexts[gst]].filter(Boolean).join(', ');
  if (!price) return words(notes);
  return { stat: price.amount, ...(notes && { text: notes }) };
}

const statusTexts = { listed: 'listed', 'not-listed': 'not listed', 'not-applied': 'not applied for' };

const fundingText = ({ scheme, status, reference }: NonNullable<CourseFacts['funding']>[number]) =>
  `${scheme}: ${[statusTexts[status], reference].filter(Boolean).join(', ')}.`;

const certificateText = ({ title, issuedBy, awardedFor }: NonNullable<CourseFacts['certificate']>) =>
  `${title}${title.endsWith(awardedFor) ? '' : `, for ${awardedFor}`}, issued by ${issuedBy}`;

export const coursesTaughtBy = (
  key: string,
  courses: readonly Course[],
  company: Pick<Company, 'buyerFacts'>,
) => courses.filter((course) => courseFacts(course, company).trainers?.includes(key));

export const answerTexts = ({ groups, rest, trainers }: BuyerAnswers): string[] => [
  ...[...groups.flatMap(({ rows }) => rows), ...rest].map(rowText),
  ...trainers.map(({ name, credential, line }) => `Trainer ${name} ${credential} ${line}`),
];
