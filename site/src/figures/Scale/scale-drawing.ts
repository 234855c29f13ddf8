import { daysBetween, shortDate } from '@vanda/enquiry/day';
import { linesOf, widestText } from '../text-width.ts';

/** A dated thing on a line of time. */
export type ScaleItem = {
  /** ISO day. */
  date: string;
  /** Shown in place of the day: March 2019. */
  dateText?: string | undefined;
  /** What happened, each on lines of its own: the title, or place and title. */
  words: readonly string[];
  /** `duty`: a duty begins on this day; `now`: what holds today; `expected`: no day is set; otherwise a ring. */
  mark?: 'duty' | 'now' | 'expected' | undefined;
  /** ISO day from which it was moved. */
  originalDate?: string | undefined;
  /** The time from the date before up to this one is drawn as a band: set by law, or expected. */
  lead?: 'solid' | 'dotted' | undefined;
};

/** A span of time; positions in it are shares of it, 0 to 1. */
type Span = {
  at: (day: string) => number;
  /** How many steps it has: whole years, or so many days. */
  steps: number;
  /** Names of the steps, at their beginnings. */
  ticks: { share: number; label: string }[];
};

/** `years`: from the beginning of a year; `days`: counted from the first of the dates. */
export type ScaleUnit = 'years' | 'days';

const labelSize = 15;
const dateSize = 18;
const lineHeight = 19;
/** Between one row of labels and the next. */
const rowGap = 14;
const markRadius = 7;

/** In percent of the drawing, a tenth is a pixel at most. */
const tenths = (value: number) => Math.round(10 * value) / 10;

function spanOf(items: readonly ScaleItem[], unit: ScaleUnit): Span {
  const days = items.flatMap(({ date, originalDate }) => [date, originalDate ?? date]).toSorted();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return unit === 'days' ? daysOf(first, last) : yearsOf(Number(first.slice(0, 4)), Number(last.slice(0, 4)));
}

function yearsOf(first: number, last: number): Span {
  const steps = last - first + 1;
  const start = `${first}-01-01`;
  const whole = daysBetween(start, `${last + 1}-01-01`);
  return {
    at: (day) => daysBetween(start, day) / whole,
    steps,
    ticks: Array.from({ length: steps }, (_, i) => ({ share: i / steps, label: String(first + i) })),
  };
}

function daysOf(first: string, last: string): Span {
  const whole = daysBetween(first, last);
  const daysAStep = whole > 100 ? 100 : whole > 10 ? 10 : 1;
  const steps = Math.ceil(whole / daysAStep);
  return {
    at: (day) => daysBetween(first, day) / (steps * daysAStep),
    steps,
    ticks: Array.from({ length: steps }, (_, i) => ({
      share: i / steps,
      label: i === 0 || i === steps - 1 ? `day ${i * daysAStep}` : `${i * daysAStep}`,
    })),
  };
}

/** `16 months`, or `75 days` where the days of the month differ. */
export function distance(fromDay: string, toDay: string): string {
  if (fromDay.slice(8) !== toDay.slice(8)) return `${daysBetween(fromDay, toDay)} days`;
  const months = (day: string) => 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7));
  const number = months(toDay) - months(fromDay);
  return number === 1 ? '1 month' : `${number} months`;
}

const dateOf = ({ date, dateText }: ScaleItem) => dateText ?? shortDate(date);
const inOrder = (items: readonly ScaleItem[]) => items.toSorted((a, b) => (a.date < b.date ? -1 : 1));
const moves = (items: readonly ScaleItem[]) =>
  items.flatMap(({ date, originalDate }) => (originalDate ? [{ from: originalDate, to: date }] : []));

/** The bands between dates in their order. */
const leads = (items: readonly ScaleItem[]) =>
  items.flatMap(({ date, lead }, i) => {
    const from = items[i - 1]?.date;
    return lead && from !== undefined ? [{ from, to: date, lead }] : [];
  });

/** Narrowest width of the drawing across: its window of 75rem without the gutters. */
const leastWidth = 1090;
/** The years end a little inside the line. */
const across = (share: number) => tenths(1 + 98 * share);

