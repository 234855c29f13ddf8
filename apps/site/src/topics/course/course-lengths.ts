import type { Course } from '../../schemas/course.ts';

export type NamedCourse = { slug: string; course: Course };
export type LengthGroup = { title: string; isOverWeeks: boolean; courses: NamedCourse[] };

const dayNames = ['', 'One day', 'Two days', 'Three days', 'Four days', 'Five days'];

export function byLength(courses: readonly NamedCourse[]): LengthGroup[] {
  const titles = [...dayNames.slice(1), 'Over weeks', 'Length on request'];
  return titles.flatMap((title) => {
    const members = courses.filter(({ course }) => lengthTitle(course) === title);
    return members.length > 0 ? [{ title, isOverWeeks: title === 'Over weeks', courses: members }] : [];
  });
}

function lengthTitle({ durationDays, durationWeeks }: Course): string | undefined {
  if (durationDays !== undefined) return dayNames[durationDays];
  return durationWeeks === undefined ? 'Length on request' : 'Over weeks';
}
