import { expect, test } from 'vitest';
import { openingHoursForm, openingHoursText } from './opening-hours.ts';

test('opening hours read as a person says them, in Singapore time', () =>
  expect(openingHoursText(['Mo-Fr 09:00-18:00'])).toBe('Monday to Friday, 09:00 to 18:00, Singapore time'));

test('keeps the order of several lines', () => {
  expect(openingHoursText(['Mo-Th 08:30-17:45', 'Sa 09:00-12:00'])).toBe(
    'Monday to Thursday, 08:30 to 17:45; Saturday, 09:00 to 12:00, Singapore time',
  );
});

test.each(['Mon-Fri 9-6', 'Mo-Fr', 'Mo-Fr 09:00-25:00', 'weekdays 09:00-18:00'])(
  '%s is no line of opening hours',
  (line) => {
    expect(openingHoursForm.test(line)).toBe(false);
    expect(() => openingHoursText([line])).toThrow('is not a line of opening hours');
  },
);
