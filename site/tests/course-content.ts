import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';

type CourseFile = { priceSgd?: number; durationDays?: number; durationWeeks?: number; meetings?: number };

/**
 * Price and length of a course as its content file has them now and as pages word them: tests hold the pages to the
 * content, so that a new price needs no new test.
 */
export function courseContent(slug: string): { price: string | undefined; length: string } {
  const file = path.resolve(import.meta.dirname, `../src/content/courses/${slug}.yaml`);
  const { priceSgd, durationDays, durationWeeks, meetings }: CourseFile = parse(readFileSync(file, 'utf8'));
  const [count = 0, unit] = durationDays === undefined ? [durationWeeks, 'week'] : [durationDays, 'day'];
  const length = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return {
    price: priceSgd === undefined ? undefined : `SGD ${priceSgd.toLocaleString('en-SG')}`,
    length: meetings === undefined ? length : `${length}, ${meetings} sessions`,
  };
}
