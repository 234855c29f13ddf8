// Plain JavaScript: the runner needs it on Node 20 before the install.
import { isIsoDay } from './calendar-day.mjs';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

export const defaultPort = 4321;

export class SettingError extends Error {}

/** `read` returns undefined for an invalid text; `fix` completes `NAME is "value": …`. */
export const settings = {
  SITE_URL: {
    read: readOrigin,
    fix: "give the site's address without a path, such as https://www.vanda.example",
  },
  /** Epoch milliseconds: "now" of a build, start time of the service. */
  SITE_NOW: { read: readMoment, fix: 'give date, time and offset, such as 2025-08-01T09:00:00+08:00' },
  PORT: { read: readPort, fix: `give a whole number from 1 to 65535, such as ${defaultPort}` },
};

/**
 * @template {keyof typeof settings} Name
 * @param {Name} name
 * @param {Environment} environment
 * @returns {NonNullable<ReturnType<(typeof settings)[Name]['read']>> | undefined}
 * @throws {SettingError}
 */
export function readSetting(name, environment) {
  const value = environment[name];
  if (!value) return undefined;
  const { read, fix } = settings[name];
  const result = read(value);
  if (result === undefined) throw new SettingError(`${name} is "${value}": ${fix}`);
  return /** @type {NonNullable<ReturnType<(typeof settings)[Name]['read']>>} */ (result);
}

/**
 * @param {Environment} environment
 * @throws {SettingError}
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
