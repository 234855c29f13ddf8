import { z } from 'zod';
import { heading, paragraph } from './text.ts';

/** See docs/charts.md. */
export const chartKinds = ['dates', 'days', 'bars', 'change', 'parts', 'count', 'choose', 'matrix'] as const;
export type ChartKind = (typeof chartKinds)[number];

export const chartHead = {
  /** A sentence: "Three dates moved, by twelve to sixteen months"; default the section's heading. */
  chartTitle: heading.optional(),
  /** Caption: what is not published, how it was counted. */
  chartNote: paragraph.optional(),
};

export const charted = <const Kinds extends readonly [ChartKind, ...ChartKind[]]>(...kinds: Kinds) => ({
  /** Shows the block as a chart; its text remains as a list or table. */
  chart: z
    .enum(kinds, { error: `is no chart of this block: choose from ${kinds.join(', ')}, or leave it out` })
    .optional(),
  ...chartHead,
});

/** A field that a chart needs, and what to write there. */
type Lack = { path: PropertyKey[]; message: string };
type Charted = { chart?: ChartKind | undefined; chartTitle?: unknown; chartNote?: unknown };

/** @param lacks by kind, what a block lacks; omit kinds that need nothing more */
export const hasChartData =
  <Block extends Charted>(lacks: { [Kind in ChartKind]?: (block: Block) => Lack[] }) =>
  ({ value, issues }: z.core.ParsePayload<Block>) => {
    const { chart } = value;
    const found = chart
      ? (lacks[chart]?.(value) ?? [])
      : (['chartTitle', 'chartNote'] as const)
          .filter((field) => value[field] !== undefined)
          .map((field) => ({
            path: [field],
            message: 'needs `chart`: name the kind of chart, or take it out',
          }));
    for (const lack of found) issues.push({ code: 'custom', input: value, ...lack });
  };
