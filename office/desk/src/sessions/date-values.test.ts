import { expect, it } from 'vitest';
import { dateIssues, noDate, noLimit, toDate, toValues } from './date-values.ts';

const today = '2026-11-24';
const values = { ...noDate, start: '2027-03-15', seats: noLimit };

it('names everything that is wrong with a date at once', () => {
  expect(dateIssues({ ...noDate, startTime: '09:00', seats: 'many' }, today)).toEqual({
    start: expect.any(String),
    endTime: expect.any(String),
    seats: expect.any(String),
  });
});

it('rejects a day that is over, today, and a last day before the first', () => {
  expect(dateIssues({ ...values, start: today }, today).start).toBeDefined();
  expect(dateIssues({ ...values, end: '2027-03-14' }, today).end).toBeDefined();
  expect(dateIssues({ ...values, end: '2027-03-17' }, today)).toEqual({});
});

it('leaves out what is empty, and keeps a date as it was', () => {
  expect(toDate(values)).toEqual({ start: '2027-03-15' });
  const date = {
    start: '2027-03-15',
    end: '2027-03-17',
    startTime: '09:00',
    endTime: '17:00',
    place: 'Quay',
    seats: 12,
  };
  for (const each of [date, { start: '2027-03-15' }]) expect(toDate(toValues(each))).toEqual(each);
});

it('has a number of seats or is said to have no limit', () => {
  expect(dateIssues({ ...values, seats: '' }, today)).toEqual({ seats: expect.any(String) });
  for (const seats of ['12', ' １２ ']) {
    expect(dateIssues({ ...values, seats }, today)).toEqual({});
    expect(toDate({ ...values, seats })).toEqual({ start: '2027-03-15', seats: 12 });
  }
  expect(dateIssues({ ...values, seats: '2.5' }, today)).toEqual({ seats: expect.any(String) });
});
