import type { Locator, Page } from '@playwright/test';
import type { Field, Form } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { addressesUnderTest } from '../built-site.ts';

/** The forms whose page is built. */
export const builtForms: Form[] = Object.values(forms).filter(({ pagePath }) =>
  addressesUnderTest().includes(pagePath),
);

/** The contact form and a registration: of each kind the one with most to choose. */
export const oneOfEachKind: Form[] = [...Map.groupBy(builtForms, ({ kind }) => kind).values()].flatMap(
  (alike) => alike.toSorted((a, b) => fieldKinds(b) - fieldKinds(a)).slice(0, 1),
);

function fieldKinds({ fields }: Form): number {
  return new Set(fields.map(({ kind }) => kind)).size;
}

/** The form of the page. */
export const formOf = (page: Page): Locator => page.locator('form[data-enquiry]');

/** Something fitting for a field, that names it, so that no two fields hold the same. */
export function sample(field: Field): string {
  switch (field.kind) {
    case 'email':
      return 'siti.rahman@example.com';
    case 'tel':
      return '+65 6123 4567';
    case 'text':
      return `Siti ${field.name}`;
    case 'textarea':
      return `Two lines about\n${field.name}.`;
    case 'select':
    case 'radio':
      return field.options.at(-1)?.value ?? '';
    case 'session':
      return 'next-available';
  }
}

/** The words of the choice that {@link sample} makes. */
const labelOf = (field: Field): string =>
  'options' in field ? (field.options.at(-1)?.label ?? '') : 'Next available date: tell me first';

/** A field's control, found as assistive technology finds it: by role and name. */
export function control(page: Page, field: Field): Locator {
  const name = new RegExp(`^${escapeRegExp(field.label)}`);
  const form = formOf(page);
  switch (field.kind) {
    case 'select':
      return form.getByRole('combobox', { name });
    case 'radio':
    case 'session':
      return form.getByRole('radiogroup', { name });
    default:
      return form.getByRole('textbox', { name });
  }
}

/** Fills a field with the pointer and the keys. */
export async function fill(page: Page, field: Field): Promise<void> {
  const target = control(page, field);
  if (field.kind === 'select') await target.selectOption(sample(field));
  else if (field.kind === 'radio' || field.kind === 'session') {
    await target.getByRole('radio', { name: labelOf(field) }).check();
  } else await target.fill(sample(field));
}

export async function fillForm(page: Page, form: Form): Promise<void> {
  for (const field of form.fields) await fill(page, field);
}

/** The values that a form filled by {@link fillForm} stores. */
export const filledValues = (form: Form): Record<string, string> =>
  Object.fromEntries(form.fields.map((field) => [field.name, sample(field)]));

/** All messages of a form that can't be sent like this. */
export const errorSummary = (page: Page): Locator => formOf(page).getByRole('group', { name: /to correct$/ });

/** The button that delivers the form to the service. */
export const sendButton = (page: Page): Locator =>
  formOf(page).getByRole('button', { name: /^(?:Send registration|Send from this page|Send again)$/ });

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
