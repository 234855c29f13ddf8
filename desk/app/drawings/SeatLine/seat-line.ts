/** A registration on a seat line: a single or a group, always one block. */
export type SeatBlock = { seats: number; state: 'confirmed' | 'held' | 'offered' };

/** What a seat line shows. */
export type SeatLineData = {
  /** How many seats the session has; without a number it is never full. */
  capacity: number | undefined;
  blocks: readonly SeatBlock[];
  /** Seats of each waiting registration, in order. */
  waiting: readonly number[];
};

/** A shape of the drawing, in its own units. */
export type SeatShape = { kind: SeatBlock['state'] | 'free' | 'waiting'; x: number; width: number };

export type SeatLineParts = {
  shapes: SeatShape[];
  /** Where the double rule stands, past the last seat. */
  lastSeatAt?: readonly [number, number];
  width: number;
};

const unitOfTen = 10;
/** Up to how many seats a seat is ten units wide; over it the unit shrinks for the whole list. */
const fullScaleSeats = 28;
const order = ['confirmed', 'held', 'offered'] as const;

/** Units a seat is wide in a list, so that all its lines have one scale. */
export function seatUnit(lines: readonly SeatLineData[]): number {
  const most = Math.max(
    0,
    ...lines.map(({ capacity, blocks }) => Math.max(capacity ?? 0, sum(blocks.map(({ seats }) => seats)))),
  );
  return most > fullScaleSeats ? (fullScaleSeats * unitOfTen) / most : unitOfTen;
}

/**
 * Where the parts of a seat line stand: confirmed, held, on offer, free, the last seat, then who waits.
 * @param unit units that a seat is wide (`seatUnit`)
 */
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

/** `11 confirmed, 1 on offer, 0 free of 12, 3 waiting`: the line for who does not see it. */
export function seatLineWords({ capacity, blocks, waiting }: SeatLineData): string {
  const count = (state: SeatBlock['state']) =>
    sum(blocks.filter((block) => block.state === state).map(({ seats }) => seats));
  const free =
    capacity === undefined ? undefined : Math.max(0, capacity - sum(blocks.map(({ seats }) => seats)));
  const waits = sum(waiting);
  return [
    `${count('confirmed')} confirmed`,
    count('held') > 0 && `${count('held')} to confirm`,
    count('offered') > 0 && `${count('offered')} on offer`,
    free === undefined ? 'no number of seats set' : `${free} free of ${capacity}`,
    waits > 0 && `${waits} waiting`,
  ]
    .filter(Boolean)
    .join(', ');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
