import { counted } from '@vanda/forms/plural';
import type { Course } from '../../schemas/course.ts';
import { formatSgd } from './money.ts';

type Duration = Pick<Course, 'durationDays' | 'durationWeeks' | 'meetings'>;
type Price = Pick<Course, 'priceSgd' | 'pricePer'>;

export function lengthText({ durationDays, durationWeeks }: Omit<Duration, 'meetings'>): string {
  if (durationDays !== undefined) return counted(durationDays, 'day');
  return durationWeeks === undefined ? 'On request' : `${durationWeeks} weeks`;
}

export function durationText({ meetings, ...duration }: Duration): string {
  const length = lengthText(duration);
  return meetings === undefined ? length : `${length}, ${meetings} sessions`;
}

/** In the course’s own unit, such as `per pax`: on its page alone, or its card where it has none. */
export function priceParts({ priceSgd, pricePer }: Price): { amount: string; unit?: string } | undefined {
  if (priceSgd === undefined) return undefined;
  return { amount: formatSgd(priceSgd), ...(pricePer && { unit: `per ${pricePer}` }) };
}

/** Per person, everywhere else. */
export const comparedPrice = ({ priceSgd, pricePer }: Price) =>
  priceParts({ priceSgd, ...(pricePer && { pricePer: 'person' as const }) });

/** On a page that offers several courses: in the unit of the first. */
export const offeredPrice = ({ priceSgd }: Price, first?: Price) =>
  priceParts({ priceSgd, pricePer: first?.pricePer });

export const priceOnRequest = 'Price on request';

export const priceText = (price: ReturnType<typeof priceParts>): string | undefined =>
  price && [price.amount, price.unit].filter(Boolean).join(' ');

export const certificationText = ({ certification }: Pick<Course, 'certification'>) =>
  certification && [certification.title, certification.note].filter(Boolean).join(': ');

/** Such as `From SGD 200`, or the one price of all; undefined without a published price. */
export function lowestPriceText(courses: readonly Price[]): string | undefined {
  const prices = courses.flatMap(({ priceSgd }) => priceSgd ?? []);
  if (prices.length === 0) return undefined;
  const lowest = formatSgd(Math.min(...prices));
  return new Set(prices).size === 1 && prices.length === courses.length ? lowest : `From ${lowest}`;
}

/** `SGD 200 to 520`, of those with a published price. */
export function priceRangeText(courses: readonly Price[]): string | undefined {
  const prices = courses.flatMap(({ priceSgd }) => priceSgd ?? []);
  if (prices.length === 0) return undefined;
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  return `${formatSgd(lowest)}${highest > lowest ? ` to ${highest.toLocaleString('en-SG')}` : ''}`;
}

/** An ISO 8601 duration, `P3D` or `P3W`. */
export function isoDuration({ durationDays, durationWeeks }: Duration): string | undefined {
  if (durationDays !== undefined) return `P${durationDays}D`;
  return durationWeeks === undefined ? undefined : `P${durationWeeks}W`;
}

export const hoursText = (hours: number) => `${hours} h`;

export const contactHours = (blocks: NonNullable<Course['blocks']>) =>
  blocks.reduce((sum, { hours }) => sum + hours, 0);

export const lastStart = ({ sessions }: Pick<Course, 'sessions'>) =>
  sessions
    .map(({ start }) => start)
    .sort()
    .at(-1);

export const undatedText = ({ sessions }: Pick<Course, 'sessions'>) =>
  sessions.length === 0 ? 'Dates on request' : undefined;

type Shown = { amount?: string | undefined; unit?: string | undefined };

export const cardFacts = (course: Course, price: Shown = priceParts(course) ?? {}) => [
  { value: price.amount ?? priceOnRequest, unit: price.unit, isPrice: price.amount !== undefined },
  { value: durationText(course) },
];

export function courseStats(course: Course) {
  const { certification, stats } = course;
  const price = priceParts(course);
  const length = lengthText(course).replace(/\b[dw]/, (letter) => letter.toUpperCase());
  return [
    { label: 'Length', value: length, note: lengthNote(course) },
    ...(price ? [{ label: 'Price', value: price.amount, unit: price.unit, isPrice: true }] : []),
    ...(certification
      ? [{ label: 'Certification', value: certification.title, note: certification.note }]
      : []),
    ...(stats ?? []),
  ];
}

function lengthNote({ days, blocks, modules, meetings, level }: Course): string | undefined {
  if (days) return `${days.reduce((count, day) => count + day.modules.length, 0)} modules`;
  if (blocks) return `${contactHours(blocks)} hours`;
  if (meetings !== undefined)
    return [`${meetings} sessions`, level?.toLowerCase()].filter(Boolean).join(', ');
  return modules && `${modules.length} modules`;
}
