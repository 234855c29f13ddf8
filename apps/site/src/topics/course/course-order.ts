import type { Course } from '../../schemas/course.ts';
import type { NamedCourse } from './course-lengths.ts';

export const courseFamilies: Record<Course['family'], string> = {
  track: 'Certification tracks',
  'one-day': 'Privacy and security, one day',
  agile: 'Agile',
};

const familyOrder = Object.keys(courseFamilies);

export const inCatalogueOrder = (courses: readonly Course[]): Course[] => [...courses].sort(compared);

export const namedInOrder = (courses: Readonly<Record<string, Course>>): NamedCourse[] =>
  Object.entries(courses)
    .map(([slug, course]) => ({ slug, course }))
    .sort((a, b) => compared(a.course, b.course));

const compared = (a: Course, b: Course) =>
  familyOrder.indexOf(a.family) - familyOrder.indexOf(b.family) || a.order - b.order;