/** Where dates, steps and moves lie on their line, as shares of it. */
export function scaleShares(unsorted: readonly ScaleItem[], unit: ScaleUnit = 'years') {
  const items = inOrder(unsorted);
  const { at, ticks } = spanOf(items, unit);
  return {
    ticks,
    points: items.map((item) => ({
      share: at(item.date),
      mark: item.mark,
      date: dateOf(item),
      words: item.words,
    })),
    moves: moves(items).map(({ from, to }) => ({ from: at(from), to: at(to) })),
  };
}

type Placed = { row: number; isBefore: boolean };
type Box = { x: number; width: number };

/**
 * Rows for labels under a line, the fewest that do: no label covers another, or the leader of one in a row below it.
 * Labels stand right of their leader, or left of it where that keeps the leaders short.
 */
function rowsFor(boxes: readonly Box[], rows = 1): Placed[] {
  const edges = ({ x, width }: Box, isBefore: boolean) => (isBefore ? [x - width, x] : [x, x + width]);
  const fits = (a: Box, placedA: Placed, b: Box, placedB: Placed) => {
    const [a0 = 0, a1 = 0] = edges(a, placedA.isBefore);
    const [b0 = 0, b1 = 0] = edges(b, placedB.isBefore);
    if (placedA.row === placedB.row) return a1 + 10 <= b0 || b1 + 10 <= a0;
    const [x, x0, x1] = placedA.row > placedB.row ? [a.x, b0, b1] : [b.x, a0, a1];
    return x < x0 - 1 || x > x1 + 3 || (x <= x0 && placedA.isBefore !== placedB.isBefore);
  };
  // The shortest leaders; a label that stands before its leader counts as half a row.
  let best: { placed: readonly Placed[]; cost: number } | undefined;
  const search = (placed: readonly Placed[], cost: number) => {
    if (best && cost >= best.cost) return;
    const box = boxes[placed.length];
    if (!box) {
      best = { placed, cost };
      return;
    }
    for (let row = 0; row < rows; row++)
      for (const isBefore of [false, true]) {
        const next = { row, isBefore };
        const [x0 = 0, x1 = 0] = edges(box, isBefore);
        if (x0 < 0 || x1 > leastWidth) continue;
        if (placed.every((other, i) => fits(boxes[i] as Box, other, box, next)))
          search([...placed, next], cost + row + (isBefore ? 0.5 : 0));
      }
  };
  search([], 0);
  if (best) return [...best.placed];
  if (rows > 8) throw new Error(`${boxes.length} labels find no place on one line: shorten their titles`);
  return rowsFor(boxes, rows + 1);
}

/** The drawing across: positions in percent of its width, the rest in pixels. */
export function scaleAcross(unsorted: readonly ScaleItem[], unit: ScaleUnit = 'years') {
  const items = inOrder(unsorted);
  const span = spanOf(items, unit);
  const labels = items.map(({ words }) => words.flatMap((text) => linesOf(text, 170, labelSize)));
  const boxes = items.map((item, i) => ({
    x: (leastWidth * across(span.at(item.date))) / 100,
    width: Math.max(
      widestText(dateOf(item), dateSize),
      ...(labels[i] ?? []).map((line) => widestText(line, labelSize)),
    ),
  }));
  const placed = rowsFor(boxes);
  const rowHeights = Array.from({ length: Math.max(...placed.map(({ row }) => row)) + 1 }, (_, row) =>
    Math.max(...placed.map((one, i) => (one.row === row ? (labels[i] ?? []).length : 0))),
  ).map((lines) => dateSize + lines * lineHeight + rowGap);
  const above = (row: number) => rowHeights.slice(0, row).reduce((sum, height) => sum + height, 0);
  const arcs = arcsOf(moves(items), span);
  const axis = 40 + Math.max(16, ...arcs.map(({ height }) => height + 22));
  return {
    height: axis + 24 + above(rowHeights.length) - rowGap + 8,
    axis,
    ticks: span.ticks.map(({ share, label }) => ({ x: across(share), label })),
    end: across(1),
    arcs,
    bands: leads(items).map(({ from, to, lead }) => ({
      from: across(span.at(from)),
      to: across(span.at(to)),
      lead,
      label: distance(from, to),
    })),
    points: items.map((item, i) => ({
      x: across(span.at(item.date)),
      mark: item.mark,
      isBefore: placed[i]?.isBefore ?? false,
      leader: 24 + above(placed[i]?.row ?? 0),
      date: dateOf(item),
      lines: labels[i] ?? [],
    })),
  };
}

