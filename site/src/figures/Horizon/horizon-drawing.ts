import { daysBetween, shortDate } from '@vanda/enquiry/day';
import type { HorizonStage } from '../../schemas/parts/figure-fields.ts';

/** A dated thing in a short history. */
export type HorizonItem = {
  /** ISO day. */
  date: string;
  /** Shown in place of the day: March 2019. */
  dateText?: string | undefined;
  title: string;
  /** What grows there. */
  stage: HorizonStage;
};

/** What grows at a date; `x` in percent of the page's measure, the rest in pixels. */
export type Plant = {
  x: number;
  stage: HorizonStage;
  stem: number;
  /** Its label stands left of it before the widest gap, and right of it behind. */
  isBefore: boolean;
  date: string;
  title: string;
};

/** Stems: the nearer to the widest gap, the higher, so that no label covers a plant farther off. */
const [lowestPx, highestPx] = [86, 196];
/** In percent of the page's measure: labels keep off the margin, where the contents stand. */
const across = (share: number) => Math.round(36 + 950 * share) / 10;

/**
 * A history of two to six dates on one horizon, one equal step a year, with an empty year at both ends.
 * @param validYears how long what stands at the end holds: a span of so many years behind the dates
 * @returns `titleFrom` is the twelfth of the measure at which the heading begins, in the widest stretch without a date
 */
export function horizonDrawing(unsorted: readonly HorizonItem[], validYears = 0) {
  const items = unsorted.toSorted((a, b) => (a.date < b.date ? -1 : 1));
  const yearOf = (item: HorizonItem | undefined) => Number(item?.date.slice(0, 4));
  const [first, last] = [yearOf(items[0]) - 1, yearOf(items.at(-1)) + 1];
  const end = last + Math.max(1, validYears);
  const start = `${first}-01-01`;
  const whole = daysBetween(start, `${end}-01-01`);
  const at = (day: string) => across(daysBetween(start, day) / whole);
  const places = items.map(({ date }) => at(date));
  const gaps = places.slice(1).map((x, i) => x - (places[i] ?? 0));
  const gap = gaps.indexOf(Math.max(...gaps));
  return {
    ticks: Array.from({ length: end - first + 1 }, (_, i) => ({
      x: at(`${first + i}-01-01`),
      label: String(first + i),
    })),
    plants: items.map(({ date, dateText, title, stage }, i): Plant => {
      const isBefore = i <= gap;
      const [rank, most] = isBefore ? [i, gap] : [items.length - 1 - i, items.length - 2 - gap];
      return {
        x: places[i] ?? 0,
        stage,
        stem: Math.round(lowestPx + (most === 0 ? 1 : rank / most) * (highestPx - lowestPx)),
        isBefore,
        date: dateText ?? shortDate(date),
        title,
      };
    }),
    valid:
      validYears > 0
        ? { from: at(`${last}-01-01`), to: at(`${end}-01-01`), text: `${validYears} years` }
        : undefined,
    titleFrom: Math.min(7, Math.max(1, Math.ceil((12 * ((places[gap] ?? 0) + 6)) / 100))),
  };
}
