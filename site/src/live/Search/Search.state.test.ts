import { describe, expect, test } from 'vitest';
import type { SearchHit } from '../../search/search-engine.ts';
import { emptySearch, isMove, reduceSearch, type SearchState } from './Search.state.ts';

// The reducer moves among hits and reads nothing of them.
const hit = { entry: { title: 'A page' }, terms: new Set() } as unknown as SearchHit;
const open: SearchState = { query: 'iso', hits: [hit, hit, hit], isOpen: true, active: undefined };
const press = (state: SearchState, ...keys: string[]) =>
  keys.reduce((current, key) => reduceSearch(current, { type: 'moved', key }), state);

describe('opening and closing', () => {
  test('an answer opens the box, also one without results; a query too short closes it', () => {
    const answered = (hits: SearchHit[] | undefined) =>
      reduceSearch(open, { type: 'answered', query: 'x', hits }).isOpen;
    expect([answered([hit]), answered([]), answered(undefined)]).toEqual([true, true, false]);
  });

  test('closing keeps the answer, so that turning to the field again opens it', () => {
    const closed = reduceSearch(press(open, 'ArrowDown'), { type: 'closed' });
    expect(closed).toMatchObject({ isOpen: false, active: undefined });
    expect(reduceSearch(closed, { type: 'opened' }).isOpen).toBe(true);
    expect(reduceSearch(emptySearch, { type: 'opened' }).isOpen).toBe(false);
  });
});

describe('the keys', () => {
  test('the arrows go round the ends', () => {
    expect(press(open, 'ArrowDown').active).toBe(0);
    expect(press(open, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown').active).toBe(0);
    expect(press(open, 'ArrowUp').active).toBe(2);
    expect(press(open, 'ArrowUp', 'ArrowDown').active).toBe(0);
  });

  test('in a closed list the first arrow opens it', () => {
    expect(press({ ...open, isOpen: false }, 'ArrowDown')).toMatchObject({ isOpen: true, active: 0 });
  });

  test('Home and End belong to the field until a result is reached', () => {
    expect(isMove(open, 'End')).toBe(false);
    expect(press(open, 'ArrowDown', 'End').active).toBe(2);
    expect(press(open, 'ArrowUp', 'Home').active).toBe(0);
  });

  test('without results there is nowhere to go', () => {
    expect(isMove({ ...open, hits: [] }, 'ArrowDown')).toBe(false);
  });
});
