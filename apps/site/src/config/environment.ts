/** Each function returns a checked value or throws one readable line. */
import { defaultPort, readSetting } from '@vanda/forms/settings';

type Environment = Readonly<Record<string, string | undefined>>;

/** Public origin without a trailing slash. Without SITE_URL the default port is assumed. */
export const siteUrl = (environment: Environment): string =>
  readSetting('SITE_URL', environment) ?? `http://localhost:${defaultPort}`;

/** Build time: `SITE_NOW`, or the real clock. */
export function buildNow(environment: Environment): Date {
  const epochMs = readSetting('SITE_NOW', environment);
  return epochMs === undefined ? new Date() : new Date(epochMs);
}

/** Target of the forms (`FORMS`): the service, or the visitor's mail program on static hosting. */
export function formsDelivery(environment: Environment): 'intake' | 'mailto' {
  const value = environment.FORMS;
  if (value === undefined || value === '' || value === 'intake') return 'intake';
  if (value === 'mailto') return value;
  throw new Error(`FORMS is "${value}". Write mailto for a site without the intake service, or leave it out`);
}

/** Whether the build shows invented facts of the company, marked on every page (`DEMO_COMPANY=1`). */
export const isDemonstration = ({ DEMO_COMPANY }: Environment): boolean => DEMO_COMPANY === '1';
