import { html, type SafeHtml } from '../../../platform/http/html.ts';
import { serviceDocument } from '../../../platform/http/page.ts';

/** Policy of the registrant's pages: the site's sheet and font, forms to this host, nothing else. */
export const registrationPolicy =
  "default-src 'none'; style-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const petal = 'M0 0C19-22 63-23 67-62 70-84 47-100 12-100-23-100-54-84-57-62-61-23-18-22 0 0z';

const mark = html`<svg viewBox="-118 -116 236 226" aria-hidden="true">${[0, 120, 240].map(
  (turn) => html`<path class="petal" transform="rotate(${turn})translate(0 -6)" d="${petal}"/>`,
)}<circle class="ground" r="33"/><circle class="seed" r="22"/></svg>`;

export function registrationShell(title: string, companyName: string, body: SafeHtml): string {
  return serviceDocument(
    title,
    html`<meta name="referrer" content="no-referrer">
<link rel="stylesheet" href="/registration.css">`,
    html`<a class="skip" href="#main">Skip to content</a>
<header><div class="wrap"><a class="brand" href="/" aria-label="${companyName}, home">${mark}<span>${companyName}</span></a></div></header>
<main id="main" class="wrap">
${body}
</main>
<footer><div class="wrap"><span>${companyName}</span> <a href="/privacy-policy">Data Privacy Policy</a></div></footer>`,
  );
}

/** Hidden fields of every form: the version that the page shows, an idempotency key and the CSRF token over both. */
export type CsrfFields = { readonly version: string; readonly key: string; readonly proof: string };

export function csrfForm(action: string, csrf: CsrfFields, content: SafeHtml): SafeHtml {
  return html`<form method="post" action="${action}"><input type="hidden" name="version" value="${csrf.version}"><input type="hidden" name="key" value="${csrf.key}"><input type="hidden" name="proof" value="${csrf.proof}">${content}</form>`;
}

export const plus = html`<svg class="sign" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M12 5v14"/></svg>`;
export const tick = html`<svg class="sign tick" viewBox="0 0 24 24" aria-hidden="true"><path d="m4 12.5 5 5L20 6.5"/></svg>`;
