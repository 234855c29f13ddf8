import { addDays, daysBetween } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import type { ClockDay } from '../../schemas/parts/chart-fields.ts';

export type ScaleItem = {
  date: string;
  number?: number | undefined;
  /** Defaults to an event. */
  mark?: 'duty' | 'now' | 'expected' | undefined;
  originalDate?: string | undefined;
  lead?: 'solid' | 'dotted' | undefined;
};

export type ScaleUnit = 'years' | 'days';

type Span = { at: (day: string) => number; ticks: { share: number; label: string }[] };

function spanOf(items: readonly ScaleItem[], unit: ScaleUnit): Span {
  const days = items.flatMap(({ date, originalDate }) => [date, originalDate ?? date]).toSorted();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return unit === 'days' ? daysOf(first, last) : yearsOf(Number(first.slice(0, 4)), Number(last.slice(0, 4)));
}

/** The most labels that fit side by side at 320 px. */
const mostLabels = 6;

function yearsOf(first: number, last: number): Span {
  const steps = last - first + 1;
  const start = `${first}-01-01`;
  const whole = daysBetween(start, `${last + 1}-01-01`);
  const yearsALabel = Math.ceil(steps / mostLabels);
  return {
    at: (day) => daysBetween(start, day) / whole,
    ticks: Array.from({ length: steps }, (_, i) => ({
      share: i / steps,
      label: i % yearsALabel === 0 ? String(first + i) : '',
    })),
  };
}

function daysOf(first: string, last: string): Span {
  const whole = daysBetween(first, last);
  const daysAStep = whole > 100 ? 100 : whole > 10 ? 10 : 1;
  const steps = Math.ceil(whole / daysAStep);
  return {
    at: (day) => daysBetween(first, day) / (steps * daysAStep),
    ticks: Array.from({ length: steps }, (_, i) => ({
      share: i / steps,
      label: i === 0 ? 'day 0' : `${i * daysAStep}`,
    })),
  };
}

/** Such as `16 months`, or `75 days` where the days of the month differ. */
export function distance(fromDay: string, toDay: string): string {
  if (fromDay.slice(8) !== toDay.slice(8)) return `${daysBetween(fromDay, toDay)} days`;
  const months = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  const number = months(toDay) - months(fromDay);
  return counted(number, 'month');
}

/** Least distance of two centres: marks of 24 px on 280 px. */
const leastGap = 0.1;

/** @param today is drawn where the scale has it */
export function timeScale(unsorted: readonly ScaleItem[], unit: ScaleUnit = 'years', today = '') {
  const items = unsorted
    .map((item, i) => ({ ...item, number: item.number ?? i + 1 }))
    .sort((a, b) => (a.date < b.date ? -1 : 1));
  const { at, ticks } = spanOf(items, unit);
  const levels: number[] = [];
  const points = items.map(({ date, mark, number }) => {
    const share = at(date);
    const free = levels.findIndex((last) => share - last >= leastGap);
    const level = free === -1 ? levels.length : free;
    levels[level] = share;
    return { share, level, number, mark };
  });
  const now = today && at(today);
  return {
    ticks,
    points,
    now: now && now >= 0 && now <= 1 ? now : undefined,
    moves: items.flatMap(({ date, originalDate }) =>
      originalDate ? [{ from: at(originalDate), to: at(date) }] : [],
    ),
    bands: items.flatMap(({ date, lead }, i) => {
      const before = items[i - 1]?.date;
      return lead && before !== undefined ? [{ from: at(before), to: at(date), lead }] : [];
    }),
  };
}

const firstDay = '2001-01-01';

/** The time before a `duty` or `expected` day becomes a range. */
export const clockItems = (days: readonly (ClockDay & { number?: number })[]): ScaleItem[] =>
  days.map(({ day, mark, number }) => ({
    date: addDays(firstDay, day),
    number,
    mark,
    lead: mark && (mark === 'expected' ? 'dotted' : 'solid'),
  }));
