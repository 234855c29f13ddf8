import { z } from 'zod';
import { heading, namingFields, paragraph } from './fields.ts';

export const chartKinds = ['dates', 'days', 'bars', 'change', 'parts', 'count', 'choose', 'matrix'] as const;
export type ChartKind = (typeof chartKinds)[number];

export const chartHead = {
  /** Defaults to the section's heading. */
  chartTitle: heading.optional(),
  chartNote: paragraph.optional(),
};

export const charted = <const Kinds extends readonly [ChartKind, ...ChartKind[]]>(...kinds: Kinds) => ({
  /** The text of the chart remains as a list or table. */
  chart: z
    .enum(kinds, { error: `is no chart of this block: choose from ${kinds.join(', ')}, or leave it out` })
    .optional(),
  ...chartHead,
});

type Lack = { path: PropertyKey[]; message: string };
type Charted = { chart?: ChartKind | undefined; chartTitle?: unknown; chartNote?: unknown };

/** Drawings that need no more data than their block are excluded. */
export const hasChartData = <Block extends Charted>(
  lacks: { [Kind in ChartKind]?: (block: Block) => Lack[] },
) =>
  namingFields((block: Block): Lack[] =>
    block.chart
      ? (lacks[block.chart]?.(block) ?? [])
      : (['chartTitle', 'chartNote'] as const)
          .filter((field) => block[field] !== undefined)
          .map((field) => ({
            path: [field],
            message: 'needs `chart`: name the kind of chart, or take it out',
          })),
  );
