import { daysBetween, toIsoDay } from '@vanda/enquiry/day';
import { canonical } from '../canonical.ts';

type Security = { email: string; expiresOn: string };

/** Days before its last day from which every build speaks of the file. */
export const securityWarningDays = 30;

/** The text of /.well-known/security.txt (RFC 9116). It stands until the end of its last day in Singapore. */
export const securityTxt = ({ email, expiresOn }: Security, site: string): string =>
  [
    '# Found a weakness of this site? Please write to us before you tell others.',
    `Contact: mailto:${email}`,
    `Expires: ${new Date(`${expiresOn}T23:59:59+08:00`).toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical('/.well-known/security.txt', site)}`,
    '',
  ].join('\n');

/** Whether the file has expired or is about to, and in how many days; undefined while it stands. */
export function securityExpiry(
  expiresOn: string,
  now: Date,
): { isPast: boolean; daysLeft: number } | undefined {
  const daysLeft = daysBetween(toIsoDay(now), expiresOn);
  return daysLeft > securityWarningDays ? undefined : { isPast: daysLeft < 0, daysLeft };
}
