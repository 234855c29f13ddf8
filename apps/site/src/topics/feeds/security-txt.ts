import { daysBetween, toIsoDay } from '@vanda/forms/day';
import { canonical } from '../../routing/canonical.ts';

type Security = { email: string; expiresOn: string };

/** Days before expiry from which builds warn. */
export const securityWarningDays = 30;

/** RFC 9116. Expires at the end of its last day in Singapore. */
export const securityTxt = ({ email, expiresOn }: Security, site: string): string =>
  [
    '# Found a weakness of this site? Please write to us before you tell others.',
    `Contact: mailto:${email}`,
    `Expires: ${new Date(`${expiresOn}T23:59:59+08:00`).toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${canonical('/.well-known/security.txt', site)}`,
    '',
  ].join('\n');

/** Days to expiry, within the warning period only. */
export function securityExpiry(
  expiresOn: string,
  now: Date,
): { isPast: boolean; daysLeft: number } | undefined {
  const daysLeft = daysBetween(toIsoDay(now), expiresOn);
  return daysLeft > securityWarningDays ? undefined : { isPast: daysLeft < 0, daysLeft };
}
