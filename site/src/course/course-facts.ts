import type { Course } from '../schemas/course.ts';
import { formatSgd } from './money.ts';

type Duration = Pick<Course, 'durationDays' | 'durationWeeks' | 'meetings'>;
type Price = Pick<Course, 'priceSgd' | 'pricePer'>;

/** `3 days`, `1 day`, `3 weeks`; the meetings stand apart. */
export function lengthText({ durationDays, durationWeeks }: Omit<Duration, 'meetings'>): string {
  if (durationDays !== undefined) return durationDays === 1 ? '1 day' : `${durationDays} days`;
  return durationWeeks === undefined ? 'On request' : `${durationWeeks} weeks`;
}

/** `3 days`, `1 day`, `3 weeks, 7 sessions`. */
export function durationText({ meetings, ...duration }: Duration): string {
  const length = lengthText(duration);
  return meetings === undefined ? length : `${length}, ${meetings} sessions`;
}

/** `SGD 800`, and `per pax` where the course says for whom; undefined where no price is published. */
export function priceParts({ priceSgd, pricePer }: Price): { amount: string; unit?: string } | undefined {
  if (priceSgd === undefined) return undefined;
  return { amount: formatSgd(priceSgd), ...(pricePer && { unit: `per ${pricePer}` }) };
}

/** Both parts in one line: `SGD 800 per pax`. */
export function priceText(course: Price): string | undefined {
  const price = priceParts(course);
  return price && [price.amount, price.unit].filter(Boolean).join(' ');
}

/** The price where courses stand side by side: one word for the person, whichever each page uses. */
export const comparedPrice = ({ priceSgd, pricePer }: Price) =>
  priceParts({ priceSgd, ...(pricePer && { pricePer: 'person' as const }) });

/** `PSM I: preparation, first attempt paid`: what a course leads to, and how far it goes. */
export const certificationText = ({ certification }: Pick<Course, 'certification'>) =>
  certification && [certification.title, certification.note].filter(Boolean).join(': ');

/** `From SGD 200`, or the one price that all share; undefined where no course publishes one. */
export function lowestPriceText(courses: readonly Price[]): string | undefined {
  const prices = courses.flatMap(({ priceSgd }) => priceSgd ?? []);
  if (prices.length === 0) return undefined;
  const lowest = formatSgd(Math.min(...prices));
  return new Set(prices).size === 1 && prices.length === courses.length ? lowest : `From ${lowest}`;
}

/** ISO 8601 duration of structured data: `P3D`, `P3W`. */
export function isoDuration({ durationDays, durationWeeks }: Duration): string | undefined {
  if (durationDays !== undefined) return `P${durationDays}D`;
  return durationWeeks === undefined ? undefined : `P${durationWeeks}W`;
}

/** `9 h`, `2.5 h`. */
export const hoursText = (hours: number) => `${hours} h`;

/** Contact hours of a course that is planned in blocks. */
export const contactHours = (blocks: NonNullable<Course['blocks']>) =>
  blocks.reduce((sum, { hours }) => sum + hours, 0);

type CourseFigure = {
  label: string;
  value: string;
  unit?: string | undefined;
  note?: string | undefined;
  isFinal?: boolean;
};

/** How a course without any date of its own is run. */
export const undatedText = ({ sessions }: Pick<Course, 'sessions'>) =>
  sessions.length === 0 ? 'On request, or privately' : undefined;

/** The figures at the head of a course's page: length, price, and the certification or the course's own figure. */
export function courseFigures(course: Course): CourseFigure[] {
  const { certification, figures } = course;
  const price = priceParts(course);
  const length = lengthText(course).replace(/\b[dw]/, (letter) => letter.toUpperCase());
  return [
    { label: 'Length', value: length, note: lengthNote(course) },
    ...(price ? [{ label: 'Price', value: price.amount, unit: price.unit, isFinal: true }] : []),
    ...(certification
      ? [{ label: 'Certification', value: certification.title, note: certification.note }]
      : (figures ?? [])),
  ];
}

function lengthNote({ days, blocks, modules, meetings, level }: Course): string | undefined {
  if (days) return `${days.reduce((count, day) => count + day.modules.length, 0)} modules`;
  if (blocks) return `${contactHours(blocks)} hours`;
  if (meetings !== undefined)
    return [`${meetings} sessions`, level?.toLowerCase()].filter(Boolean).join(', ');
  return modules && `${modules.length} modules`;
}
