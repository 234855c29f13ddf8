// SITE_URL, SITE_NOW and PORT: read here and nowhere else, so that the runner, the build and the service agree on what
// a variable may say. Plain JavaScript, because the runner reads them first, on Node 20 and before anything is installed.
import { isIsoDay } from './calendar-day.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** Port of the site where PORT is not set. */
export const defaultPort = 4321;

/** A variable that says what it may not. The message is one line: its name, its value and the mend. */
export class SettingMistake extends Error {}

/**
 * The rule of each variable: `read` gives its value, or undefined for a text that it may not be; `mend` completes the
 * sentence `NAME is "value": …`.
 */
export const settings = {
  /** Origin of the published site, without a trailing slash. */
  SITE_URL: {
    read: readOrigin,
    mend: "give the site's address without a path, such as https://www.vanda.example",
  },
  /** The moment that a build takes for now, and the service for its start, in epoch milliseconds. */
  SITE_NOW: {
    read: readMoment,
    mend: 'give date, time and offset, such as 2025-08-01T09:00:00+08:00',
  },
  /** TCP port. */
  PORT: {
    read: readPort,
    mend: `give a whole number from 1 to 65535, such as ${defaultPort}`,
  },
};

/**
 * One variable of the environment; undefined where it is not set, or empty.
 * @template {keyof typeof settings} Name
 * @param {Name} name
 * @param {Environment} environment
 * @returns {NonNullable<ReturnType<(typeof settings)[Name]['read']>> | undefined}
 * @throws {SettingMistake}
 */
export function readSetting(name, environment) {
  const value = environment[name];
  if (!value) return undefined;
  const { read, mend } = settings[name];
  const result = read(value);
  if (result === undefined) throw new SettingMistake(`${name} is "${value}": ${mend}`);
  return /** @type {NonNullable<ReturnType<(typeof settings)[Name]['read']>>} */ (result);
}

/**
 * Reads all three, so that a mistake in any of them ends a command before its work begins.
 * @param {Environment} environment
 * @throws {SettingMistake}
 */
export function readSettings(environment) {
  return {
    siteUrl: readSetting('SITE_URL', environment),
    siteNowMs: readSetting('SITE_NOW', environment),
    port: readSetting('PORT', environment) ?? defaultPort,
  };
}

/** @param {string} value */
function readOrigin(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href ? url.origin : undefined;
}

/** @param {string} value */
function readMoment(value) {
  const [, day = ''] =
    /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.exec(value) ?? [];
  const epochMs = isIsoDay(day) ? Date.parse(value) : Number.NaN;
  return Number.isNaN(epochMs) ? undefined : epochMs;
}

/** @param {string} value */
function readPort(value) {
  const port = Number(value);
  return /^\d+$/.test(value) && port >= 1 && port <= 65_535 ? port : undefined;
}
