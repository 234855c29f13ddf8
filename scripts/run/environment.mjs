import { Mistake } from './mistake.mjs';

/**
 * What the environment decides for every command.
 * @typedef {object} Settings
 * @property {string | undefined} siteUrl origin of the published site, without a trailing slash
 * @property {string | undefined} siteNow ISO 8601 moment with an offset that the build takes for now
 * @property {number} port TCP port of `start`, `serve`, `dev` and `edit`
 */

const defaultPort = 4321;
const momentPattern = /^(\d{4})-(\d{2})-(\d{2})T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads SITE_URL, SITE_NOW and PORT once, before any work. An empty variable counts as not set.
 * @param {Record<string, string | undefined>} environment
 * @returns {Settings}
 * @throws {Mistake} naming the variable, its value and the mend
 */
export function readSettings(environment) {
  return {
    siteUrl: environment.SITE_URL ? readSiteUrl(environment.SITE_URL) : undefined,
    siteNow: environment.SITE_NOW ? readSiteNow(environment.SITE_NOW) : undefined,
    port: environment.PORT ? readPort(environment.PORT) : defaultPort,
  };
}

/** @param {string} value */
function readSiteUrl(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href;
  if (!isOrigin) {
    throw new Mistake(
      `SITE_URL is "${value}": give the site's address without a path, such as https://www.vanda.example`,
    );
  }
  return url.origin;
}

/** @param {string} value */
function readSiteNow(value) {
  const [, year, month, day] = momentPattern.exec(value) ?? [];
  const isCalendarDay =
    year !== undefined &&
    new Date(Date.UTC(+year, +(month ?? 0) - 1, +(day ?? 0))).getUTCDate() === Number(day);
  if (!isCalendarDay || Number.isNaN(Date.parse(value))) {
    throw new Mistake(
      `SITE_NOW is "${value}": give date, time and offset, such as 2025-08-01T09:00:00+08:00`,
    );
  }
  return value;
}

/** @param {string} value */
function readPort(value) {
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new Mistake(`PORT is "${value}": give a whole number from 1 to 65535, such as 4321`);
  }
  return port;
}
