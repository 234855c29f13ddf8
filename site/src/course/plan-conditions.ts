import type { CourseFacts, Refunds } from '../schemas/buyer-facts.ts';
import type { Company } from '../schemas/company.ts';
import type { Course } from '../schemas/course.ts';
import type { TeamPlanWords } from '../schemas/team-plan.ts';
import { fillPlaces } from '../text/fill-places.ts';
import { courseFacts } from './buyer-facts.ts';

/** A condition in words, and the classes that it concerns. */
export type PlanCondition = { text: string; holdsFor: 'public' | 'private' | 'both' };

/**
 * What applies to a place in a course, in the order in which buyers ask. A course's own fact wins over that of all
 * courses; what nobody has stated has no line.
 */
export function planConditions(
  course: Pick<Course, 'included' | 'buyerFacts'>,
  company: Pick<Company, 'buyerFacts'>,
  words: TeamPlanWords['facts'],
): PlanCondition[] {
  const { gst, payment, classSize, privateFrom, refunds, moved, substitution } = courseFacts(course, company);
  const lines: [string | undefined, PlanCondition['holdsFor']][] = [
    [gst && words.gst[gst], 'public'],
    [classSize && sizeText(classSize, words), 'public'],
    [privateFrom === undefined ? undefined : fillPlaces(words.privateFrom, { n: privateFrom }), 'private'],
    [refunds && refundText(refunds, words), 'public'],
    [moved && fillPlaces(words.moved, { text: moved }), 'public'],
    [substitution && fillPlaces(words.substitution, { text: substitution }), 'public'],
    [payment && fillPlaces(words.payment, { text: payment }), 'both'],
    [course.included && includedText(course.included, words), 'public'],
  ];
  return lines.flatMap(([text, holdsFor]) => (text ? [{ text, holdsFor }] : []));
}

function sizeText(
  { min, max }: NonNullable<CourseFacts['classSize']>,
  { classSize }: TeamPlanWords['facts'],
) {
  return min === undefined ? fillPlaces(classSize.most, { max }) : fillPlaces(classSize.range, { min, max });
}

function refundText({ countedIn, steps }: Refunds, words: TeamPlanWords['facts']) {
  const texts = steps.map(({ daysBefore, percent }) =>
    fillPlaces(words.refundStep, { percent, n: daysBefore, unit: countedIn }),
  );
  return fillPlaces(words.refunds, { steps: texts.join(', ') });
}

function includedText(included: NonNullable<Course['included']>, words: TeamPlanWords['facts']) {
  const text = included.map(({ title }) => lowerFirst(title)).join(', ');
  return fillPlaces(words.included, { text });
}

/** `course materials` inside a sentence; a name such as `PSM I` stays. */
const lowerFirst = (text: string) => text.replace(/^[A-Z](?=[a-z ])/, (letter) => letter.toLowerCase());
