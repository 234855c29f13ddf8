import { countsInWords } from '@vanda/desk-api/session-counts';
import { expect, test } from 'vitest';
import { type SeatLineData, seatLineParts, seatUnit } from './seat-line.ts';

const scrum: SeatLineData = {
  capacity: 12,
  blocks: [
    { seats: 1, status: 'offered' },
    { seats: 4, status: 'confirmed' },
    { seats: 2, status: 'confirmed' },
    { seats: 5, status: 'held' },
  ],
  waitingGroups: [{ seats: 2 }, { seats: 1 }],
};

test('orders blocks: confirmed, held, on offer', () => {
  expect(seatLineParts(scrum, 10).shapes.map(({ kind }) => kind)).toEqual([
    'confirmed',
    'confirmed',
    'held',
    'offered',
    'waiting',
    'waiting',
  ]);
});

test('draws a group as one block', () => {
  const { shapes } = seatLineParts(scrum, 10);
  expect(shapes[0]).toEqual({ kind: 'confirmed', x: 1, width: 38 });
  expect(shapes.filter(({ kind }) => kind === 'waiting')).toEqual([
    { kind: 'waiting', x: 130.5, width: 17 },
    { kind: 'waiting', x: 150.5, width: 7 },
  ]);
});

test('draws one stroke per free seat and the double rule after the last seat', () => {
  const { shapes, lastSeatAt } = seatLineParts(
    { capacity: 12, blocks: [{ seats: 7, status: 'confirmed' }], waitingGroups: [] },
    10,
  );
  expect(shapes.filter(({ kind }) => kind === 'free')).toHaveLength(5);
  expect(lastSeatAt).toEqual([121.5, 124.5]);
});

test('draws neither free seats nor a double rule without a capacity', () => {
  const parts = seatLineParts(
    { capacity: null, blocks: [{ seats: 2, status: 'held' }], waitingGroups: [] },
    10,
  );
  expect(parts.lastSeatAt).toBeUndefined();
  expect(parts.shapes).toHaveLength(1);
});

test('keeps the waiting list clear of an overbooked session', () => {
  const { shapes, width } = seatLineParts(
    { capacity: 4, blocks: [{ seats: 6, status: 'confirmed' }], waitingGroups: [{ seats: 1 }] },
    10,
  );
  const [block, waiting] = shapes;
  expect(waiting?.x).toBeGreaterThan((block?.x ?? 0) + (block?.width ?? 0));
  expect(width).toBeGreaterThan((waiting?.x ?? 0) + (waiting?.width ?? 0));
});

test('shrinks the scale of a list from 29 seats on', () => {
  const of = (capacity: number): SeatLineData => ({ capacity, blocks: [], waitingGroups: [] });
  expect(seatUnit([of(12), of(28)])).toBe(10);
  expect(seatUnit([of(12), of(56)])).toBe(5);
  expect(seatUnit([])).toBe(10);
});

test('writes beside it everything that is drawn', () => {
  const counts = { capacity: 12, confirmed: 6, held: 5, offered: 1, free: 0, waiting: 3 };
  expect(countsInWords(counts)).toBe('6 of 12 confirmed, 5 to confirm, 1 on offer, full, 3 waiting');
  expect(countsInWords({ capacity: 16, confirmed: 12, held: 0, offered: 0, free: 4, waiting: 8 })).toBe(
    '12 of 16 confirmed, 4 free, 8 waiting',
  );
});
