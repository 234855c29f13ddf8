import { existsSync, readFileSync } from 'node:fs';
import { type StoredDates, storedDatesSchema } from '@vanda/forms/dated-course';
import { defaultPort, readSetting } from '@vanda/forms/settings';

type Environment = Readonly<Record<string, string | undefined>>;

/** The address without a trailing slash. */
export const siteUrl = (environment: Environment): string =>
  readSetting('SITE_URL', environment) ?? `http://localhost:${defaultPort}`;

export function buildNow(environment: Environment): Date {
  const epochMs = readSetting('SITE_NOW', environment);
  return epochMs === undefined ? new Date() : new Date(epochMs);
}

/** `FORMS`: the service, or the visitor's mail program on static hosting. */
export function formsDelivery(environment: Environment): 'intake' | 'mailto' {
  const value = environment.FORMS;
  if (value === undefined || value === '' || value === 'intake') return 'intake';
  if (value === 'mailto') return value;
  throw new Error(`FORMS is "${value}". Write mailto for a site without the intake service, or leave it out`);
}

/** `COURSE_DATES_FILE`: course dates of a service. Without it, and until it is written, the content's dates apply. */
export function storedDates({ COURSE_DATES_FILE }: Environment): StoredDates {
  if (!COURSE_DATES_FILE || !existsSync(COURSE_DATES_FILE)) return {};
  return storedDatesSchema.parse(JSON.parse(readFileSync(COURSE_DATES_FILE, 'utf8')));
}

/** `DEMO_COMPANY=1` shows invented facts, marked on every page. */
export const isDemonstration = ({ DEMO_COMPANY }: Environment): boolean => DEMO_COMPANY === '1';
