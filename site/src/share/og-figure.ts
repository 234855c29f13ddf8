import { halfPetal, innerPetal, petal } from '../figures/KindMark/petal.ts';
import type { ShareFigure } from '../figures/share-figure.ts';

/** A line of lettering: its baseline box begins at `top`; all in pixels of the picture. */
export type Lettering = {
  text: string;
  x: number;
  top: number;
  size: number;
  /** Which edge of the line stands at `x`. */
  align: 'start' | 'end';
  tone: 'ink' | 'ink-2' | 'on-deep' | 'on-pale';
};

export type FigureParts = { shapes: string; lettering: Lettering[] };
type Colour = (token: string) => string;

/** The figure's place: left and right edge, and its upper edge, in pixels. */
const left = 72;
const right = 1128;
const top = 366;
const width = right - left;

const px = (value: number) => Math.round(10 * value) / 10;
const letters = 0.53;

/** A page's figure under its title, in few large marks; no lettering is under 24 px. */
export function drawFigure(figure: ShareFigure, colour: Colour): FigureParts {
  const head: Lettering = { text: figure.title, x: left, top, size: 36, align: 'start', tone: 'ink' };
  const { shapes, lettering } = drawn(figure, colour);
  return { shapes, lettering: [head, ...lettering] };
}

function drawn(figure: ShareFigure, colour: Colour): FigureParts {
  if (figure.kind === 'dates') return dates(figure, colour);
  return figure.kind === 'parts' ? parts(figure, colour) : petals(figure, colour);
}

function dates(
  { ticks, points, moves }: Extract<ShareFigure, { kind: 'dates' }>,
  colour: Colour,
): FigureParts {
  const axis = 500;
  const at = (share: number) => px(left + 16 + (width - 32) * share);
  const fills = { duty: colour('--seed'), now: colour('--jade'), expected: colour('--paper') };
  const ink = colour('--ink');
  const everyOther = ticks.length > 9 ? 2 : 1;
  const shapes = [
    ...ticks.map(
      ({ share }) =>
        `<path d="M${at(share)} 424V${axis}" stroke="${ink}" stroke-opacity=".22" stroke-width="2"/>`,
    ),
    `<path d="M${left} ${axis}H${right}" stroke="${ink}" stroke-width="4"/>`,
    ...moves.map(({ from, to }) => {
      const [a, b] = [at(from), at(to)];
      const control = axis - Math.min(52, 20 + (b - a) / 6);
      return `<path d="M${a} ${axis}C${a} ${control} ${b} ${control} ${b} ${axis - 16}" fill="none" stroke="${colour('--orchid')}" stroke-width="4"/>`;
    }),
    ...points.map(
      ({ share, mark }) =>
        `<circle cx="${at(share)}" cy="${axis}" r="13" fill="${mark ? fills[mark] : colour('--paper')}" stroke="${ink}" stroke-width="4"${mark === 'expected' ? ' stroke-dasharray="0 8" stroke-linecap="round"' : ''}/>`,
    ),
  ];
  return {
    shapes: shapes.join(''),
    lettering: [
      ...ticks
        .filter((_, i) => i % everyOther === 0)
        .map(
          ({ share, label }): Lettering => ({
            text: label,
            x: at(share) + 8,
            top: 416,
            size: 26,
            align: 'start',
            tone: 'ink-2',
          }),
        ),
      ...labels(points.map((point) => ({ ...point, x: at(point.share) }))),
    ],
  };
}

type Labelled = { x: number; date: string; words: readonly string[]; mark?: string | undefined };

/** As many labels as fit side by side: marks that say something first, from the last back. */
function labels(points: readonly Labelled[]): Lettering[] {
  const size = 28;
  const taken: { from: number; to: number }[] = [];
  const wanted = points.toReversed().toSorted((a, b) => Number(Boolean(b.mark)) - Number(Boolean(a.mark)));
  return wanted.flatMap(({ x, date, words }) => {
    const name = words.at(-1) ?? '';
    const room = Math.max(date.length, name.length) * size * letters;
    const align = x + room > right ? 'end' : 'start';
    const box = align === 'end' ? { from: x - room, to: x } : { from: x, to: x + room };
    if (box.from < left - 16 || taken.some(({ from, to }) => box.from < to + 24 && from < box.to + 24))
      return [];
    taken.push(box);
    const shared = { x: align === 'end' ? x + 13 : x - 13, size, align } as const;
    return [
      { ...shared, text: date, top: 524, tone: 'ink' },
      { ...shared, text: name, top: 560, tone: 'ink-2' },
    ];
  });
}

function parts({ parts: all }: Extract<ShareFigure, { kind: 'parts' }>, colour: Colour): FigureParts {
  const [y, height] = [446, 110];
  let start = left;
  const placed = all.map(({ share, label }, i) => {
    const part = { x: start, width: px(width * share), label, isDeep: i % 2 === 0 };
    start = px(start + part.width);
    return part;
  });
  return {
    shapes: placed
      .map(
        (part) =>
          `<rect x="${part.x}" y="${y}" width="${part.width}" height="${height}" fill="${colour(part.isDeep ? '--pl-1' : '--pl-3')}" stroke="${colour('--paper')}" stroke-width="4"/>`,
      )
      .join(''),
    lettering: placed.map(({ x, label, isDeep }) => ({
      text: label,
      x: x + 20,
      top: y + 32,
      size: 40,
      align: 'start',
      tone: isDeep ? 'on-deep' : 'on-pale',
    })),
  };
}

function petals({ petals: all }: Extract<ShareFigure, { kind: 'petals' }>, colour: Colour): FigureParts {
  const step = width / all.length;
  const solid = `fill="${colour('--pl-1')}"`;
  const line = (token: string) => `fill="none" stroke="${colour(token)}" stroke-width="1.6"`;
  const path = (d: string, attributes: string) => `<path d="${d}" ${attributes}/>`;
  const drawings: Record<(typeof all)[number]['kind'], string> = {
    binding: path(petal, solid),
    'in-part': path(petal, line('--ink')) + path(halfPetal, solid),
    later: `${path(petal, line('--ink'))}<circle cy="-11" r="4" fill="${colour('--seed')}" stroke="${colour('--ink')}"/>`,
    voluntary: path(petal, line('--pl-1')) + path(innerPetal, line('--pl-1')),
    told: path(petal, line('--pl-1')),
    'not-in-force': path(petal, `${line('--ink-2')} stroke-dasharray="0 4" stroke-linecap="round"`),
    none: path('M-12-10h12', line('--ink')),
  };
  return {
    shapes: all
      .map(
        ({ kind }, i) =>
          `<g transform="translate(${px(left + step * i + 44)} 512)scale(3.2)">${drawings[kind]}</g>`,
      )
      .join(''),
    lettering: all.flatMap(({ name, word }, i) => {
      const shared = { x: px(left + step * i), align: 'start' } as const;
      return [
        { ...shared, text: name, size: 25, top: 526, tone: 'ink' },
        { ...shared, text: word, size: 24, top: 560, tone: 'ink-2' },
      ];
    }),
  };
}
