import { linkToken } from '../../src/modules/registrations/self-service/link.ts';
import type { TestService } from './service.ts';

export const linkSecret = 'a secret of the test, long enough';

/** A link for a service whose `LINK_SECRET` is this module's. */
export const linkOf = (origin: string, reference: string, tokenVersion = 1): string =>
  `${origin}/api/registrations/${linkToken({ reference, tokenVersion, lastDay: '2099-12-31' }, linkSecret)}`;

/** The link of an email, to the service's own address. */
export function linkIn(text: string | undefined, { origin, settings }: TestService): string {
  const [link] = /\S+\/api\/registrations\/\S+/.exec(text ?? '') ?? [];
  if (!link) throw new Error(`no link in the email: ${text}`);
  return link.replace(settings.siteUrl, origin);
}

export async function pageOf(link: string) {
  const response = await fetch(link);
  const text = await response.text();
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(text)?.[1] ?? '';
  return {
    response,
    text,
    csrf: { version: hidden('version'), key: hidden('key'), csrfToken: hidden('csrfToken') },
  };
}

/** Sends a form of a page as a browser does. Redirects are not followed. */
export const submit = (
  link: string,
  act: string,
  fields: Record<string, string>,
  headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' },
): Promise<Response> =>
  fetch(`${link}/${act}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(fields).toString(),
    redirect: 'manual',
  });
