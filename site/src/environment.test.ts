import { describe, expect, test } from 'vitest';
import { buildNow, formsDelivery, siteUrl } from './environment.ts';

describe('SITE_URL', () => {
  test('is the origin, without a trailing slash', () => {
    expect(siteUrl({ SITE_URL: 'https://www.vanda.example/' })).toBe('https://www.vanda.example');
    expect(siteUrl({})).toBe('http://localhost:4321');
  });

  test.each([
    'vanda.example',
    'ftp://vanda.example',
    'https://vanda.example/site',
    'https://vanda.example/?a',
  ])('%s is refused with its name and the mend', (value) => {
    expect(() => siteUrl({ SITE_URL: value })).toThrow(`SITE_URL is "${value}"`);
  });
});

describe('SITE_NOW', () => {
  test('sets the clock of the build', () => {
    expect(buildNow({ SITE_NOW: '2025-08-01T09:00:00+08:00' }).toISOString()).toBe(
      '2025-08-01T01:00:00.000Z',
    );
  });

  test.each(['2025-08-01', 'yesterday', '2025-13-01T09:00:00+08:00', '2025-08-01T09:00:00'])(
    '%s is refused with the mend',
    (value) => {
      expect(() => buildNow({ SITE_NOW: value })).toThrow('Write date, time and offset');
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
