import { html, type SafeHtml } from '../../../platform/http/html.ts';

/** Hidden fields of every form: the version that the page shows, an idempotency key and the CSRF token over both. */
export type CsrfFields = { readonly version: string; readonly key: string; readonly proof: string };

export function csrfForm(action: string, csrf: CsrfFields, content: SafeHtml): SafeHtml {
  return html`<form method="post" action="${action}"><input type="hidden" name="version" value="${csrf.version}"><input type="hidden" name="key" value="${csrf.key}"><input type="hidden" name="proof" value="${csrf.proof}">${content}</form>`;
}
