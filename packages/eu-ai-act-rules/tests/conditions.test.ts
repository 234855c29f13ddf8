import { describe, expect, test } from 'vitest';
import { type Certainty, type Condition, evaluate, idsIn, no, open, yes } from '../src/conditions.ts';

const facts: Record<string, Certainty> = { known: yes, doubtful: open, denied: no };
const of = (id: string) => facts[id] ?? no;

describe('evaluate', () => {
  test.each<[Condition, Certainty]>([
    ['known', yes],
    ['doubtful', open],
    ['denied', no],
    [{ all: ['known', 'doubtful'] }, open],
    [{ all: ['doubtful', 'denied'] }, no],
    [{ any: ['known', 'doubtful'] }, yes],
    [{ any: ['doubtful', 'denied'] }, open],
    [{ not: 'doubtful' }, open],
    [{ not: 'denied' }, yes],
    [{ open: 'known' }, open],
    [{ open: 'denied' }, no],
  ])('%j is %i', (condition, certainty) => expect(evaluate(condition, of)).toBe(certainty));

  test('names every id of a nested condition', () => {
    expect(idsIn({ all: ['known', { any: [{ not: 'doubtful' }, { open: 'denied' }] }] })).toEqual([
      'known',
      'doubtful',
      'denied',
    ]);
  });
});
