import { type ContentFile, type ContentIssue, filesOf } from './read.ts';
import { issueAt, textsOf } from './references.ts';

const numerals = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const numeral = `(\\d+(?:\\.\\d+)?|${numerals.slice(1).join('|')})`;
const numberOf = (word: string): number =>
  numerals.includes(word.toLowerCase()) ? numerals.indexOf(word.toLowerCase()) : Number(word);

const teachingHours = new RegExp(
  `\\bblocks, ${numeral} hours\\b|\\b${numeral} hours (?:of teaching|in \\w+ blocks)\\b`,
  'gi',
);
/** Matches “3 days”, “1 to 3 days”, “2, 3 or 5 days”. */
const figure = /\b(\d+(?:(?:, | to | or )\d+)*) ([a-z]+?)s?\b/gi;

type Course = { page?: string; durationDays?: number; durationWeeks?: number; blocks?: { hours?: number }[] };

/**
 * A figure has one owner, and a text that repeats it must agree: the hours of a course are the sum of its
 * blocks, and a figure on the card of a service is on the page that the card opens.
 */
export function checkSaidTwice(files: readonly ContentFile[]): ContentIssue[] {
  const courses = filesOf(files, 'courses');
  const services = filesOf(files, 'services');
  const pageOf = (path: string) => services.find(({ slug }) => path.split('#')[0] === `/services/${slug}`);
  return [
    ...courses.flatMap((course) => {
      const { page = '', blocks = [] } = course.data as Course;
      const sum = blocks.reduce((hours, block) => hours + (block.hours ?? 0), 0);
      return sum === 0
        ? []
        : [course, pageOf(page)].flatMap((file) => (file ? otherHours(file, sum, course) : []));
    }),
    ...filesOf(files, 'serviceGroups').flatMap((group) => otherFigures(group, pageOf, courses)),
  ];
}

const otherHours = (file: ContentFile, sum: number, course: ContentFile): ContentIssue[] =>
  textsOf(file).flatMap(({ text, path }) =>
    [...text.matchAll(teachingHours)]
      .filter(([, first, second]) => numberOf(first ?? second ?? '') !== sum)
      .map(([said]) =>
        issueAt(file, path, `says “${said}”, but the blocks of ${course.file} add up to ${sum}`),
      ),
  );

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

/** Accepts “3 days”, “three calendar days”, “2–3 days”, “a 3-day clock”. */
function says(text: string, number: number, unit: string): boolean {
  const word = numerals[number] ?? String(number);
  const reach = '(?:(?: to |–|, | or )\\w+)*(?:[ -][a-z]+){0,2}?[ -]';
  return new RegExp(`(?:^|[^\\w.])(?:${number}|${word})${reach}${unit}s?\\b`, 'i').test(text);
}
