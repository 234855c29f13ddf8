import { addDays, dateRange } from '@vanda/forms/day';
import { contentEntries } from './built-site.ts';

type CourseFile = {
  title: string;
  shortTitle: string;
  page: string;
  registerLabel?: string;
  priceSgd?: number;
  durationDays?: number;
  durationWeeks?: number;
  meetings?: number;
  sessions?: { start: string; end?: string; place?: string; status?: string }[];
};

/** A course in its content file, and as pages show it. */
export type Course = Required<Pick<CourseFile, 'sessions'>> &
  CourseFile & {
    slug: string;
    /** Such as `SGD 1,000`; undefined where no price is published. */
    price: string | undefined;
    /** Such as `3 days`, or `6 weeks, 12 sessions`. */
    length: string;
    /** The dates of the sessions in order, such as `18–20 Aug 2025`. */
    dates: string[];
    hasOwnPage: boolean;
  };

export const inDollars = (sum: number): string => `SGD ${sum.toLocaleString('en-SG')}`;

export const courses: readonly Course[] = contentEntries<CourseFile>('courses').map(({ slug, data }) => {
  const { priceSgd, durationDays, durationWeeks, meetings } = data;
  const sessions = (data.sessions ?? []).toSorted((a, b) => a.start.localeCompare(b.start));
  const [count = 0, unit] = durationDays === undefined ? [durationWeeks, 'week'] : [durationDays, 'day'];
  const length = `${count} ${unit}${count === 1 ? '' : 's'}`;
  return {
    ...data,
    sessions,
    slug,
    price: priceSgd === undefined ? undefined : inDollars(priceSgd),
    length: meetings === undefined ? length : `${length}, ${meetings} sessions`,
    dates: sessions.map(({ start, end }) => dateRange(start, end)),
    hasOwnPage: !data.page.includes('#'),
  };
});

const starts = courses.flatMap(({ sessions }) => sessions.map(({ start }) => start)).toSorted();

/** A moment before all sessions of the content. */
export const beforeAllSessions = `${addDays(starts[0] ?? '2025-08-02', -1)}T09:00:00+08:00`;
/** A moment after all sessions that are, or will be, in the content. */
export const afterAllSessions = '2099-01-01T09:00:00+08:00';

export function courseContent(slug: string): Course {
  const course = courses.find((one) => one.slug === slug);
  if (!course) throw new Error(`the content has no course ${slug}`);
  return course;
}
