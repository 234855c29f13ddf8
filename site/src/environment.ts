/** Build settings from the environment. Each function returns a checked value or throws one readable line. */
import { defaultPort, readSetting } from '@vanda/enquiry/settings';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The public origin, without a trailing slash. Decides canonical links, feeds and pictures for sharing. A build knows no
 * port that it will be served on, so without SITE_URL it takes the usual one.
 */
export const siteUrl = (environment: Environment): string =>
  readSetting('SITE_URL', environment) ?? `http://localhost:${defaultPort}`;

/** The moment that the build takes as now (`SITE_NOW`); the real clock otherwise. */
export function buildNow(environment: Environment): Date {
  const epochMs = readSetting('SITE_NOW', environment);
  return epochMs === undefined ? new Date() : new Date(epochMs);
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
