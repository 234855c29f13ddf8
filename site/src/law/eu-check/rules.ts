import type { EuCheckBlock, EuCheckRuleSet } from '../../schemas/eu-check.ts';

/** A day of the law, and the one that stood there before it was moved. */
export type LawDay = { day: string; original?: string | undefined };

/** All rules of the check in one piece: what the engine reads, and what a browser loads. */
export type Rules = Omit<EuCheckBlock, 'title' | 'order'> &
  Omit<EuCheckRuleSet, 'instrument'> & {
    /** The days of the law's file, by id. */
    days: Record<string, LawDay>;
  };
export type Question = Rules['questions'][number];
export type Duty = Rules['duties'][number];

type DatedInstrument = { dates: readonly { id: string; date: string; moved: readonly { from: string }[] }[] };

/** Puts the blocks of the law together, in their order. */
export function rulesOf(
  { instrument: _, ...ruleSet }: EuCheckRuleSet,
  blocks: readonly EuCheckBlock[],
  { dates }: DatedInstrument,
): Rules {
  const inOrder = [...blocks].sort((a, b) => a.order - b.order);
  return {
    ...ruleSet,
    questions: inOrder.flatMap(({ questions }) => questions),
    terms: inOrder.flatMap(({ terms }) => terms),
    roles: inOrder.flatMap(({ roles }) => roles),
    schedules: inOrder.flatMap(({ schedules }) => schedules),
    findings: inOrder.flatMap(({ findings }) => findings),
    duties: inOrder.flatMap(({ duties }) => duties),
    openPoints: inOrder.flatMap(({ openPoints }) => openPoints),
    changes: inOrder.flatMap(({ changes }) => changes),
    reliefs: inOrder.flatMap(({ reliefs }) => reliefs),
    notOwed: inOrder.flatMap(({ notOwed }) => notOwed),
    fines: inOrder.flatMap(({ fines }) => fines),
    days: Object.fromEntries(
      dates.map(({ id, date, moved }) => [id, { day: date, original: moved[0]?.from }]),
    ),
  };
}
