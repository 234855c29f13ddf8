import { z } from 'zod';
import { heading, paragraph } from './text.ts';

/** The kinds of figures that content can be drawn as; each is a folder of src/figures. */
export const figureKinds = [
  'scale',
  'horizon',
  'clock',
  'nest',
  'path',
  'count',
  'ruler',
  'petals',
  'change',
  'parts',
  'time',
  'choose',
  'roles',
  'strip',
  'money',
  'matrix',
] as const;
export type FigureKind = (typeof figureKinds)[number];

/**
 * How a figure is headed. A figure without a title of its own stands under the heading of its section; the title then
 * says in a sentence what a reader sees.
 */
export const figureHead = {
  /** What the reader sees in the figure: "Three dates moved, by twelve to sixteen months". */
  figureTitle: heading.optional(),
  /** Caption: what is not published, how it was counted. */
  figureNote: paragraph.optional(),
};

/** Fields of a block that can be drawn, with the kinds of figures that can read it. */
export const drawn = <const Kinds extends readonly [FigureKind, ...FigureKind[]]>(...kinds: Kinds) => ({
  /** Draws the block; its words stay, as a list or table beside the drawing. */
  figure: z
    .enum(kinds, { error: `is no figure of this block: choose from ${kinds.join(', ')}, or leave it out` })
    .optional(),
  ...figureHead,
  /** The figure goes from edge to edge of the window, as a horizon does; one on a page at most, in its middle third. */
  bleed: z.literal(true).optional(),
});

/** What a block lacks for its figure: the field, and what to write there. */
type Lack = { path: PropertyKey[]; message: string };
type Drawn = {
  figure?: FigureKind | undefined;
  figureTitle?: unknown;
  figureNote?: unknown;
  bleed?: unknown;
};

/**
 * Check of a block that can be drawn: it holds what its kind of figure reads.
 * @param lacks by kind, what a block lacks; a kind that reads only what every such block holds is left out
 */
export const holdsWhatIsDrawn =
  <Block extends Drawn>(lacks: { [Kind in FigureKind]?: (block: Block) => Lack[] }) =>
  ({ value, issues }: z.core.ParsePayload<Block>) => {
    const { figure } = value;
    const found = figure
      ? (lacks[figure]?.(value) ?? [])
      : (['figureTitle', 'figureNote', 'bleed'] as const)
          .filter((field) => value[field] !== undefined)
          .map((field) => ({
            path: [field],
            message: 'needs `figure`: say how the block is drawn, or take it out',
          }));
    if (value.bleed && figure && figure !== 'horizon')
      found.push({ path: ['bleed'], message: 'only `figure: horizon` goes from edge to edge: take it out' });
    for (const lack of found) issues.push({ code: 'custom', input: value, ...lack });
  };
