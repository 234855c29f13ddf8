import type { Course } from '../../schemas/course.ts';
import { lengthText, lowestPriceText } from './course-facts.ts';

const token = /\{(?<what>lengths|lowest price)(?:: (?<family>[a-z-]+))?\}/g;

/**
 * Ranges over all courses, or over one family, `{lengths: track}`.
 * @throws where no course has a value
 */
export const withCourseRanges = (text: string, courses: readonly Course[]): string =>
  text.replace(token, (written, what: string, family: string | undefined) => {
    const members = courses.filter((course) => family === undefined || course.family === family);
    const words = what === 'lengths' ? lengthRangeText(members) : lowestPriceText(members);
    if (words === undefined) throw new Error(`No course answers "${written}"`);
    return words;
  });

const lengthDays = ({ durationDays, durationWeeks = 0 }: Course) => durationDays ?? durationWeeks * 7;

function lengthRangeText(courses: readonly Course[]): string | undefined {
  const sorted = [...courses].sort((a, b) => lengthDays(a) - lengthDays(b));
  const [shortest] = sorted;
  const longest = sorted.at(-1);
  if (!shortest || !longest) return undefined;
  const [from, to] = [lengthText(shortest), lengthText(longest)];
  const [amount = '', unit] = from.split(' ');
  if (from === to) return from;
  return new RegExp(` ${unit}s?$`).test(to) ? `${amount} to ${to}` : `${from} to ${to}`;
}
