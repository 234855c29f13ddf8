import { daysBetween } from '@vanda/forms/day';
import type { NamedInstrument } from '../references.ts';
import {
  type Force,
  forceOrder,
  type HorizonRule,
  horizonRules,
  isToCome,
  type Lane,
} from './horizon-rules.ts';

/**
 * x in per cent of the width, heights in px above a lane's ground; solved for the narrowest window.
 */
export const narrowestPx = 1200;

const axisStart = '2019-01-01';
const axis = { left: 4.45, width: 86, before: 2.85, noDay: 95.6 };

export type Box = { x: number; h: number; width: number; height: number };

export type Mark = {
  rule: HorizonRule;
  kind: 'head' | 'later';
  x: number;
  h: number;
  isPast: boolean;
  box: Box;
  label?: { side: 'left' | 'right'; up: number; box: Box };
};

export type Arc = { rule: HorizonRule; fromX: number; toX: number; h: number; up: number; months: number };

export type DrawnLane = { id: string; title: string; y: number } & ReturnType<typeof drawLane>;
export type Horizon = ReturnType<typeof horizonOf>;

const headBox = { width: 16, height: 17 };
const laterBox = { width: 11, height: 12 };
const lowBox = { width: 9, height: 10 };
/** Width of the widest text face at 15 px. */
const letterPx = 8.7;
const crowd = 5;
const longMove = 12;
const topPx = 34;
const gapPx = 16;

const px = (x: number) => (x * narrowestPx) / 100;
const percent = (x: number) => Math.round(x * 10) / 10;

const overlaps = (a: Box, b: Box): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.h - b.h) < (a.height + b.height) / 2;

/** @param lanes from the top to the bottom */
export function horizonOf(instruments: readonly NamedInstrument[], lanes: readonly Lane[], today: string) {
  const rules = horizonRules(instruments, lanes, today);
  const lastYear = Math.max(2030, Number(today.slice(0, 4)) + 4);
  const length = daysBetween(axisStart, `${lastYear + 1}-01-01`);
  /** A day beyond the axis is drawn at its end. */
  const xOf = (day: string) =>
    percent(axis.left + axis.width * Math.min(1, Math.max(0, daysBetween(axisStart, day) / length)));
  const context = { today, xOf };
  const drawn: DrawnLane[] = [];
  let y = topPx;
  for (const lane of lanes) {
    const { height, ...rest } = drawLane(
      rules.filter((rule) => rule.lane === lane.id),
      context,
    );
    y += height + gapPx;
    drawn.push({ id: lane.id, title: lane.title, y, height, ...rest });
  }
  const years = Array.from({ length: lastYear - 2018 }, (_, i) => 2019 + i);
  return {
    height: y,
    todayX: xOf(today),
    noDayX: axis.noDay,
    years: years.map((year) => ({ year, x: xOf(`${year}-01-01`) })),
    lanes: drawn,
  };
}

type Context = { today: string; xOf: (day: string) => number };

function drawLane(rules: readonly HorizonRule[], { today, xOf }: Context) {
  const marks: Mark[] = [];
  const place = (
    rule: HorizonRule,
    day: string | undefined,
    size: typeof headBox,
    lowest: number,
    step: number,
  ) => {
    const x = day === undefined ? axis.noDay : day < axisStart ? axis.before : xOf(day);
    const box = { x: px(x), h: lowest, ...size };
    while (marks.some((mark) => overlaps(mark.box, box))) box.h += step;
    const kind = size === laterBox ? 'later' : 'head';
    const mark: Mark = { rule, kind, x, h: box.h, isPast: day !== undefined && day <= today, box };
    marks.push(mark);
    return mark;
  };
  const low = rules.filter(({ force }) => isLow(force));
  const high = rules.filter(({ force }) => !isLow(force));
  for (const rule of low) place(rule, rule.day, lowBox, 11, 11);
  const upper = Math.max(16, ...marks.map(({ h }) => h + 6)) + 10;
  for (const rule of high) place(rule, rule.day, headBox, upper, 2);
  for (const rule of rules)
    for (const day of rule.later) if (day >= axisStart) place(rule, day, laterBox, upper, 2);

  const top = Math.max(0, ...marks.map(({ box }) => box.h + box.height / 2));
  const arcs = arcsOf(high, marks, xOf);
  const crowds = crowdsOf(high, marks, xOf, today);
  let height = Math.max(high.length === low.length ? 56 : 92, top + 4);
  for (const arc of arcs) if (arc.months >= longMove) height = Math.max(height, arc.h + arc.up + 22);
  for (const { h } of crowds) height = Math.max(height, h + 20);
  const taken: Box[] = [
    { x: px(axis.left) + 105, h: height - 19, width: 220, height: 44 },
    ...arcs.map(arcBox),
    ...crowds.map(crowdBox),
  ];
  for (const mark of byRank(marks, crowds)) {
    const label = labelPlace(mark, marks, taken);
    if (!label) continue;
    mark.label = label;
    taken.push(label.box);
    height = Math.max(height, mark.h + label.up + 12);
  }
  const fallen = rules.flatMap(({ force, day, end }) =>
    force === 'revoked' && day !== undefined && end !== undefined && end > axisStart
      ? [{ fromX: xOf(day), toX: xOf(end) }]
      : [],
  );
  /** Sorted in the order of drawing: by day, tall ones first. */
  const byRule = new Map(
    [...Map.groupBy(marks, ({ rule }) => rule)].sort(
      ([, [a]], [, [b]]) => (a?.x ?? 0) - (b?.x ?? 0) || (b?.h ?? 0) - (a?.h ?? 0),
    ),
  );
  return { height, rules, marks: byRule, arcs, crowds, fallen };
}

