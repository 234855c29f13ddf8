import { daysBetween } from '@vanda/forms/day';
import { withoutOwner } from '../market-rules.ts';
import { forceOrder, type HorizonRule, soonest } from './horizon-rules.ts';

/** In units of the drawing, which a phone shows at its size. */
export const plate = { width: 332, axis: 40, root: 112, labels: 177 };
/** Units of the drawing from the root to the outermost stem. */
const spread = 46;
const timeHeight = 330;
/** A row of the bands for rules without a day, and for those before the axis. */
const row = 26;
const line = 17;
const between = 8;
/** Letters of the widest text face in a line of 14 px beside the plant. */
const mostLetters = 19;
/** More would be higher than a screen. The rules with the next days have a name first, then what binds most. */
const mostLabels = 10;
/** Room below the ground for the roots. */
const below = 30;
const firstDay = '2019-01-01';

/** `buds`: later parts above the head. `labelY`: the middle of the label. */
export type Stem = ReturnType<typeof plateOf>['stems'][number];

/** The rules of one market: a stem each, as high as its day, lower from left to right, so that none crosses the line to a label. */
export function plateOf(rules: readonly HorizonRule[], market: string, today: string) {
  const dayOf = ({ day = '9' }: HorizonRule) => day;
  const partsOf = ({ later, deadlines }: HorizonRule) => [...later, ...deadlines];
  const topOf = (rule: HorizonRule) => [dayOf(rule), ...partsOf(rule)].sort().at(-1) ?? '';
  const downwards = rules.toSorted((a, b) => topOf(b).localeCompare(topOf(a)) || a.id.localeCompare(b.id));
  const days = rules.flatMap((rule) => [...(rule.day ? [rule.day] : []), ...partsOf(rule)]);
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
    .toSorted(
      (a, b) =>
        soonest(a).localeCompare(soonest(b)) || forceOrder.indexOf(a.force) - forceOrder.indexOf(b.force),
    )
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
  const steps = downwards.length - 1;
  const stems = downwards.map((rule, i) => {
    const y = yOf(rule);
    const buds = partsOf(rule)
      .filter((day) => day > dayOf(rule) && day >= start)
      .map((day) => ({ y: onAxis(day), isPast: day <= today }));
    const lines = labels[i] ?? [];
    const x = Math.round(plate.root + (steps > 0 ? (2 * i) / steps - 1 : 0) * spread);
    return { rule, x, y, top: Math.min(y, ...buds.map((bud) => bud.y)), buds, lines };
  });
  const middles = apart(stems.map(({ top: y, lines }) => ({ y, height: labelHeight(lines) })));
  return {
    /** Above 0 where the labels need it. */
    sky: Math.min(0, (middles[0] ?? 0) - labelHeight(labels[0] ?? []) / 2),
    height: ground + below,
    ground,
    todayY: onAxis(today),
    years: years.map((day) => ({ year: day.slice(0, 4), y: onAxis(day) })),
    undatedY: undated.length > 0 ? row / 2 : undefined,
    olderY: older.length > 0 ? top + height + row * 0.8 : undefined,
    stems: stems.map((stem, i) => ({ ...stem, labelY: middles[i] ?? 0 })),
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

/** Middles of labels from top to bottom, at the wanted height, or above it where the next one needs the room. */
function apart(labels: readonly { y: number; height: number }[]): number[] {
  let limit = Number.POSITIVE_INFINITY;
  return labels
    .toReversed()
    .map(({ y, height }) => {
      const middle = Math.round(Math.min(y, limit - height / 2));
      limit = middle - height / 2;
      return middle;
    })
    .toReversed();
}
