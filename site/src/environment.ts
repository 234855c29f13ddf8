/** Build settings from the environment. Each function returns a checked value or throws one readable line. */

type Environment = Record<string, string | undefined>;

const developmentUrl = 'http://localhost:4321';

/** The public origin, without a trailing slash. Decides canonical links, feeds and pictures for sharing. */
export function siteUrl(environment: Environment): string {
  const value = environment.SITE_URL ?? developmentUrl;
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    throw new Error(
      `SITE_URL is "${value}", which is not an address. Write it like https://www.vanda.example`,
    );
  }
  if (!/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is "${value}". Write the origin alone, without a path, like https://www.vanda.example`,
    );
  }
  return url.origin;
}

/** The moment that the build takes as now (`SITE_NOW`, ISO 8601 with an offset); the real clock otherwise. */
export function buildNow(environment: Environment): Date {
  const value = environment.SITE_NOW;
  if (value === undefined || value === '') return new Date();
  const date = new Date(value);
  if (
    !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?([+-]\d{2}:\d{2}|Z)$/.test(value) ||
    Number.isNaN(date.getTime())
  ) {
    throw new Error(`SITE_NOW is "${value}". Write date, time and offset, like 2025-08-01T09:00:00+08:00`);
  }
  return date;
}

/**
 * Where the forms go (`FORMS`): to the intake service, or, for static hosting, through the visitor's mail program.
 */
export function formsDelivery(environment: Environment): 'intake' | 'mailto' {
  const value = environment.FORMS;
  if (value === undefined || value === '' || value === 'intake') return 'intake';
  if (value === 'mailto') return value;
  throw new Error(`FORMS is "${value}". Write mailto for a site without the intake service, or leave it out`);
}
