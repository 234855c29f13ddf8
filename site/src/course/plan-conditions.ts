import type { Course } from '../schemas/course.ts';
import type { TeamPlanWords } from '../schemas/team-plan.ts';
import { fillPlaces } from '../text/fill-places.ts';

/** What the company may have stated of a course, or of all of them, that a plan for a team rests on. */
export type PlanFacts = {
  gst?: 'included' | 'added' | 'not-charged' | undefined;
  payment?: string | undefined;
  classSize?: { min?: number | undefined; max: number } | undefined;
  /** People from whom on a class is held for one company. */
  privateFrom?: number | undefined;
  refunds?: { countedIn: string; steps: readonly { daysBefore: number; percent: number }[] } | undefined;
  moved?: string | undefined;
  substitution?: string | undefined;
};
type Stated = { buyerFacts?: PlanFacts | undefined };

/** A condition in words, and the classes that it concerns. */
export type PlanCondition = { text: string; holdsFor: 'public' | 'private' | 'both' };

/**
 * What applies to a place in a course, in the order in which buyers ask. A course's own fact wins over that of all
 * courses; what nobody has stated has no line.
 */
export function planConditions(
  course: Pick<Course, 'included'> & Stated,
  company: Stated,
  words: TeamPlanWords['facts'],
): PlanCondition[] {
  const facts: PlanFacts = { ...company.buyerFacts, ...course.buyerFacts };
  const { gst, payment, classSize, privateFrom, refunds, moved, substitution } = facts;
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

function sizeText({ min, max }: NonNullable<PlanFacts['classSize']>, { classSize }: TeamPlanWords['facts']) {
  return min === undefined ? fillPlaces(classSize.most, { max }) : fillPlaces(classSize.range, { min, max });
}

function refundText({ countedIn, steps }: NonNullable<PlanFacts['refunds']>, words: TeamPlanWords['facts']) {
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
