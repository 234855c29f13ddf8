import { describe, expect, test } from 'vitest';
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

  test.each([
    [() => siteUrl({ SITE_URL: 'vanda.example' }), /^SITE_URL is "vanda\.example": give /],
    [() => buildNow({ SITE_NOW: 'tomorrow' }), /^SITE_NOW is "tomorrow": give /],
  ])('what is wrong is said as every reader says it: %#', (read, line) => {
    expect(read).toThrow(line);
  });
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
