import { expect, test } from 'vitest';
import { offeredSessions } from '../src/dated-course.ts';

const session = (start: string) => ({ start, place: 'Singapore', status: 'available' as const });
const form = 'cybersecurity-essentials' as const;
const course = (title: string, ...starts: string[]) => ({
  title,
  form,
  durationDays: 1,
  sessions: starts.map(session),
});

test('a form of one course offers its dates, earliest first', () => {
  const offered = offeredSessions(form, [course('Essentials', '2027-05-10', '2027-03-01')]);
  expect(offered).toMatchObject([{ start: '2027-03-01', note: 'Mon, Singapore' }, { start: '2027-05-10' }]);
  expect(offered[0]).not.toHaveProperty('course');
});

test('a session with hours offers them to the form, the letters and the calendar file', () => {
  const withHours = course('Essentials');
  const sessions = [{ ...session('2027-03-01'), startTime: '09:00', endTime: '17:00' }];
  expect(offeredSessions(form, [{ ...withHours, sessions }])).toMatchObject([
    { startTime: '09:00', endTime: '17:00', note: 'Mon, 09:00–17:00, Singapore' },
  ]);
});

test('a form of two courses offers the dates of both, each with its course', () => {
  const courses = [course('Advanced', '2027-04-05'), course('Essentials', '2027-05-10', '2027-03-01')];
  const offered = offeredSessions(form, courses);
  expect(offered.map(({ start, course: title, note }) => [start, title, note])).toEqual([
    ['2027-03-01', 'Essentials', 'Essentials: Mon, Singapore'],
    ['2027-04-05', 'Advanced', 'Advanced: Mon, Singapore'],
    ['2027-05-10', 'Essentials', 'Essentials: Mon, Singapore'],
  ]);
});
