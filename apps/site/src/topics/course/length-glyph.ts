import type { Course } from '../../schemas/course.ts';

/** Pixels per working day: the longest bar fits its table column. */
const dayPx = 5;
const weekDays = 5;
const gapPx = 1;
const heightPx = 12;

type LengthGlyph = { widthPx: number; heightPx: number; path: string };

/** A part per week of five working days. Undefined without a published length. */
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