/** Moves as arcs over the line: a longer one passes over those that it spans. */
function arcsOf(all: readonly { from: string; to: string }[], span: Span) {
  const placed: { from: string; to: string; level: number }[] = [];
  for (const move of all.toSorted((a, b) => daysBetween(a.from, a.to) - daysBetween(b.from, b.to))) {
    const under = placed.filter(({ from, to }) => from < move.to && move.from < to);
    placed.push({ ...move, level: Math.max(-1, ...under.map(({ level }) => level)) + 1 });
  }
  return placed.map(({ from, to, level }) => ({
    x: across(span.at(from)),
    to: across(span.at(to)),
    width: tenths(across(span.at(to)) - across(span.at(from))),
    height: 44 + 40 * level,
    label: distance(from, to),
  }));
}

/** Where labels of given heights come to lie one under the other, as near to where they belong as can be. */
function apart(wanted: readonly number[], heights: readonly number[]): number[] {
  type Group = { start: number; from: number; to: number; height: number };
  const groups: Group[] = [];
  wanted.forEach((y, i) => {
    let group = { start: Math.max(0, y), from: i, to: i, height: heights[i] ?? 0 };
    for (let last = groups.at(-1); last && last.start + last.height > group.start; last = groups.at(-1)) {
      groups.pop();
      const from = last.from;
      const to = group.to;
      // The group as a whole lies where its labels would on average.
      let offset = 0;
      let sum = 0;
      for (let k = from; k <= to; k++) {
        sum += (wanted[k] ?? 0) - offset;
        offset += heights[k] ?? 0;
      }
      group = { start: Math.max(0, sum / (to - from + 1)), from, to, height: offset };
    }
    groups.push(group);
  });
  return groups.flatMap(({ start, from, to }) => {
    let y = start;
    return Array.from({ length: to - from + 1 }, (_, k) => {
      const own = y;
      y += heights[from + k] ?? 0;
      return Math.round(own);
    });
  });
}

/** Pixels from the left: the line of time, and where labels begin. At 320 px of window 176 px are left for them. */
const tallAxis = 72;
const tallLabels = 104;
const tallLabelWidth = 176;

/** The drawing down the page: everything in pixels. */
export function scaleTall(unsorted: readonly ScaleItem[], unit: ScaleUnit = 'years') {
  const items = inOrder(unsorted);
  const span = spanOf(items, unit);
  const length = span.steps * Math.max(30, Math.min(104, Math.round(500 / span.steps)));
  const top = 12;
  const down = (day: string) => Math.round(top + span.at(day) * length);
  const labels = items.map(({ words }) => words.flatMap((text) => linesOf(text, tallLabelWidth, labelSize)));
  const heights = labels.map((lines) => dateSize + lines.length * lineHeight + 8);
  const tops = apart(
    items.map(({ date }) => down(date) - 12),
    heights,
  );
  const end = top + length;
  return {
    height: Math.max(end, (tops.at(-1) ?? 0) + (heights.at(-1) ?? 0)) + 4,
    axis: tallAxis,
    labelX: tallLabels,
    end,
    ticks: span.ticks.map(({ share, label }) => ({ y: Math.round(top + share * length), label })),
    arcs: moves(items).map(({ from, to }) => ({ from: down(from), to: down(to) })),
    bands: leads(items).map(({ from, to, lead }) => ({ from: down(from), to: down(to), lead })),
    points: items.map((item, i) => ({
      y: down(item.date),
      mark: item.mark,
      labelY: (tops[i] ?? 0) + 16,
      date: dateOf(item),
      lines: labels[i] ?? [],
    })),
  };
}

export const scaleSizes = { lineHeight, markRadius };
