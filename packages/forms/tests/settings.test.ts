import { describe, expect, it } from 'vitest';
import { readSetting, readSettings, SettingError } from '../src/settings.mjs';
import { mistakeLine, settingsCases } from './settings-cases.ts';

describe('SITE_URL, SITE_NOW and PORT', () => {
  it('may all be left out, or empty', () => {
    const unset = { siteUrl: undefined, siteNowMs: undefined, port: 4321 };
    expect(readSettings({})).toEqual(unset);
    expect(readSettings({ SITE_URL: '', SITE_NOW: '', PORT: '' })).toEqual(unset);
  });

  it.each(settingsCases.filter(([, , expected]) => expected !== undefined))(
    '%s may be %s',
    (name, value, expected) => {
      expect(readSetting(name, { [name]: value })).toBe(expected);
    },
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
