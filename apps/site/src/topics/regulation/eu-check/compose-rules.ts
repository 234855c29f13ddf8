import type { Rules } from '@vanda/eu-ai-act-rules/rules';
import { blockLists, type EuCheckBlock, type EuCheckRuleSet } from '../../../schemas/eu-check.ts';

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
    ...(Object.fromEntries(
      blockLists.map((list) => [list, inOrder.flatMap((block): { id: string }[] => block[list])]),
    ) as Pick<Rules, (typeof blockLists)[number]>),
    days: Object.fromEntries(
      dates.map(({ id, date, moved }) => [id, { day: date, original: moved[0]?.from }]),
    ),
  };
}
