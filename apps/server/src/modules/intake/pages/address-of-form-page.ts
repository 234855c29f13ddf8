import type { Form } from '@vanda/forms/form';
import { html } from '../../../platform/http/html.ts';
import { page } from '../../../platform/http/page.ts';

export function addressOfFormPage(form: Form): string {
  return page(
    form.title,
    html`<h1>This address only takes the form</h1>
<p><a href="${form.pagePath}">Open the page with the form</a></p>`,
  );
}
