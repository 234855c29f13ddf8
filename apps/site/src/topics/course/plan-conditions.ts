import type { Company } from '../../schemas/company.ts';
import type { Course } from '../../schemas/course.ts';
import { buyerAnswers, courseFacts, gstTexts, rowText } from './buyer-facts.ts';

export type PlanCondition = { text: string; holdsFor: 'public' | 'private' | 'both' };

/** Rows of the course page that a plan repeats, in the order in which buyers ask. */
const rowsHoldFor: Readonly<Record<string, PlanCondition['holdsFor']>> = {
  'Class size': 'public',
  'Private class': 'private',
  'If you cancel': 'public',
  'If we move it': 'public',
  'A colleague instead': 'public',
  Payment: 'both',
};

/** Conditions as the course page states them, line by line; unstated facts are left out. */
export function planConditions(
  course: Course,
  company: Pick<Company, 'buyerFacts' | 'people'>,
): PlanCondition[] {
  const { groups, rest } = buyerAnswers([course], { ...company, serviceFacts: {}, references: [] });
  const rows = [...groups.flatMap((group) => group.rows), ...rest];
  const { gst } = courseFacts(course, company);
  const included = course.included?.map(({ title }) => lowerFirst(title)).join(', ');
  return [
    ...(gst ? [{ text: `GST: ${gstTexts[gst]}`, holdsFor: 'public' as const }] : []),
    ...Object.entries(rowsHoldFor).flatMap(([label, holdsFor]) =>
      rows.filter((row) => row.label === label).map((row) => ({ text: rowText(row), holdsFor })),
    ),
    ...(included ? [{ text: `Included: ${included}`, holdsFor: 'public' as const }] : []),
  ];
}

/** `Course materials` becomes `course materials`; `PSM I` stays. */
const lowerFirst = (text: string) => text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
