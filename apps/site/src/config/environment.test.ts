import { describe, expect, test } from 'vitest';
import { mistakeLine, settingsCases } from '../../../../packages/forms/tests/settings-cases.ts';
import { buildNow, formsDelivery, siteUrl } from './environment.ts';

describe('the settings of a build', () => {
  test('without SITE_URL, or with an empty one, addresses are those of the usual port', () => {
    expect(siteUrl({})).toBe('http://localhost:4321');
    expect(siteUrl({ SITE_URL: '' })).toBe('http://localhost:4321');
  });

  test('without SITE_NOW, or with an empty one, now is now', () => {
    const before = Date.now();
    expect(buildNow({}).getTime()).toBeGreaterThanOrEqual(before);
    expect(buildNow({ SITE_NOW: '' }).getTime()).toBeGreaterThanOrEqual(before);
  });

  test.each(settingsCases.filter(([name]) => name !== 'PORT'))(
    'what %s may be is what every reader says: %s',
    (name, value, expected) => {
      const read = () =>
        name === 'SITE_URL' ? siteUrl({ SITE_URL: value }) : buildNow({ SITE_NOW: value }).getTime();
      if (expected === undefined) expect(read).toThrow(mistakeLine(name, value));
      else expect(read()).toBe(expected);
    },
  );
});

describe('FORMS', () => {
  test.each([undefined, '', 'intake'])('%j sends the forms to the intake service', (FORMS) => {
    expect(formsDelivery({ FORMS })).toBe('intake');
  });

  test('mailto sends them through the mail program', () => {
    expect(formsDelivery({ FORMS: 'mailto' })).toBe('mailto');
  });

  test.each(['mail', 'MAILTO', 'none'])('"%s" is refused with the mend', (FORMS) => {
    expect(() => formsDelivery({ FORMS })).toThrow(
      `FORMS is "${FORMS}". Write mailto for a site without the intake service, or leave it out`,
    );
  });
});
