import type { Form } from '@vanda/forms/form';
import { html } from '../../../platform/http/html.ts';
import { page } from '../../../platform/http/page.ts';

export function addressOfFormPage(form: Form, companyName: string): string {
  return page(
    form.title,
    companyName,
    html`<h1>This address only takes the form</h1>
<p class="lead"><a href="${form.pagePath}">Open the page with the form</a></p>`,
  );
}
