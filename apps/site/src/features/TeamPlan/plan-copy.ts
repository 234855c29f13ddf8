import type { TeamPlanCopy } from '../../schemas/team-plan.ts';
import { fillPlaces } from '../../text/fill-places.ts';
import { groupBy } from '../../text/group-by.ts';
import { formatSgd } from '../../topics/course/money.ts';
import type { PlanCondition } from '../../topics/course/plan-conditions.ts';
import type { PlanCourse } from '../../topics/course/plan-course.ts';
import type { Passage } from '../EnquiryForm/message-passage.ts';
import { planPrefix } from './plan-link.ts';
import { lineSumSgd, type PlanLine, type PlanTotals, planTotals, publicSumSgd } from './plan-totals.ts';

export type NamedCourse = Omit<PlanCourse, 'lastSession'> & { hasDate: boolean };
export type Line = PlanLine<NamedCourse>;

export const countOf = (n: number, { one, other }: { one: string; other: string }) =>
  n === 1 ? one : fillPlaces(other, { n });

export const listOf = (items: readonly string[]) =>
  [items.slice(0, -1).join(', '), items.at(-1)].filter(Boolean).join(' and ');

export const courseNote = ({ length, price }: NamedCourse, { row }: TeamPlanCopy) =>
  `${length}, ${price === undefined ? row.noPrice : fillPlaces(row.each, { price })}`;

export function amountOf(
  line: Line,
  { row }: TeamPlanCopy,
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

export const sumText = ({ sumSgd }: PlanTotals<NamedCourse>) =>
  sumSgd === undefined ? undefined : formatSgd(sumSgd);

export const publicText = ({ publicSumSgd }: PlanTotals<NamedCourse>, { row }: TeamPlanCopy) =>
  publicSumSgd === undefined ? row.toQuote : fillPlaces(row.inPublic, { price: formatSgd(publicSumSgd) });

export function withoutText({ quoted }: PlanTotals<NamedCourse>, { totals }: TeamPlanCopy) {
  if (quoted.length === 0) return undefined;
  const seats = quoted.reduce((sum, { people }) => sum + people, 0);
  const courses = listOf(
    quoted.map(({ course, isPrivate }) =>
      isPrivate ? fillPlaces(totals.privateCourse, { course: course.title }) : course.title,
    ),
  );
  return fillPlaces(countOf(seats, totals.without), { courses });
}

export const weeksText = ({ weeks }: PlanTotals<NamedCourse>, { totals }: TeamPlanCopy) =>
  fillPlaces(totals.weeks, { n: listOf(weeks.map(String)) });

export function sumSentence(totals: PlanTotals<NamedCourse>, copy: TeamPlanCopy): string {
  const sum = sumText(totals);
  return [sum && `${countOf(totals.countedSeats, copy.totals.sum)}: ${sum}.`, withoutText(totals, copy)]
    .filter(Boolean)
    .join(' ');
}

export const peopleText = ({ people, isPrivate }: Line, { print }: TeamPlanCopy) =>
  `${countOf(people, print.people)}, ${isPrivate ? print.private : print.public}`;

/** @param day formatted */
export function conditionLines(
  lines: readonly Line[],
  stated: Readonly<Record<string, readonly PlanCondition[]>>,
  { conditions: copy }: TeamPlanCopy,
  day: string,
): string[] {
  const titles = (some: readonly Line[]) => listOf(some.map(({ course }) => course.title));
  const about = (text: string, some: readonly Line[]) =>
    some.length > 0 ? [fillPlaces(text, { courses: titles(some) })] : [];
  const open = lines.filter(({ isPrivate }) => !isPrivate);
  const undated = open.filter(({ course }) => !course.hasDate);
  const byText = groupBy(
    lines.flatMap((line) =>
      (stated[line.course.slug] ?? [])
        .filter(({ holdsFor }) => holdsFor === 'both' || (holdsFor === 'private') === line.isPrivate)
        .map(({ text }) => ({ text, line })),
    ),
    ({ text }) => text,
  );
  return [
    fillPlaces(copy.basis, { day }),
    ...(lines.some(({ isPrivate }) => isPrivate) ? [copy.private] : []),
    ...about(
      copy.noPrice,
      lines.filter(({ course }) => course.priceSgd === undefined),
    ),
    ...(undated.length === open.length
      ? undated.slice(0, 1).map(() => copy.noDates)
      : about(copy.noDate, undated)),
    ...[...byText].map(([text, those]) =>
      those.length === lines.length
        ? text
        : fillPlaces(copy.forCourses, { text, courses: titles(those.map(({ line }) => line)) }),
    ),
    copy.reply,
  ];
}

export function planMessage(lines: readonly Line[], copy: TeamPlanCopy, link: string): string {
  const totals = planTotals(lines);
  const rows = lines.map((line) => {
    const { amount, how } = amountOf(line, copy);
    return `- ${line.course.title}: ${peopleText(line, copy)}, ${line.course.length}, ${amount} (${how})`;
  });
  const { quoted: _, ...sums } = totals;
  const sum = sumText(totals);
  return [
    copy.message.opening,
    '',
    ...rows,
    '',
    `${copy.totals.seats}: ${sums.seats}`,
    ...(sums.courseDays > 0 ? [`${copy.totals.days}: ${sums.courseDays}`] : []),
    ...(sums.weeks.length > 0 ? [`${copy.totals.tracks}: ${weeksText(totals, copy)}`] : []),
    ...(sum ? [`${countOf(sums.countedSeats, copy.totals.sum)}: ${sum}`] : []),
    link,
  ].join('\n');
}

export const planPassage = (text: string, { message: { opening } }: TeamPlanCopy): Passage => ({
  text,
  opening,
  inLink: planPrefix,
});
