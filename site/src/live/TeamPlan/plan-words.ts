import { formatSgd } from '../../course/money.ts';
import type { PlanCondition } from '../../course/plan-conditions.ts';
import type { TeamPlanWords } from '../../schemas/team-plan.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import type { Passage } from '../EnquiryForm/message-passage.ts';
import { lineSumSgd, type PlanLine, type PlanTotals, planTotals, publicSumSgd } from './plan-totals.ts';
import type { PlannedCourse } from './planned-courses.ts';
import { planPrefix } from './TeamPlan.marks.ts';

/** A plan in sentences: on the page, on paper, aloud and in the message that asks for a quotation. */

/** What the sentences need of a course; the page's rows have it. */
export type NamedCourse = Omit<PlannedCourse, 'button' | 'page'>;
export type Line = PlanLine<NamedCourse>;

/** `one seat` or `8 seats`. */
export const countOf = (n: number, { one, other }: { one: string; other: string }) =>
  n === 1 ? one : fillPlaces(other, { n });

/** `A`, `A and B`, `A, B and C`. */
export const listOf = (items: readonly string[]) =>
  [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(' and ');

/** `1 day, SGD 450 a person`. */
export const courseNote = ({ length, price }: NamedCourse, { row }: TeamPlanWords) =>
  `${length}, ${price === undefined ? row.noPrice : fillPlaces(row.each, { price })}`;

/** What a line comes to, and how: `SGD 3,600`, `8 × SGD 450`. */
export function amountOf(
  line: Line,
  { row }: TeamPlanWords,
): { isCounted: boolean; amount: string; how: string } {
  const sum = lineSumSgd(line);
  if (sum !== undefined)
    return { isCounted: true, amount: formatSgd(sum), how: `${line.people} × ${line.course.price}` };
  const publicSum = publicSumSgd(line);
  return {
    isCounted: false,
    amount: row.toQuote,
    how: publicSum === undefined ? row.notCounted : fillPlaces(row.inPublic, { price: formatSgd(publicSum) }),
  };
}

/** `SGD 8,800`; undefined where nothing of the plan has a published price. */
export const sumText = ({ sumSgd }: PlanTotals<NamedCourse>) =>
  sumSgd === undefined ? undefined : formatSgd(sumSgd);

/** `Without 13 seats, to be quoted: …`; undefined where every seat is in the sum. */
export function withoutText(
  { quoted }: PlanTotals<NamedCourse>,
  { totals }: TeamPlanWords,
): string | undefined {
  if (quoted.length === 0) return undefined;
  const seats = quoted.reduce((sum, { people }) => sum + people, 0);
  const courses = listOf(
    quoted.map(({ course, isPrivate }) =>
      isPrivate ? fillPlaces(totals.privateCourse, { course: course.title }) : course.title,
    ),
  );
  return fillPlaces(countOf(seats, totals.without), { courses });
}

/** `3 and 4 weeks`. */
export const weeksText = ({ weeks }: PlanTotals<NamedCourse>, { totals }: TeamPlanWords) =>
  fillPlaces(totals.weeks, { n: listOf(weeks.map(String)) });

/** `Indicative, for 16 seats: SGD 8,800. Without …`, for a screen reader and the message. */
export function sumSentence(totals: PlanTotals<NamedCourse>, words: TeamPlanWords): string {
  const sum = sumText(totals);
  return [sum && `${countOf(totals.countedSeats, words.totals.sum)}: ${sum}.`, withoutText(totals, words)]
    .filter(Boolean)
    .join(' ');
}

/** `8 people, public class`. */
export const peopleText = ({ people, isPrivate }: Line, { print }: TeamPlanWords) =>
  `${countOf(people, print.people)}, ${isPrivate ? print.private : print.public}`;

/**
 * What applies to the plan: how it was counted, then what the company has stated for its courses, each said once.
 * @param day as it is read: 22 November 2026
 */
export function conditionLines(
  lines: readonly Line[],
  stated: Readonly<Record<string, readonly PlanCondition[]>>,
  { conditions: words }: TeamPlanWords,
  day: string,
): string[] {
  const titles = (some: readonly Line[]) => listOf(some.map(({ course }) => course.title));
  const about = (text: string, some: readonly Line[]) =>
    some.length > 0 ? [fillPlaces(text, { courses: titles(some) })] : [];
  const counted = lines.filter((line) => lineSumSgd(line) !== undefined);
  const open = lines.filter(({ isPrivate }) => !isPrivate);
  const undated = open.filter(({ course }) => !course.hasDate);
  const byText = Map.groupBy(
    lines.flatMap((line) =>
      (stated[line.course.slug] ?? [])
        .filter(({ holdsFor }) => holdsFor === 'both' || (holdsFor === 'private') === line.isPrivate)
        .map(({ text }) => ({ text, line })),
    ),
    ({ text }) => text,
  );
  return [
    fillPlaces(words.basis, { day }),
    ...(lines.some(({ isPrivate }) => isPrivate) ? [words.private] : []),
    ...about(
      words.noPrice,
      lines.filter(({ course }) => course.priceSgd === undefined),
    ),
    ...about(
      words.noUnit,
      counted.filter(({ course }) => !course.isPricePerPerson),
    ),
    ...(undated.length === open.length
      ? undated.slice(0, 1).map(() => words.noDates)
      : about(words.noDate, undated)),
    ...[...byText].map(([text, those]) =>
      those.length === lines.length
        ? text
        : fillPlaces(words.forCourses, { text, courses: titles(those.map(({ line }) => line)) }),
    ),
    words.reply,
  ];
}

/** The plan as it stands in the enquiry, with the link that restores it at its end. */
export function planMessage(lines: readonly Line[], words: TeamPlanWords, link: string): string {
  const totals = planTotals(lines);
  const rows = lines.map((line) => {
    const { amount, how } = amountOf(line, words);
    return `- ${line.course.title}: ${peopleText(line, words)}, ${line.course.length}, ${amount} (${how})`;
  });
  const { quoted: _, ...sums } = totals;
  const sum = sumText(totals);
  return [
    words.message.opening,
    '',
    ...rows,
    '',
    `${words.totals.seats}: ${sums.seats}`,
    ...(sums.courseDays > 0 ? [`${words.totals.days}: ${sums.courseDays}`] : []),
    ...(sums.weeks.length > 0 ? [`${words.totals.tracks}: ${weeksText(totals, words)}`] : []),
    ...(sum ? [`${countOf(sums.countedSeats, words.totals.sum)}: ${sum}`] : []),
    link,
  ].join('\n');
}

/** The plan as a passage of a message; `#plan=` begins the fragment of its link. */
export const planPassage = (text: string, { message: { opening } }: TeamPlanWords): Passage => ({
  text,
  opening,
  inLink: planPrefix,
});
