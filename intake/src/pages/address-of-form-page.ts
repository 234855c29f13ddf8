import type { Form } from '@vanda/enquiry/form';
import { html } from './html.ts';
import { page } from './page.ts';

/** The page for somebody who opens the address that a form is sent to. */
export function addressOfFormPage(form: Form): string {
  return page(
    form.title,
    html`<h1>This address only takes the form</h1>
<p><a href="${form.pagePath}">Open the page with the form</a></p>`,
  );
}
