import type { Form } from '@vanda/enquiry/form';
import { type Oversize, successOf } from '@vanda/enquiry/waiting';
import { html } from './html.ts';
import { page } from './page.ts';

/** Whether a registration waits, and whether its group is larger than the session. */
export type WaitingState = { readonly isWaiting: boolean; readonly oversize?: Oversize | undefined };

/** The page after a form was sent without script. It shows no personal data, so its address may be kept. */
export function confirmationPage(
  { form, reference }: { readonly form: Form; readonly reference: string },
  calendarPath: string | undefined,
  { isWaiting, oversize }: WaitingState,
): string {
  const { title, note } = successOf(form, isWaiting, oversize);
  return page(
    title,
    html`<h1>${title}</h1>
<p>${note}</p>
<dl><div><dt>Reference</dt><dd>${reference}</dd></div><div><dt>Sent with</dt><dd>${form.title}</dd></div></dl>
${calendarPath !== undefined && html`<p><a href="${calendarPath}" download>Add to calendar</a></p>`}
<p><a href="${form.pagePath}">Back to the page</a></p>`,
  );
}
