import type { Assessment, FoundDuty } from '@vanda/eu-ai-act-rules/assess';
import { fullDate } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import { counted } from '@vanda/forms/plural';
import { groupBy } from '../../text/group-by.ts';

export type SheetContent = {
  card: readonly [name: string, use: string, role: string, organisation: string];
  today: string;
  days: readonly SheetDay[];
  openCount: number;
  /** A practice is prohibited today: nothing else is drawn. */
  isCut: boolean;
  /** SHA-256 of the answers, or empty. */
  fingerprint: string;
};

export type SheetDay = {
  day: string;
  original?: string | undefined;
  duties: readonly Pick<FoundDuty, 'article' | 'group' | 'isOpen'>[];
};

export type Shape =
  | { kind: string; d: string; rotate?: number | undefined; x?: number; y?: number }
  | { kind: string; circle: readonly [x: number, y: number, radius: number] }
  | { kind: string; text: string; x: number; y: number };

export const width = 440;
export const height = 640;
const ground = 482;
const stem = 160;
const labels = 312;
const entryIntoForce = '2024-08-01';
const years = (day: string) => (Date.parse(day) - Date.parse(entryIntoForce)) / 31_557_600_000;
const round = (value: number) => Math.round(value * 10) / 10;

export function resultSheetOf(
  { findings, duties, openPoints }: Assessment,
  system: Readonly<Record<string, string>>,
  today: string,
  fingerprint: string,
): SheetContent {
  const all = duties.flatMap((role) => role.duties);
  const stopped = all.filter(
    ({ article, day, isOpen }) => article.startsWith('Article 5(1)') && day <= today && !isOpen,
  );
  const drawn = stopped.length > 0 ? stopped : all;
  const use =
    findings.find(
      ({ row, mark }) => row === (stopped.length > 0 ? 'prohibited' : 'high-risk') && mark !== 'absent',
    ) ?? findings.find(({ row, mark }) => row === 'transparency' && mark !== 'absent');
  const days = groupBy(drawn, ({ day }) => day);
  return {
    card: [
      system.name || 'An AI system',
      use
        ? withProvision(use.title.replace(/^Yes: (it )?/, ''), firstProvision(use.article))
        : 'No listed use found',
      duties.length > 0 ? `As ${duties.map(({ title }) => title).join(', ')}` : 'No duty today',
      system.organisation || 'EU AI Act check',
    ],
    today,
    days: [...days]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([day, group]) => ({
        day,
        original: group.find(({ original }) => original)?.original,
        duties: inGroups(group),
      })),
    openCount: openPoints.length,
    isCut: stopped.length > 0,
    fingerprint,
  };
}

const lineLength = 33;

const shortened = (text: string, length: number) =>
  text.length > length ? `${text.slice(0, length - 1).trimEnd()}…` : text;

const withProvision = (title: string, provision: string) =>
  `${title.charAt(0).toUpperCase()}${shortened(title.slice(1), lineLength - 3 - provision.length)}, ${provision}`;

/** `Annex III 4(a)` of `Article 6(2); Annex III, point 4(a)`; `50(1)` of `Article 50(1), (5)`. */
function firstProvision(article: string): string {
  const [, point] = /Annex III, point ([\w()]+)/.exec(article) ?? [];
  if (point) return `Annex III ${point}`;
  return /\d+[a-z]?(?:\(\w+\))*/.exec(article)?.[0] ?? article;
}

/** Groups in the order of their first duty. */
const inGroups = (duties: readonly FoundDuty[]) => [...groupBy(duties, ({ group }) => group).values()].flat();

