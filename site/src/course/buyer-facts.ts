import type { CourseFacts, Person, Refunds } from '../schemas/buyer-facts.ts';
import type { Company } from '../schemas/company.ts';
import type { Course } from '../schemas/course.ts';
import { contactHours, hoursText, priceParts } from './course-facts.ts';
import { refundLines } from './refunds.ts';

/** What the company's file says of all courses, and who its people are. */
export type CompanyAnswers = Pick<Company, 'buyerFacts' | 'people'>;

/** The facts of a course: its own, and for the rest those of all courses. */
export const courseFacts = (
  course: Pick<Course, 'buyerFacts'>,
  company: Pick<Company, 'buyerFacts'>,
): CourseFacts => ({
  ...company.buyerFacts,
  ...course.buyerFacts,
});

/** The people who teach a course; throws by name where a key is nobody's. */
export function trainersOf(facts: CourseFacts, people: readonly Person[]): Person[] {
  return (facts.trainers ?? []).map((key) => {
    const person = people.find((candidate) => candidate.key === key);
    if (!person) throw new Error(`There is nobody "${key}" in \`people\` of the company's file`);
    return person;
  });
}

/** What stands beside a label: a figure in the display face, a drawing, words. */
export type Answer = {
  /** Short name of the course, where several courses answer differently. */
  course?: string;
  figure?: string;
  seats?: { min?: number | undefined; max: number };
  text?: string;
};
export type AnswerRow = { label: string; answers: Answer[] };
type AnswerGroup = { title: string; rows: AnswerRow[] };

/** The answers of a page, in groups; a question without an answer has no row. */
export type BuyerAnswers = {
  day: AnswerGroup;
  paper: AnswerGroup;
  money: AnswerGroup;
  /** Whoever teaches: on a panel of their own where at least half of the questions are answered. */
  trainers: Person[];
  /** Undefined also where several courses have different terms. */
  refunds?: Refunds | undefined;
  moved?: string | undefined;
  /** Names of what is not published, in the order in which buyers ask. */
  missing: string[];
  isMostlyMissing: boolean;
};

/** What the line "Not published yet" calls each fact. What to bring and help afterwards are extras: nobody misses them. */
export const factNames = {
  funding: 'funding',
  gst: 'GST',
  classSize: 'class size',
  refunds: 'cancellation',
  moved: 'what happens if we move the course',
  substitution: 'sending a colleague instead',
  attendancePercent: 'minimum attendance',
  certificate: 'certificate',
  payment: 'payment',
  trainers: 'trainer',
  delivery: 'place',
  language: 'language',
  bring: undefined,
  hours: 'hours of the day',
  support: undefined,
  privateFrom: 'size of a private class',
} as const satisfies Record<keyof CourseFacts, string | undefined>;

/** Everything that a page answers about its courses. */
export function buyerAnswers(courses: readonly Course[], company: CompanyAnswers): BuyerAnswers {
  const each = courses.map((course) => ({ course, facts: courseFacts(course, company) }));
  const row = (label: string, answer: (one: (typeof each)[number]) => Answer | undefined): AnswerRow[] => {
    const answers = shared(
      each.map((one) => ({ name: one.course.offeredAs ?? one.course.shortTitle, answer: answer(one) })),
    );
    return answers.length > 0 ? [{ label, answers }] : [];
  };
  const common = <Name extends keyof CourseFacts>(name: Name): CourseFacts[Name] | undefined => {
    const [first, ...others] = each.map(({ facts }) => facts[name]);
    return others.every((other) => JSON.stringify(other) === JSON.stringify(first)) ? first : undefined;
  };
  const asked = Object.entries(factNames).filter(([, name]) => name !== undefined) as [
    keyof CourseFacts,
    string,
  ][];
  const missing = asked.filter(([name]) => each.some(({ facts }) => facts[name] === undefined));
  const isMostlyMissing = missing.length * 2 > asked.length;
  const trainers = isMostlyMissing ? [] : trainersOf({ trainers: common('trainers') }, company.people);
  const money = [
    ...row('Funding', ({ facts }) => words(facts.funding?.map(fundingText).join(' '))),
    ...row('A colleague instead', ({ facts }) => words(facts.substitution)),
    ...row('Payment', ({ facts }) => words(facts.payment)),
    ...row('Private class', ({ facts }) => words(facts.privateFrom && `From ${people(facts.privateFrom)}`)),
    ...(common('refunds')
      ? []
      : row('If you cancel', ({ facts }) => words(facts.refunds && refundLines(facts.refunds).join(' ')))),
    ...(common('moved') ? [] : row('If we move it', ({ facts }) => words(facts.moved))),
  ];
  const hasGst = each.some(({ facts }) => facts.gst !== undefined);
  return {
    day: {
      title: 'The day',
      rows: [
        ...row('Delivery', ({ facts: { delivery } }) =>
          words([delivery?.venue, delivery?.online].filter(Boolean).join('; ')),
        ),
        ...row('Hours', hoursAnswer),
        ...row('Class size', ({ facts }) => sizeAnswer(facts.classSize)),
        ...row('Language', ({ facts }) => words(facts.language)),
        ...row('Bring', ({ facts }) => words(facts.bring)),
        ...(trainers.length > 0
          ? []
          : row('Trainer', ({ facts }) =>
              words(
                trainersOf(facts, company.people)
                  .map(({ name, credential }) => `${name}, ${credential}`)
                  .join('; '),
              ),
            )),
      ],
    },
    paper: {
      title: 'The paper',
      rows: [
        ...row('Certificate', ({ facts }) => words(facts.certificate && certificateText(facts.certificate))),
        ...row('Attendance', ({ facts }) =>
          words(facts.attendancePercent && `${facts.attendancePercent}% of the hours`),
        ),
        ...row(
          'Afterwards',
          ({ facts: { support } }) => support && { figure: days(support.days), text: support.text },
        ),
      ],
    },
    money: {
      title: 'The money',
      rows: [...(money.length > 0 || hasGst ? row('Price', priceAnswer) : []), ...money],
    },
    trainers,
    refunds: common('refunds'),
    moved: common('moved'),
    missing: missing.map(([, name]) => name),
    isMostlyMissing,
  };
}

