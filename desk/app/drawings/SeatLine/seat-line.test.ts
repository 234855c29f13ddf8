import { expect, test } from 'vitest';
import { type SeatLineData, seatLineParts, seatLineWords, seatUnit } from './seat-line.ts';

const scrum: SeatLineData = {
  capacity: 12,
  blocks: [
    { seats: 1, state: 'offered' },
    { seats: 4, state: 'confirmed' },
    { seats: 2, state: 'confirmed' },
    { seats: 5, state: 'held' },
  ],
  waiting: [2, 1],
};

test('blocks stand in the order confirmed, held, on offer, whatever order they come in', () => {
  expect(seatLineParts(scrum, 10).shapes.map(({ kind }) => kind)).toEqual([
    'confirmed',
    'confirmed',
    'held',
    'offered',
    'waiting',
    'waiting',
  ]);
});

test('a group is one unbroken block, taking part and waiting', () => {
  const { shapes } = seatLineParts(scrum, 10);
  expect(shapes[0]).toEqual({ kind: 'confirmed', x: 1, width: 38 });
  expect(shapes.filter(({ kind }) => kind === 'waiting')).toEqual([
    { kind: 'waiting', x: 130.5, width: 17 },
    { kind: 'waiting', x: 150.5, width: 7 },
  ]);
});

test('each free seat is one stroke, and the double rule stands past the last seat', () => {
  const { shapes, lastSeatAt } = seatLineParts(
    { capacity: 12, blocks: [{ seats: 7, state: 'confirmed' }], waiting: [] },
    10,
  );
  expect(shapes.filter(({ kind }) => kind === 'free')).toHaveLength(5);
  expect(lastSeatAt).toEqual([121.5, 124.5]);
});

test('without a number of seats there is no last seat and nothing free', () => {
  const parts = seatLineParts(
    { capacity: undefined, blocks: [{ seats: 2, state: 'held' }], waiting: [] },
    10,
  );
  expect(parts.lastSeatAt).toBeUndefined();
  expect(parts.shapes).toHaveLength(1);
});

test('when more is taken than there are seats, nothing is drawn over who waits', () => {
  const { shapes, width } = seatLineParts(
    { capacity: 4, blocks: [{ seats: 6, state: 'confirmed' }], waiting: [1] },
    10,
  );
  const [block, waiting] = shapes;
  expect(waiting?.x).toBeGreaterThan((block?.x ?? 0) + (block?.width ?? 0));
  expect(width).toBeGreaterThan((waiting?.x ?? 0) + (waiting?.width ?? 0));
});

test('over 28 seats the unit shrinks for the whole list, and not before', () => {
  const of = (capacity: number): SeatLineData => ({ capacity, blocks: [], waiting: [] });
  expect(seatUnit([of(12), of(28)])).toBe(10);
  expect(seatUnit([of(12), of(56)])).toBe(5);
  expect(seatUnit([])).toBe(10);
});

test('the words say all that is drawn', () => {
  expect(seatLineWords(scrum)).toBe('6 confirmed, 5 to confirm, 1 on offer, 0 free of 12, 3 waiting');
  expect(seatLineWords({ capacity: 16, blocks: [{ seats: 12, state: 'confirmed' }], waiting: [8] })).toBe(
    '12 confirmed, 4 free of 16, 8 waiting',
  );
});