/** A link with its name takes about 27 bytes of the page, a dot 5. */
const mostLinked = 220;

/** All other rules are dots, so that the hub stays within 20 kB. */
export function linkedRules(rules: readonly HorizonRule[]): ReadonlySet<HorizonRule> {
  const isWatched = (rule: HorizonRule) => Number(isToCome(rule) || rule.moved.length > 0);
  const byWeight = (a: HorizonRule, b: HorizonRule) =>
    isWatched(b) - isWatched(a) ||
    forceOrder.indexOf(a.force) - forceOrder.indexOf(b.force) ||
    (b.day ?? '9999').localeCompare(a.day ?? '9999');
  return new Set(rules.toSorted(byWeight).slice(0, mostLinked));
}

/** Rules that do not bind are drawn low. */
export const isLow = (force: Force) => force === 'voluntary' || force === 'draft';

/** Arcs of the longest move from each day to a drawn one. */
function arcsOf(rules: readonly HorizonRule[], marks: readonly Mark[], xOf: Context['xOf']): Arc[] {
  const longest = rules.flatMap((rule) => {
    const arcs = rule.moved.flatMap(({ from, to }): Arc[] => {
      const mark = marks.find((one) => one.rule === rule && one.x === xOf(to));
      const months = Math.round(daysBetween(from, to) / 30.44);
      if (!mark || months < 1) return [];
      return [
        {
          rule,
          fromX: xOf(from),
          toX: mark.x,
          h: mark.h,
          up: Math.min(46, Math.round(10 + months * 2.2)),
          months,
        },
      ];
    });
    return [...Map.groupBy(arcs, ({ fromX }) => fromX).values()].map((same) =>
      same.reduce((long, arc) => (arc.months > long.months ? arc : long)),
    );
  });
  const named = marks.map(({ box }) => box);
  return longest.map((arc) => {
    if (arc.months < longMove) return arc;
    const box = moveBox(arc);
    while (named.some((other) => overlaps(other, box))) box.h += 4;
    named.push(box);
    return { ...arc, up: box.h - arc.h };
  });
}

const moveBox = ({ fromX, toX, h, up }: Arc): Box => ({
  x: px((fromX + toX) / 2),
  h: h + up,
  width: 110,
  height: 18,
});

const arcBox = ({ fromX, toX, h, up }: Arc): Box => ({
  x: px((fromX + toX) / 2),
  h: h + up * 0.8 + 6,
  width: px(toX - fromX) * 0.8,
  height: 30,
});

const crowdsOf = (
  rules: readonly HorizonRule[],
  marks: readonly Mark[],
  xOf: Context['xOf'],
  today: string,
) =>
  [
    ...Map.groupBy(
      rules.filter(({ day }) => day !== undefined && day >= axisStart),
      ({ day = '' }) => day,
    ),
  ]
    .filter(([, same]) => same.length >= crowd)
    .map(([day, same]) => {
      const x = xOf(day);
      const near = marks.filter(({ box }) => Math.abs(box.x - px(x)) < 12).map(({ h }) => h);
      return { day, count: same.length, x, h: Math.max(...near) + 13, isPast: day <= today };
    });

type Crowd = ReturnType<typeof crowdsOf>[number];

const crowdBox = ({ x, h, isPast }: Crowd): Box => ({
  x: px(x) + (isPast ? -130 : 130),
  h: h + 4,
  width: 260,
  height: 34,
});

function byRank(marks: readonly Mark[], crowds: readonly Crowd[]): Mark[] {
  const place = ({ rule: { rank = 0, next } }: Mark) => rank - (next ? 1 : 0);
  return marks
    .filter(
      ({ kind, rule }) =>
        kind === 'head' &&
        rule.rank !== undefined &&
        (isLow(rule.force) || !crowds.some(({ day }) => day === rule.day)),
    )
    .sort((a, b) => place(a) - place(b) || (a.rule.id < b.rule.id ? -1 : 1));
}

/** The place of a label: beside the head, otherwise lifted on a leader; undefined where each place is taken. */
function labelPlace(mark: Mark, marks: readonly Mark[], taken: readonly Box[]): Mark['label'] {
  const { x } = mark.box;
  const width = mark.rule.name.length * letterPx + 6;
  const isFree = (box: Box) =>
    box.x + box.width / 2 < px(99.6) &&
    box.x - box.width / 2 > px(axis.left) - 12 &&
    !marks.some((other) => other !== mark && overlaps(other.box, box)) &&
    !taken.some((other) => overlaps(other, box));
  const sides = mark.x > 72 ? (['left', 'right'] as const) : (['right', 'left'] as const);
  for (const side of sides) {
    const box = { x: x + (side === 'right' ? 1 : -1) * (11 + width / 2), h: mark.h, width, height: 16 };
    if (isFree(box)) return { side, up: 0, box };
  }
  for (let up = 15; up < 90; up += 5) {
    const leader = { x, h: mark.h + 9 + (up - 9) / 2, width: 3, height: up - 10 };
    for (const side of sides) {
      const box = { x: x + (side === 'right' ? 1 : -1) * (width / 2 - 1), h: mark.h + up, width, height: 16 };
      if (isFree(box) && isFree(leader)) return { side, up, box };
    }
  }
  return undefined;
}