type Named = { name: string; answer: Answer | undefined };

/** One answer where all courses agree; otherwise each under its course's name, and none for a course without. */
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
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

type One = { course: Course; facts: CourseFacts };

/** The teaching hours where the course is planned in blocks, and the clock times where the company gives them. */
function hoursAnswer({ course: { blocks }, facts: { hours } }: One): Answer | undefined {
  const clock = hours && [`${hours.from} to ${hours.to}`, hours.breaks].filter(Boolean).join(', ');
  if (!blocks) return words(clock);
  return {
    figure: `${hoursText(contactHours(blocks))} of teaching`,
    text: [`${blocks.length} blocks: ${blocks.map((block) => block.hours).join(', ')} h.`, clock]
      .filter(Boolean)
      .join(' '),
  };
}

function sizeAnswer(size: CourseFacts['classSize']): Answer | undefined {
  if (!size) return undefined;
  const { min, max, belowMin } = size;
  return {
    figure: min === undefined ? `Up to ${max}` : `${min} to ${max}`,
    seats: { min, max },
    ...(belowMin && { text: belowMin }),
  };
}

const gstTexts = { included: 'GST included', added: 'GST is added', 'not-charged': 'no GST is charged' };

function priceAnswer({ course, facts: { gst } }: One): Answer | undefined {
  const price = priceParts(course);
  const notes = [price?.unit, gst && gstTexts[gst]].filter(Boolean).join(', ');
  if (!price) return words(notes);
  return { figure: price.amount, ...(notes && { text: notes }) };
}

const statusTexts = { listed: 'listed', 'not-listed': 'not listed', 'not-applied': 'not applied for' };

const fundingText = ({ scheme, status, reference }: NonNullable<CourseFacts['funding']>[number]) =>
  `${scheme}: ${[statusTexts[status], reference].filter(Boolean).join(', ')}.`;

const certificateText = ({ title, issuedBy, awardedFor }: NonNullable<CourseFacts['certificate']>) =>
  `${title}, for ${awardedFor}, issued by ${issuedBy}`;

/** The courses that a person teaches. */
export const coursesTaughtBy = (
  key: string,
  courses: readonly Course[],
  company: Pick<Company, 'buyerFacts'>,
) => courses.filter((course) => courseFacts(course, company).trainers?.includes(key));

/** The answers as words, for the search. */
export function answerTexts(answers: BuyerAnswers): string[] {
  const rows = [answers.day, answers.paper, answers.money].flatMap((group) => group.rows);
  return [
    ...rows.flatMap(({ label, answers: given }) =>
      given.map(({ figure, text }) => [label, figure, text].filter(Boolean).join(' ')),
    ),
    ...answers.trainers.map(({ name, credential, line }) => `Trainer ${name} ${credential} ${line}`),
    ...(answers.refunds ? ['Cancellation refund', ...refundLines(answers.refunds)] : []),
    ...(answers.moved ? [answers.moved] : []),
  ];
}
