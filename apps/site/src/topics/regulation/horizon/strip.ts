import { daysBetween } from '@vanda/forms/day';
import type { Force, HorizonRule } from './horizon-rules.ts';

/** `x` is in per cent, `y` in pixels; whole numbers take fewer bytes. */
export type Dot = { force: Force; x: number; y: number };
/** Computed for the narrowest strip. */
export type Strip = { height: number; todayX: number; dots: readonly Dot[] };

const narrowestPx = 335;
const dot = { width: 7.4, height: 8 };
const axisStart = '2019-01-01';

/** Position of a day in per cent of the width. */
export const stripX = (day: string, today: string) => {
  const end = `${Math.max(2030, Number(today.slice(0, 4)) + 4) + 1}-01-01`;
  const share = daysBetween(axisStart, day) / daysBetween(axisStart, end);
  return Math.round(4 + 92 * Math.min(1, Math.max(0, share)));
};

export function stripOf(rules: readonly HorizonRule[], today: string): Strip {
  const placed: { force: Force; x: number; h: number }[] = [];
  const todayX = stripX(today, today);
  const place = (force: Force, day: string | undefined) => {
    const x = day === undefined ? 98 : besideToday(day);
    let h = 6;
    const isTaken = () =>
      placed.some(
        (other) =>
          (Math.abs(other.x - x) * narrowestPx) / 100 < dot.width && Math.abs(other.h - h) < dot.height,
      );
    while (isTaken()) h += 8;
    placed.push({ force, x, h });
  };
  /** A dot of a near day does not stand on the line of today. */
  const besideToday = (day: string) =>
    day > today ? Math.max(stripX(day, today), todayX + 2) : Math.min(stripX(day, today), todayX - 2);
  for (const { force, day } of rules) place(force, day);
  for (const { later } of rules) for (const day of later) if (day > today) place('adopted', day);
  const height = Math.max(10, ...placed.map(({ h }) => h)) + 7;
  return { height, todayX, dots: placed.map(({ force, x, h }) => ({ force, x, y: height - h })) };
}
