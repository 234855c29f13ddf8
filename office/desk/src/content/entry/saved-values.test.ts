import { expect, it } from 'vitest';
import { afterConflict, afterSave, type Conflict, fieldsOf, savedOf } from './saved-values.ts';

const nowMs = 1;
const version = 'a'.repeat(40);
const change = (field: string) => ({ field, label: field, before: '', after: '' });
const clash = (field: string) => ({ field, label: field, theirs: '', mine: '' });
const conflict = (more: Partial<Conflict>): Conflict => ({
  nowMs,
  outcome: 'conflict',
  version,
  by: 'Imran Yusof',
  atMs: nowMs,
  fields: [],
  values: {},
  body: null,
  ...more,
});

it('keeps what was typed during a save and takes over what somebody else changed', () => {
  const shown = { title: 'typed', place: { room: 'old', city: 'here' }, body: 'mine' };
  const saved = {
    nowMs,
    outcome: 'saved' as const,
    version,
    values: { title: 'sent', place: { room: 'theirs', city: 'here' } },
    body: 'mine',
    joined: [change('place.room')],
    checks: [],
  };
  expect(afterSave(shown, saved)).toEqual({
    title: 'typed',
    place: { room: 'theirs', city: 'here' },
    body: 'mine',
  });
});

it('resolves a conflict by field: theirs, except where mine is chosen', () => {
  const sent = { price: 520, level: 'Beginner', seats: 8 };
  const theirs = conflict({
    fields: [clash('price'), clash('level')],
    values: { price: 500, level: 'Advanced', seats: 8 },
  });
  expect(afterConflict(sent, sent, theirs, new Set(['price']))).toEqual({
    price: 520,
    level: 'Advanced',
    seats: 8,
  });
});

it('keeps in a conflict what was typed after the request, and a text that is chosen', () => {
  const sent = { price: 520, note: 'a', body: 'my text' };
  const shown = { ...sent, note: 'ab' };
  const theirs = conflict({ fields: [clash('body')], values: { price: 500, note: 'a' }, body: 'their text' });
  expect(afterConflict(shown, sent, theirs, new Set(['body']))).toEqual({
    price: 500,
    note: 'ab',
    body: 'my text',
  });
});

it.each([
  { values: { title: 'One' }, body: 'Its text' },
  { values: { title: 'One' }, body: null },
])('saves the text of a page apart from its fields', (saved) =>
  expect(savedOf(fieldsOf(saved), saved.body !== null)).toEqual(saved),
);
