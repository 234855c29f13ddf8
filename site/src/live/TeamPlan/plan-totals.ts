/** The sums of a plan for a team. Pure; money is in whole Singapore dollars, as every price of the site. */

/** What the sums need to know of a course. */
export type PricedCourse = {
  /** Left out where no price is published. */
  priceSgd?: number | undefined;
  durationDays?: number | undefined;
  durationWeeks?: number | undefined;
};

/** A course of the plan. One course stands in a plan once. */
export type PlanRow = {
  /** Slug of the course. */
  course: string;
  /** Within `fewestPeople` and `mostPeople`. */
  people: number;
  isPrivate: boolean;
};

/** A row with its course. */
export type PlanLine<Course extends PricedCourse = PricedCourse> = Omit<PlanRow, 'course'> & {
  course: Course;
};

export const fewestPeople = 1;
export const mostPeople = 99;

/** The nearest number of people that a row may hold; not a number counts as the fewest. */
export const withinLimits = (people: number) =>
  Math.min(mostPeople, Math.max(fewestPeople, Math.trunc(people) || fewestPeople));

/** What a line costs by the published price, in S$; undefined where none is published. A private class has no published price. */
export function lineSumSgd({ course, people, isPrivate }: PlanLine): number | undefined {
  return isPrivate ? undefined : publicSumSgd({ course, people });
}

/** What the same people would pay in public sessions, in S$; undefined where no price is published. */
export function publicSumSgd({ course, people }: Omit<PlanLine, 'isPrivate'>): number | undefined {
  return course.priceSgd === undefined ? undefined : course.priceSgd * people;
}

export type PlanTotals<Course extends PricedCourse> = {
  seats: number;
  /** Days of the courses that last days; weeks of tracks are not turned into days. */
  courseDays: number;
  /** The same, for each person: time away from the desk. */
  peopleDays: number;
  /** Lengths of the tracks in weeks, each once, shortest first. */
  weeks: number[];
  /** Of the seats that have a published price; undefined where none has, so that nothing reads as free. */
  sumSgd: number | undefined;
  /** Seats that `sumSgd` counts. */
  countedSeats: number;
  /** Lines that stay out of the sum until they are quoted. */
  quoted: PlanLine<Course>[];
};

export function planTotals<Course extends PricedCourse>(
  lines: readonly PlanLine<Course>[],
): PlanTotals<Course> {
  const add = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);
  const seatsOf = (some: readonly PlanLine[]) => add(some.map(({ people }) => people));
  const sums = lines.flatMap((line) => lineSumSgd(line) ?? []);
  const quoted = lines.filter((line) => lineSumSgd(line) === undefined);
  return {
    seats: seatsOf(lines),
    courseDays: add(lines.map(({ course }) => course.durationDays ?? 0)),
    peopleDays: add(lines.map(({ course, people }) => (course.durationDays ?? 0) * people)),
    weeks: [...new Set(lines.flatMap(({ course }) => course.durationWeeks ?? []))].sort((a, b) => a - b),
    sumSgd: sums.length > 0 ? add(sums) : undefined,
    countedSeats: seatsOf(lines) - seatsOf(quoted),
    quoted,
  };
}
