import { countsInWords } from '@vanda/desk-api/session-counts';

/** A registration: one block for a group, too. */
export type SeatBlock = { seats: number; state: 'confirmed' | 'held' | 'offered' };

export type SeatLineData = {
  capacity: number | undefined;
  blocks: readonly SeatBlock[];
  waiting: readonly number[];
};

export type SeatShape = { kind: SeatBlock['state'] | 'free' | 'waiting'; x: number; width: number };

export type SeatLineParts = {
  shapes: SeatShape[];
  lastSeatAt?: readonly [number, number];
  width: number;
};

const unitOfTen = 10;
/** Over it the unit shrinks for the whole list. */
const fullScaleSeats = 28;
const order = ['confirmed', 'held', 'offered'] as const;

/** Width of a seat, so that all lines of a list have one scale. */
export function seatUnit(lines: readonly SeatLineData[]): number {
  const most = Math.max(
    0,
    ...lines.map(({ capacity, blocks }) => Math.max(capacity ?? 0, sum(blocks.map(({ seats }) => seats)))),
  );
  return most > fullScaleSeats ? (fullScaleSeats * unitOfTen) / most : unitOfTen;
}

export function seatLineParts({ capacity, blocks, waiting }: SeatLineData, unit: number): SeatLineParts {
  const sorted = order.flatMap((state) => blocks.filter((block) => block.state === state));
  const taken = sum(sorted.map(({ seats }) => seats));
  const shapes: SeatShape[] = [];
  let seat = 0;
  for (const { seats, state } of sorted) {
    shapes.push({ kind: state, x: seat * unit + 1, width: seats * unit - 2 });
    seat += seats;
  }
  for (; seat < (capacity ?? 0); seat += 1)
    shapes.push({ kind: 'free', x: seat * unit + 1.5, width: unit - 3 });
  const end = Math.max(taken, capacity ?? 0) * unit;
  const lastSeatAt =
    capacity === undefined ? undefined : ([capacity * unit + 1.5, capacity * unit + 4.5] as const);
  let x = end + (lastSeatAt ? 10.5 : 4);
  for (const seats of waiting) {
    const width = seats * unit - 3;
    shapes.push({ kind: 'waiting', x, width });
    x += width + 3;
  }
  const width = waiting.length > 0 ? x - 1.5 : end + (lastSeatAt ? 9 : 1);
  return { shapes, ...(lastSeatAt ? { lastSeatAt } : {}), width: Math.max(width, unit) };
}

export function seatLineText({ capacity, blocks, waiting }: SeatLineData): string {
  const count = (state: SeatBlock['state']) =>
    sum(blocks.filter((block) => block.state === state).map(({ seats }) => seats));
  const taken = sum(blocks.map(({ seats }) => seats));
  return countsInWords({
    capacity: capacity ?? null,
    confirmed: count('confirmed'),
    held: count('held'),
    offered: count('offered'),
    free: capacity === undefined ? null : Math.max(0, capacity - taken),
    waiting: sum(waiting),
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
