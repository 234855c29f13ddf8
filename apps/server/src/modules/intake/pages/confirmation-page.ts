import type { Form } from '@vanda/forms/form';
import { type Outcome, successOf } from '@vanda/forms/waiting';
import { html } from '../../../platform/http/html.ts';
import { page } from '../../../platform/http/page.ts';

/** No personal data: its URL may be stored. */
export function confirmationPage(
  { form, reference }: { readonly form: Form; readonly reference: string },
  calendarPath: string | undefined,
  outcome: Outcome,
  companyName: string,
): string {
  const { title, note } = successOf(form, outcome);
  return page(
    title,
    companyName,
    html`<div class="one"><h1>${title}</h1>
<p class="lead">${note}</p>
<dl class="details above"><div><dt>Reference</dt><dd>${reference}</dd></div><div><dt>Sent with</dt><dd>${form.title}</dd></div></dl>
${calendarPath !== undefined && html`<p class="buttons"><a class="button" href="${calendarPath}" download>Add to calendar</a></p>`}
<p class="lead"><a href="${form.pagePath}">Back to the page</a></p></div>`,
  );
}

export function addressOfFormPage(form: Form, companyName: string): string {
  return page(
    form.title,
    companyName,
    html`<h1>This address only takes the form</h1>
<p class="lead"><a href="${form.pagePath}">Open the page with the form</a></p>`,
  );
}
