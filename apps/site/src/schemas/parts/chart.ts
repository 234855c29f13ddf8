import { z } from 'zod';
import { numbersIn } from '../../text/numbers.ts';
import type { Measure } from './chart-fields.ts';
import { heading, namingFields, paragraph } from './fields.ts';

export const chartKinds = ['dates', 'days', 'bars', 'change', 'parts', 'count', 'choose', 'matrix'] as const;
export type ChartKind = (typeof chartKinds)[number];

export const charted = <const Kinds extends readonly [ChartKind, ...ChartKind[]]>(...kinds: Kinds) => ({
  /** The text of the chart remains as a list or table. */
  chart: z
    .enum(kinds, { error: `is no chart of this block: choose from ${kinds.join(', ')}, or leave it out` })
    .optional()
    .describe('Kind of chart; without one the list or table stands alone.'),
  chartTitle: heading.optional().describe('What the reader sees in it, as a sentence.'),
  chartNote: paragraph.optional().describe('What is not published, or how it was counted.'),
});

type Lack = { path: PropertyKey[]; message: string };
type Charted = {
  chart?: ChartKind | undefined;
  title: string;
  statement?: string | undefined;
  chartTitle?: string | undefined;
  chartNote?: string | undefined;
};

/** A path of decisions is headed by its question, a change by the number of its item. */
const headedElsewhere: ReadonlySet<ChartKind> = new Set(['choose', 'change']);

function* lacksOfFinding({ chart, title, statement, chartTitle }: Charted): Generator<Lack> {
  if (!chart || headedElsewhere.has(chart)) return;
  if (!chartTitle && (!statement || drawsNumbers.has(chart)))
    yield {
      path: ['chartTitle'],
      message: `is missing: write what the reader sees in the chart under “${title}”, as a sentence`,
    };
  else if (chartTitle === title)
    yield { path: ['chartTitle'], message: 'repeats the heading: write what the reader sees in the chart' };
}

const drawsNumbers: ReadonlySet<ChartKind> = new Set(['bars', 'parts', 'count']);

const isYear = (number: number) => Number.isInteger(number) && number > 1900 && number < 2100;

/** A headline names one of the numbers drawn, which has the colour, and no number but those and years. */
export function* lacksOfNumber(
  headline: string,
  drawn: readonly number[],
  path: PropertyKey[],
): Generator<Lack> {
  const named = numbersIn(headline.replace(/\{\{.*?\}\}/g, ''));
  const other = named.find((number) => !drawn.includes(number) && !isYear(number));
  const choice = [...new Set(drawn)].join(', ');
  if (other !== undefined)
    yield { path, message: `names ${other}, which the chart does not draw: choose from ${choice}` };
  else if (!named.some((number) => drawn.includes(number)))
    yield { path, message: `names no number that the chart draws: name one in digits, of ${choice}` };
}

/** In the unit of the chart; a measure without `before` counts from 100. */
export const changeOf = ({ before = 100, after }: Pick<Measure, 'before' | 'after'>) =>
  Math.round(10 * Math.abs(before - after)) / 10;

export const drawnOf = (measure: Measure) => [
  measure.after,
  changeOf(measure),
  ...(measure.before === undefined ? [] : [measure.before]),
];

/** Drawings that need no more data than their block are excluded. */
export const hasChartData = <Block extends Charted>(
  lacks: { [Kind in ChartKind]?: (block: Block) => Iterable<Lack> },
) =>
  namingFields(function* (block: Block): Generator<Lack> {
    const { chart } = block;
    if (chart) yield* lacksOfFinding(block);
    if (chart) yield* lacks[chart]?.(block) ?? [];
    else
      for (const field of ['chartTitle', 'chartNote'] as const)
        if (block[field] !== undefined)
          yield { path: [field], message: 'needs `chart`: name the kind of chart, or take it out' };
  });
