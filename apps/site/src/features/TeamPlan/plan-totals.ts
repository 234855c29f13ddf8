import type { Course as AnyCourse } from '../../schemas/course.ts';

/** Amounts are whole Singapore dollars. */

export type PricedCourse = Pick<AnyCourse, 'priceSgd' | 'durationDays' | 'durationWeeks'>;

export type PlanRow = {
  course: string;
  /** A number from `fewestPeople` to `mostPeople`. */
  people: number;
  isPrivate: boolean;
};

export type PlanLine<Course extends PricedCourse = PricedCourse> = Omit<PlanRow, 'course'> & {
  course: Course;
};

export const usualPeople = 5;
export const fewestPeople = 1;
export const mostPeople = 99;

export const withinLimits = (people: number, most: number = mostPeople) =>
  Math.min(most, Math.max(fewestPeople, Math.trunc(people) || fewestPeople));

export const lineSumSgd = ({ course, people, isPrivate }: PlanLine): number | undefined =>
  isPrivate ? undefined : publicSumSgd({ course, people });

export const publicSumSgd = ({ course, people }: Omit<PlanLine, 'isPrivate'>): number | undefined =>
  course.priceSgd === undefined ? undefined : course.priceSgd * people;

export type PlanTotals<Course extends PricedCourse> = ReturnType<typeof planTotals<Course>>;

export function planTotals<Course extends PricedCourse>(lines: readonly PlanLine<Course>[]) {
  const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const seatsOf = (some: readonly PlanLine[]) => add(some.map(({ people }) => people));
  const sums = lines.flatMap((line) => lineSumSgd(line) ?? []);
  const publicSums = lines.flatMap((line) => publicSumSgd(line) ?? []);
  const quoted = lines.filter((line) => lineSumSgd(line) === undefined);
  return {
    seats: seatsOf(lines),
    /** Tracks are left out, because they last weeks. */
    courseDays: add(lines.map(({ course }) => course.durationDays ?? 0)),
    peopleDays: add(lines.map(({ course, people }) => (course.durationDays ?? 0) * people)),
    weeks: [...new Set(lines.flatMap(({ course }) => course.durationWeeks ?? []))].sort((a, b) => a - b),
    sumSgd: sums.length > 0 ? add(sums) : undefined,
    publicSumSgd: publicSums.length > 0 ? add(publicSums) : undefined,
    countedSeats: seatsOf(lines) - seatsOf(quoted),
    quoted,
  };
}
