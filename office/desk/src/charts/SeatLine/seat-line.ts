import type { SessionRow } from '@vanda/desk-api/sessions';

type Block = SessionRow['blocks'][number];

/** A registration is one block, also of a group. */
export type SeatLineData = {
  capacity: SessionRow['capacity'];
  blocks: readonly Pick<Block, 'seats' | 'status'>[];
  waitingGroups: readonly Pick<Block, 'seats'>[];
};

export type SeatShape = { kind: Block['status'] | 'free' | 'waiting'; x: number; width: number };

const unitOfTen = 10;
/** Seats at full scale. Above 28 seats all bars of the list use a smaller unit, so that the longest fits. */
const fullScaleSeats = 28;
const order = ['confirmed', 'held', 'offered'] as const;

/** One scale for all lines of a list. */
export function seatUnit(lines: readonly SeatLineData[]): number {
  const most = Math.max(0, ...lines.map(({ capacity, blocks }) => Math.max(capacity ?? 0, seatsOf(blocks))));
  return most > fullScaleSeats ? (fullScaleSeats * unitOfTen) / most : unitOfTen;
}

export function seatLineParts({ capacity, blocks, waitingGroups }: SeatLineData, unit: number) {
  const sorted = order.flatMap((status) => blocks.filter((block) => block.status === status));
  const shapes: SeatShape[] = [];
  let seat = 0;
  for (const { seats, status } of sorted) {
    shapes.push({ kind: status, x: seat * unit + 1, width: seats * unit - 2 });
    seat += seats;
  }
  for (; seat < (capacity ?? 0); seat += 1)
    shapes.push({ kind: 'free', x: seat * unit + 1.5, width: unit - 3 });
  const end = seat * unit;
  const lastSeatAt =
    capacity === null ? undefined : ([capacity * unit + 1.5, capacity * unit + 4.5] as const);
  let x = end + (lastSeatAt ? 10.5 : 4);
  for (const { seats } of waitingGroups) {
    const width = seats * unit - 3;
    shapes.push({ kind: 'waiting', x, width });
    x += width + 3;
  }
  const width = waitingGroups.length > 0 ? x - 1.5 : end + (lastSeatAt ? 9 : 1);
  return { shapes, lastSeatAt, width: Math.max(width, unit) };
}

export const seatsOf = (groups: readonly Pick<Block, 'seats'>[]): number =>
  groups.reduce((sum, { seats }) => sum + seats, 0);
