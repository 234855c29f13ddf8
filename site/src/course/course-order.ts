import type { Course } from '../schemas/course.ts';
import type { NamedCourse } from './course-lengths.ts';

/** Families in the order of the catalogue, with their names. */
export const courseFamilies: Record<Course['family'], string> = {
  track: 'Certification tracks',
  'one-day': 'Privacy and security, one day',
  agile: 'Agile',
};

const familyOrder = Object.keys(courseFamilies);

/** Courses as the catalogue lists them: by family, then by their place in it. */
export const inCatalogueOrder = (courses: readonly Course[]): Course[] => [...courses].sort(compared);

/** The same of courses by slug, with their slugs. */
export const namedInOrder = (courses: Readonly<Record<string, Course>>): NamedCourse[] =>
  Object.entries(courses)
    .map(([slug, course]) => ({ slug, course }))
    .sort((a, b) => compared(a.course, b.course));

const compared = (a: Course, b: Course) =>
  familyOrder.indexOf(a.family) - familyOrder.indexOf(b.family) || a.order - b.order;
