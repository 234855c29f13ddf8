import type { Course } from '../../schemas/course.ts';

export type NamedCourse = { slug: string; course: Course };
type LengthGroup = { title: string; courses: NamedCourse[] };

const dayNames = ['', 'One day', 'Two days', 'Three days', 'Four days', 'Five days'];

export function byLength(courses: readonly NamedCourse[]): LengthGroup[] {
  const titles = [...dayNames.slice(1), 'Over weeks', 'Length on request'];
  return titles.flatMap((title) => {
    const members = courses.filter(({ course }) => lengthTitle(course) === title);
    return members.length > 0 ? [{ title, courses: members }] : [];
  });
}

function lengthTitle({ durationDays, durationWeeks }: Course): string | undefined {
  if (durationDays !== undefined) return dayNames[durationDays];
  return durationWeeks === undefined ? 'Length on request' : 'Over weeks';
}

/** Pixels per working day, so that the longest bar fits its table column. */
const dayPx = 5;
const weekDays = 5;
const gapPx = 1;
const heightPx = 12;

type LengthGlyph = { widthPx: number; heightPx: number; path: string };

/** One part per week of five working days. Undefined without a published length. */
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
