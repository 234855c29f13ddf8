import { describe, expect, test } from 'vitest';
import { formsDelivery } from './environment.ts';

describe('FORMS', () => {
  test.each([undefined, '', 'intake'])('%j sends the forms to the intake service', (FORMS) =>
    expect(formsDelivery({ FORMS })).toBe('intake'),
  );

  test('mailto sends them through the mail program', () =>
    expect(formsDelivery({ FORMS: 'mailto' })).toBe('mailto'));

  test.each(['mail', 'MAILTO', 'none'])('"%s" is refused with the mend', (FORMS) => {
    expect(() => formsDelivery({ FORMS })).toThrow(
      `FORMS is "${FORMS}". Write mailto for a site without the intake service, or leave it out`,
    );
  });
});
