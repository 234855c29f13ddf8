import { describe, expect, it } from 'vitest';
import { readSetting, readSettings, SettingError } from '../src/settings.mjs';

/** `undefined` marks an invalid value. */
const settingsCases = [
  ['SITE_URL', 'https://www.vanda.example', 'https://www.vanda.example'],
  ['SITE_URL', 'https://www.vanda.example/', 'https://www.vanda.example'],
  ['SITE_URL', 'vanda.example', undefined],
  ['SITE_URL', 'ftp://vanda.example', undefined],
  ['SITE_URL', 'https://vanda.example/site', undefined],
  ['SITE_URL', 'https://vanda.example/?a', undefined],
  ['SITE_URL', 'https://user:secret@vanda.example', undefined],
  ['SITE_NOW', '2025-08-01T09:00:00+08:00', Date.UTC(2025, 7, 1, 1)],
  ['SITE_NOW', '2025-08-01T09:00:00.250Z', Date.UTC(2025, 7, 1, 9, 0, 0, 250)],
  ['SITE_NOW', '2025-02-30T09:00:00+08:00', undefined],
  ['SITE_NOW', '2025-08-01T25:00:00Z', undefined],
  ['SITE_NOW', '2025-08-01T09:00', undefined],
  ['SITE_NOW', '2025-08-01', undefined],
  ['PORT', '65535', 65_535],
  ['PORT', '0', undefined],
  ['PORT', '65536', undefined],
  ['PORT', '1e3', undefined],
] as const;

const mistakeLine = (name: string, value: string): RegExp =>
  new RegExp(`^${name} is "${value.replace(/[+?.]/g, '\\$&')}": give .+$`);

describe('SITE_URL, SITE_NOW and PORT', () => {
  it('may all be left out, or empty', () => {
    const unset = { siteUrl: undefined, siteNowMs: undefined, port: 4321 };
    expect(readSettings({})).toEqual(unset);
    expect(readSettings({ SITE_URL: '', SITE_NOW: '', PORT: '' })).toEqual(unset);
  });

  it.each(settingsCases.filter(([, , expected]) => expected !== undefined))(
    '%s may be %s',
    (name, value, expected) => expect(readSetting(name, { [name]: value })).toBe(expected),
  );

  it.each(settingsCases.filter(([, , expected]) => expected === undefined))(
    '%s may not be "%s": one line says which variable, which value and the mend',
    (name, value) => {
      const read = () => readSettings({ [name]: value });
      expect(read).toThrow(SettingError);
      expect(read).toThrow(mistakeLine(name, value));
    },
  );
});