export function describeSheet({ days, today, openCount, isCut }: SheetContent): string {
  const named = ({ day, duties }: SheetDay) =>
    duties.length > 3
      ? `${counted(duties.length, 'petal')} ${day <= today ? 'since' : 'from'} ${fullDate(day)}`
      : `${duties.map(({ article }) => article).join(' and ')} ${day <= today ? 'since' : 'from'} ${fullDate(day)}`;
  const count = (some: readonly SheetDay[]) => some.reduce((sum, { duties }) => sum + duties.length, 0);
  const part = (some: readonly SheetDay[], what: string) =>
    some.length > 0 ? `${counted(count(some), 'petal')} ${what}: ${some.map(named).join('; ')}.` : '';
  const grown = [
    part(
      days.filter(({ day }) => day <= today),
      'in force',
    ),
    part(
      days.filter(({ day }) => day > today),
      'dotted, to come',
    ),
  ];
  return [
    ...(isCut ? [`A cut stem: prohibited. ${days.map(named).join('; ')}.`] : grown),
    ...(days.length === 0 ? ['Two leaves and no petal: no duty.'] : []),
    openCount > 0 ? `${counted(openCount, 'open point')} as rings.` : 'Nothing open.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The same findings give the same drawing. Height is time, from the entry into force. */
export function drawSheet(sheet: SheetContent): Shape[] {
  const { days, today, isCut, fingerprint } = sheet;
  const hash = Number.parseInt(fingerprint.slice(0, 8) || '0', 16);
  const lastYears = Math.max(...days.map(({ day }) => years(day)), years(today));
  const scale = Math.min(68, (ground - 100) / lastYears);
  const yOf = (day: string) => round(ground - years(day) * scale);
  const top = Math.min(ground - 34, ...days.map(({ day }) => yOf(day)));
  const flowers = isCut ? [] : arranged(days, yOf, hash);
  const lean = (hash % 9) - 4;
  const leaves = [-(50 + ((hash >>> 5) % 16)), 44 + ((hash >>> 9) % 16)];
  return [
    { kind: 'sheet', d: `M.5 .5h${width - 1}v${height - 1}h-${width - 1}z` },
    ...axis(today, yOf),
    { kind: 'ground', d: `M52 ${ground}H424` },
    ...leaders(flowers, sheet, yOf),
    {
      kind: 'root',
      d: `M${stem} ${ground}c-6 9-16 10-24 18m24-18c4 10 12 12 18 20m-18-20c-1 10-3 14-2 22`,
    },
    {
      kind: 'stem',
      d: `M${stem} ${ground}C${stem + lean * 3} ${round(ground - (ground - top) * 0.4)} ${stem - lean * 3} ${round(ground - (ground - top) * 0.7)} ${stem} ${top}`,
    },
    ...leaves.map((length) => leaf(length)),
    ...(isCut ? cutFlower(days, top) : flowers.flatMap((flower) => drawFlower(flower, today))),
    ...dayLabels(sheet, yOf),
    ...rings(sheet.openCount),
    tape(top, leaves[0] ?? 0),
    ...card(sheet),
  ];
}

function axis(today: string, yOf: (day: string) => number): Shape[] {
  const now = yOf(today);
  const ticks = [2025, 2026, 2027, 2028, 2029, 2030, 2031]
    .map((year) => ({ year, y: yOf(`${year}-01-01`) }))
    .filter(({ y }) => y > 16);
  return [
    ...ticks.flatMap(({ year, y }): Shape[] => [
      { kind: 'tick', d: `M52 ${y}h8` },
      ...(year % 2 === 1 ? [{ kind: 'year', text: `${year}`, x: 6, y: y + 6 }] : []),
    ]),
    { kind: 'today', d: `M56 ${now}H${labels - 14}` },
    { kind: 'seed', circle: [56, now, 6] },
  ];
}

type Flower = SheetDay & { x: number; y: number; radius: number };

/** Large ones first, below small ones, where they cover least. */
function arranged(days: readonly SheetDay[], yOf: (day: string) => number, hash: number): Flower[] {
  const placed: Flower[] = [];
  const bySize = days.toSorted((a, b) => b.duties.length - a.duties.length);
  for (const day of bySize) {
    const radius = Math.min(80, 38 + 2.2 * day.duties.length);
    const y = yOf(day.day);
    const cover = (x: number) =>
      placed.reduce((sum, other) => {
        const apart = Math.hypot(x - other.x, y - other.y);
        return sum + Math.max(0, radius + other.radius - apart) + 1 / apart;
      }, 0);
    // Right for a large one, which would cover the years on the left.
    const first = radius > 60 || (hash >>> 3) % 2 === 1 ? 1 : -1;
    const reach = radius > 56 ? 52 : 46;
    const sides =
      days.length === 1 ? [stem] : [1, -1].map((side) => Math.max(62 + radius, stem + first * side * reach));
    const [x = stem] = sides.toSorted((a, b) => cover(a) - cover(b));
    placed.push({ ...day, x, y, radius });
  }
  return placed;
}

function petal(length: number, half: number, inner: number): string {
  const at = (across: number, along: number) => `${round(half * across)} ${round(-length * along)}`;
  return `M0 ${-inner}C${at(0.1, 0.26)} ${at(0.98, 0.4)} ${at(1, 0.64)} ${at(1, 0.86)} ${at(0.6, 1)} ${at(0, 1)} ${at(-0.7, 1)} ${at(-1, 0.84)} ${at(-1, 0.62)} ${at(-0.98, 0.4)} ${at(-0.1, 0.26)} ${at(0, inner / length)}z`;
}

const isLarge = ({ duties }: SheetDay) => duties.length > 6;

/** In the order of the groups, which six tenths of a petal part. */
function drawFlower(flower: Flower, today: string): Shape[] {
  const { x, y, radius, day, duties } = flower;
  const count = duties.length;
  const groups = [...new Set(duties.map(({ group }) => group))];
  const gap = isLarge(flower) && groups.length > 1 ? 0.6 : 0;
  const slot = 360 / (count + gap * groups.length);
  const few: Record<number, readonly number[]> = { 1: [0], 2: [-58, 58], 3: [0, 121, 239] };
  const half =
    count < 4 ? radius * 0.58 : Math.min(radius * 0.5, Math.tan(Math.PI / (360 / slot)) * radius * 0.86);
  const d = petal(radius, half, isLarge(flower) ? 15 : 6);
  const angles = duties.map(({ group }, i) => few[count]?.[i] ?? (i + gap * groups.indexOf(group)) * slot);
  const inForce = day <= today;
  const petals = duties.map(
    ({ isOpen }, i): Shape => ({
      kind: inForce ? (isOpen ? 'petal doubtful' : 'petal') : 'petal later',
      d,
      rotate: round(angles[i] ?? 0),
      x,
      y,
    }),
  );
  const numbers = groups.map((group): Shape => {
    const members = angles.filter((_, i) => duties[i]?.group === group);
    const middle = (((members[0] ?? 0) + (members.at(-1) ?? 0)) / 2 - 90) * (Math.PI / 180);
    return {
      kind: 'number',
      text: `${members.length}`,
      x: round(x + Math.cos(middle) * radius * 0.62),
      y: round(y + Math.sin(middle) * radius * 0.62 + 7),
    };
  });
  const side = Math.sign(x - stem);
  return [
    ...(side === 0
      ? []
      : [
          {
            kind: 'stem twig',
            d: `M${stem} ${Math.min(ground - 8, y + 30)}C${stem + side * 4} ${y + 12} ${x - side * 14} ${y + 6} ${x} ${y}`,
          },
        ]),
    ...petals,
    { kind: 'core', circle: [x, y, isLarge(flower) ? 11 : 5] },
    ...(gap > 0 ? numbers : []),
  ];
}

function cutFlower(days: readonly SheetDay[], top: number): Shape[] {
  const count = days.reduce((sum, { duties }) => sum + duties.length, 0);
  const d = petal(40, 23, 6);
  return [
    { kind: 'cut', d: `M${stem - 13} ${top + 8}l26 -16` },
    ...Array.from({ length: count }, (_, i): Shape[] => {
      const x = stem + 118 - i * Math.min(34, 60 / count);
      return [
        { kind: 'petal', d, rotate: -98, x, y: ground - 26 },
        { kind: 'core', circle: [x, ground - 26, 5] },
      ];
    }).flat(),
  ];
}

function leaf(length: number): Shape {
  const side = Math.sign(length);
  const size = Math.abs(length);
  const x = (share: number) => round(stem + side * size * share);
  return {
    kind: 'leaf',
    d: `M${stem} ${ground - 2}C${x(0.3)} ${round(ground - size * 0.5)} ${x(0.9)} ${round(ground - size * 0.46)} ${x(1)} ${round(ground - size * 0.18)} ${x(0.75)} ${ground - 2} ${x(0.3)} ${ground + 2} ${stem} ${ground - 2}z`,
  };
}

type Row = { kind: string; text: string };

function labelRows({ day, original, duties }: SheetDay): Row[] {
  const cited = duties.map(({ article }) => firstProvision(article)).join(', ');
  const articles = duties.length === 1 ? `Article ${cited}` : cited;
  return [
    ...(original ? [{ kind: 'was', text: shortDate(original) }] : []),
    { kind: 'day', text: shortDate(day) },
    ...(duties.length < 4 && articles.length < 16 ? [{ kind: 'article', text: articles }] : []),
  ];
}

const rowHeight = 22;

/** Labels at the height of their day, pushed up where two days are close. */
function labelPlaces({ days }: SheetContent, yOf: (day: string) => number) {
  let last = Number.POSITIVE_INFINITY;
  return days.map((day) => {
    const rows = labelRows(day);
    const block = rows.length * rowHeight;
    const y = Math.min(yOf(day.day) + 4, last - block - 4, ground - 8 - block);
    last = y - 30;
    return { day, rows, y };
  });
}

const dayLabels = (sheet: SheetContent, yOf: (day: string) => number): Shape[] =>
  labelPlaces(sheet, yOf).flatMap(({ day, rows, y }) => [
    { kind: 'count', text: `${day.duties.length}`, x: labels, y },
    ...rows.map(({ kind, text }, i) => ({ kind, text, x: labels, y: y + (i + 1) * rowHeight })),
  ]);

/** Drawn first, so that lines pass behind flowers. */
const leaders = (flowers: readonly Flower[], sheet: SheetContent, yOf: (day: string) => number): Shape[] =>
  labelPlaces(sheet, yOf).flatMap(({ day, y }) => {
    const flower = flowers.find((one) => one.day === day.day);
    if (!flower) return [];
    const reach = day.duties.length < 3 ? 0.62 : 1;
    const lift = day.duties.length === 1 ? flower.radius * 0.68 : day.duties.length === 2 ? 8 : 0;
    const start = `M${round(flower.x + flower.radius * reach) + 4} ${round(flower.y - lift)}`;
    return [{ kind: 'leader', d: `${start}L${labels - 8} ${y - 11}` }];
  });

function rings(count: number): Shape[] {
  if (count === 0) return [];
  const drawn = Math.min(count, 24);
  const rows = drawn > 10 ? 2 : 1;
  const inRow = Math.ceil(drawn / rows);
  const step = Math.min(26, 146 / Math.max(1, inRow - 1));
  const radius = round(Math.min(rows === 1 ? 8.5 : 5, step / 2 - 2));
  const first = round(Math.min(labels + 8, 416 - (inRow - 1) * step));
  return [
    ...Array.from({ length: drawn }, (_, i): Shape => {
      const y = ground + (rows === 1 ? 22 : 14 + 15 * Math.floor(i / inRow));
      return { kind: 'ring', circle: [round(first + (i % inRow) * step), y, radius] };
    }),
    { kind: 'rings', text: `${count} open`, x: first - 20, y: ground + 28 },
  ];
}

function tape(top: number, leftLeaf: number): Shape {
  const isTall = ground - top > 80;
  const x = isTall ? stem - 24 : stem + leftLeaf - 6;
  const y = isTall ? Math.floor(top + (ground - top) / 2 - 2) : ground - 12;
  return { kind: 'tape', d: `M${x} ${y}l44 -7 2 12 -44 7z` };
}

function card({ card: [name, use, role, organisation], today, fingerprint }: SheetContent): Shape[] {
  const x = 112;
  return [
    { kind: 'card', d: 'M100 524h324v102h-324z' },
    { kind: 'name', text: shortened(name, 20), x, y: 552 },
    { kind: 'line', text: shortened(use, lineLength), x, y: 575 },
    { kind: 'line', text: shortened(role, lineLength), x, y: 596 },
    { kind: 'line', text: `${shortened(organisation, 18)}, ${shortDate(today)}`, x, y: 617 },
    { kind: 'mark', text: fingerprint.slice(0, 4).toUpperCase(), x: 412, y: 552 },
  ];
}

/** In styles of its own, for any viewer. */
export const sheetFile = (drawing: string, styleSheet: string) =>
  drawing.replace(
    /^<svg([^>]*)>/,
    (_, attributes) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width * 2}" height="${height * 2}"${attributes}><style>${styleSheet.replace(/var\(--[\w-]+,\s*([^)]*)\)/g, '$1')}</style>`,
  );
