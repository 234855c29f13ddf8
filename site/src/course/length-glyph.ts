import type { Course } from '../schemas/course.ts';

/** Pixels of a working day, the same for every course. */
const dayPx = 9;
const weekDays = 5;
/** Left between two weeks, and behind the last day of a shorter course. */
const gapPx = 2;
const heightPx = 12;

type LengthGlyph = { widthPx: number; heightPx: number; path: string };

/**
 * The length of a course as a bar on one scale: a step is a working day, five make a week. Undefined for a course
 * whose length is not published.
 */
export function lengthGlyph({
  durationDays,
  durationWeeks,
}: Pick<Course, 'durationDays' | 'durationWeeks'>): LengthGlyph | undefined {
  const days = durationDays ?? (durationWeeks ?? 0) * weekDays;
  if (days === 0) return undefined;
  const parts = Array.from({ length: Math.ceil(days / weekDays) }, (_, week) => {
    const width = Math.min(weekDays, days - week * weekDays) * dayPx - gapPx;
    return `M${week * weekDays * dayPx} 0h${width}v${heightPx}h-${width}z`;
  });
  return { widthPx: days * dayPx, heightPx, path: parts.join('') };
}
