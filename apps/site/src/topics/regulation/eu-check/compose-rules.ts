import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import type { EuCheckBlock, EuCheckRuleSet } from '../../../schemas/eu-check.ts';

type DatedInstrument = { dates: readonly { id: string; date: string; moved: readonly { from: string }[] }[] };

type Titled = { title: string; url?: string | undefined };

/** One rule set from the content files, with the days of the instrument and the titles of the sources. */
export function composeRules(
  { instrument: _, sourceStatus, ...ruleSet }: EuCheckRuleSet,
  blocks: readonly EuCheckBlock[],
  { dates }: DatedInstrument,
  sources: ReadonlyMap<string, Titled>,
): Rules {
  const inOrder = [...blocks].sort((a, b) => a.order - b.order);
  return {
    ...ruleSet,
    citations: Object.fromEntries(
      Object.entries(sourceStatus).map(([key, status]) => {
        const source = sources.get(key);
        if (!source) throw new Error(`sourceStatus names the source "${key}", which there is not`);
        return [key, { title: source.title, address: source.url, status }];
      }),
    ),
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
    drafts: inOrder.flatMap(({ drafts }) => drafts),
    days: Object.fromEntries(
      dates.map(({ id, date, moved }) => [id, { day: date, original: moved[0]?.from }]),
    ),
  };
}
