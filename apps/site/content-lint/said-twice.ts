import { type ContentFile, type ContentIssue, filesOf } from './read.ts';
import { issueAt, textsOf } from './references.ts';

const numerals = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const numeral = `(\\d+(?:\\.\\d+)?|${numerals.slice(1).join('|')})`;
const numberOf = (word: string): number =>
  numerals.includes(word.toLowerCase()) ? numerals.indexOf(word.toLowerCase()) : Number(word);

/** Matches “3 days”, “1 to 3 days”, “2, 3 or 5 days”. */
const figure = /\b(\d+(?:(?:, | to | or )\d+)*) ([a-z]+?)s?\b/gi;

type Course = {
  page?: string;
  durationDays?: number;
  durationWeeks?: number;
  meetings?: number;
  blocks?: { hours?: number }[];
  modules?: unknown[];
  days?: { modules?: unknown[] }[];
  buyerFacts?: { support?: { days?: number } };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Figures with one field in a course, and how sentences repeat them. */
const ofCourse: readonly { has: (course: Course) => number; unit: string; said: string }[] = [
  {
    has: ({ blocks = [] }) => sum(blocks.map(({ hours = 0 }) => hours)),
    unit: 'hours',
    said: '(?<=\\bblocks, )NUMBER hours\\b|\\bNUMBER hours (?:of teaching|in \\w+ blocks)\\b',
  },
  {
    has: ({ modules = [], days = [] }) => modules.length + sum(days.map((day) => day.modules?.length ?? 0)),
    unit: 'modules',
    said: '\\bNUMBER modules\\b(?! a day)',
  },
  { has: ({ meetings = 0 }) => meetings, unit: 'sessions', said: '\\bNUMBER sessions\\b' },
  {
    has: ({ buyerFacts }) => buyerFacts?.support?.days ?? 0,
    unit: 'days of support',
    said: '\\bNUMBER[ -]days? (?:of )?(?:email|implementation|help|support)\\b',
  },
];

/**
 * A figure has one owner, and a text that repeats it must agree: the hours, modules, sessions and days of support
 * of a course, and a figure on the card of a service, which is on the page that the card opens.
 */
export function checkSaidTwice(files: readonly ContentFile[]): ContentIssue[] {
  const courses = filesOf(files, 'courses');
  const services = filesOf(files, 'services');
  const pageOf = (path: string) => services.find(({ slug }) => path === `/services/${slug}`);
  return [
    ...courses.flatMap((course) => {
      const page = pageOf((course.data as Course).page ?? '');
      return ofCourse.flatMap((figureOf) =>
        [course, ...(page ? [page] : [])].flatMap((file) => otherThanCourse(file, figureOf, course)),
      );
    }),
    ...filesOf(files, 'serviceGroups').flatMap((group) => otherFigures(group, pageOf, courses)),
  ];
}

function otherThanCourse(
  file: ContentFile,
  { has, unit, said }: (typeof ofCourse)[number],
  course: ContentFile,
): ContentIssue[] {
  const owned = has(course.data as Course);
  const pattern = new RegExp(said.replaceAll('NUMBER', numeral), 'gi');
  return textsOf(file).flatMap(({ text, path }) =>
    [...text.matchAll(pattern)]
      .filter(([, first, second]) => owned > 0 && numberOf(first ?? second ?? '') !== owned)
      .map(([words]) => issueAt(file, path, `says “${words}”, but ${course.file} has ${owned} ${unit}`)),
  );
}

function otherFigures(
  group: ContentFile,
  pageOf: (path: string) => ContentFile | undefined,
  courses: readonly ContentFile[],
): ContentIssue[] {
  const { cards = [] } = group.data as { cards?: { href: string; facts?: string[] }[] };
  return cards.flatMap(({ href, facts = [] }, card) => {
    const page = pageOf(href);
    if (!page) return [];
    const ofPage = courses.filter(({ data }) => (data as Course).page?.split('#')[0] === href);
    const lengths = ofPage.flatMap(({ data }) => {
      const { durationDays, durationWeeks } = data as Course;
      return [durationDays ? `${durationDays} day` : '', durationWeeks ? `${durationWeeks} week` : ''];
    });
    const said = [page, ...ofPage]
      .flatMap((file) => textsOf(file).map(({ text }) => text))
      .concat(lengths)
      .join('\n');
    return facts.flatMap((fact, at) =>
      [...fact.matchAll(figure)].flatMap(([, list = '', unit = '']) =>
        list
          .split(/\D+/)
          .map(Number)
          .filter((number) => !says(said, number, unit))
          .map((number) =>
            issueAt(
              group,
              ['cards', card, 'facts', at],
              `says “${fact}”, but ${page.file} and its courses do not say ${number} ${unit}: write the same figure in both`,
            ),
          ),
      ),
    );
  });
}

/** “3 days”, “three calendar days”, “2–3 days”, “a 3-day clock”. */
function says(text: string, number: number, unit: string): boolean {
  const word = numerals[number] ?? String(number);
  const reach = '(?:(?: to |–|, | or )\\w+)*(?:[ -][a-z]+){0,2}?[ -]';
  return new RegExp(`(?:^|[^\\w.])(?:${number}|${word})${reach}${unit}s?\\b`, 'i').test(text);
}
