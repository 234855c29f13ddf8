import { daysBetween } from '@vanda/forms/day';
import { withoutOwner } from '../market-rules.ts';
import { forceOrder, type HorizonRule } from './horizon-rules.ts';

/** In units of the drawing, which a phone shows at its size. */
export const plate = { width: 332, axis: 40, root: 108, labels: 177 };
/** Largest distance of two stems, and of the outermost from the root. */
const spread = { between: 24, most: 48 };
const timeHeight = 330;
/** A row of the bands for rules without a day, and for those before the axis. */
const row = 26;
const line = 17;
const between = 8;
/** Letters of the widest text face in a line of 14 px beside the plant. */
const mostLetters = 19;
/** More would be higher than a screen. The first to go without a name is what binds least. */
const mostLabels = 8;
const firstDay = '2019-01-01';

/** `buds`: later parts above the head. `labelY`: the middle of the label. */
export type Stem = ReturnType<typeof plateOf>['stems'][number];

/** The rules of one market as one plant: a stem each, as high as its day, the highest in the middle. */
export function plateOf(rules: readonly HorizonRule[], market: string, today: string) {
  const dayOf = ({ day = '9' }: HorizonRule) => day;
  const downwards = rules.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)) || a.id.localeCompare(b.id));
  const days = rules.flatMap(({ day, later }) => [...(day ? [day] : []), ...later]);
  const drawn = [today, ...days.filter((day) => day >= firstDay)].sort();
  const firstYear = Number(drawn[0]?.slice(0, 4));
  const years = Array.from(
    { length: Number(drawn.at(-1)?.slice(0, 4)) + 2 - firstYear },
    (_, i) => `${firstYear + i}-01-01`,
  );
  const [start = '', end = ''] = [years[0], years.at(-1)];
  const undated = downwards.filter(({ day }) => !day);
  const older = downwards.filter(({ day }) => day && day < start);
  const named = downwards
    .toSorted((a, b) => forceOrder.indexOf(a.force) - forceOrder.indexOf(b.force))
    .slice(0, mostLabels);
  const labels = downwards.map((rule) =>
    named.includes(rule) ? inLines(withoutOwner(rule.name, market)) : [],
  );
  const labelHeight = ({ length }: readonly string[]) => (length > 0 ? length * line + between : 0);
  const top = row * (undated.length + 1);
  const height = Math.max(
    timeHeight,
    labels.reduce((sum, lines) => sum + labelHeight(lines), 0) - row * (older.length + undated.length),
  );
  const ground = top + height + row * (older.length + 0.8);
  const onAxis = (day: string) =>
    Math.round(top + height * (1 - daysBetween(start, day) / daysBetween(start, end)));
  const yOf = (rule: HorizonRule) => {
    if (!rule.day) return row * (undated.indexOf(rule) + 0.5);
    return older.includes(rule) ? top + height + row * (older.indexOf(rule) + 0.8) : onAxis(rule.day);
  };
  const step = Math.min(spread.between, (2 * spread.most) / rules.length);
  const middles = apart(
    downwards.map((rule, i) => ({ y: yOf(rule), height: labelHeight(labels[i] ?? []) })),
    ground,
  );
  return {
    height: ground + 30,
    ground,
    todayY: onAxis(today),
    years: years.map((day) => ({ year: day.slice(0, 4), y: onAxis(day) })),
    undatedY: undated.length > 0 ? row / 2 : undefined,
    olderY: older.length > 0 ? top + height + row * 0.8 : undefined,
    stems: downwards.map((rule, i) => ({
      rule,
      x: Math.round(plate.root + (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * step),
      y: yOf(rule),
      buds: rule.later
        .filter((day) => day > dayOf(rule) && day >= start)
        .map((day) => ({ y: onAxis(day), isPast: day <= today })),
      lines: labels[i] ?? [],
      labelY: Math.round(middles[i] ?? 0),
    })),
  };
}

function inLines(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= mostLetters)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Middles of labels from top to bottom, near the wanted ones, without an overlap. */
function apart(labels: readonly { y: number; height: number }[], bottom: number): number[] {
  const middles: number[] = [];
  let free = 0;
  for (const { y, height } of labels) {
    middles.push(Math.max(y, free + height / 2));
    free = (middles.at(-1) ?? 0) + height / 2;
  }
  let limit = bottom;
  for (const [i, { height }] of [...labels.entries()].toReversed()) {
    middles[i] = Math.min(middles[i] ?? 0, limit - height / 2);
    limit = (middles[i] ?? 0) - height / 2;
  }
  return middles;
}
