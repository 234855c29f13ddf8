import { describe, expect, test } from 'vitest';
import { readSettings } from './environment.mjs';
import { Mistake } from './mistake.mjs';

describe('readSettings', () => {
  test('nothing set means port 4321, no address and no fixed day', () => {
    expect(readSettings({})).toEqual({ siteUrl: undefined, siteNow: undefined, port: 4321 });
  });

  test('an empty variable counts as not set', () => {
    expect(readSettings({ SITE_URL: '', SITE_NOW: '', PORT: '' }).port).toBe(4321);
  });

  test('good values are taken over, the address without its trailing slash', () => {
    const settings = readSettings({
      SITE_URL: 'https://a.example/',
      SITE_NOW: '2024-02-29T09:00:00+08:00',
      PORT: '8080',
    });
    expect(settings).toEqual({
      siteUrl: 'https://a.example',
      siteNow: '2024-02-29T09:00:00+08:00',
      port: 8080,
    });
  });

  test.each([
    ['SITE_URL', 'vanda.example'],
    ['SITE_URL', 'ftp://vanda.example'],
    ['SITE_URL', 'https://vanda.example/site'],
    ['SITE_URL', 'https://user:secret@vanda.example'],
    ['SITE_NOW', 'tomorrow'],
    ['SITE_NOW', '2025-08-01'],
    ['SITE_NOW', '2025-02-29T09:00:00Z'],
    ['SITE_NOW', '2025-13-01T09:00:00Z'],
    ['SITE_NOW', '2025-08-01T25:00:00Z'],
    ['SITE_NOW', '2025-08-01T09:00'],
    ['PORT', '0'],
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
  ])('a bad %s of "%s" is refused in one line that names variable and value', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(Mistake);
    expect(read).toThrow(new RegExp(`^${name} is "${value.replaceAll('+', '\\+')}": give .+$`));
  });
});
