import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { type DatedCourse, offeredSessions } from '@vanda/forms/dated-course';
import { toIsoDay } from '@vanda/forms/day';
import { type Field, type Form, type FormId, withReplyPromise } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import type { NoticeCompany } from '@vanda/forms/notice';
import { formFor, isAsked, isDated, isInterest } from '@vanda/forms/session';
import { sample } from '@vanda/forms/testing/sample';
import { successOf } from '@vanda/forms/waiting';
import { addressesUnderTest, distFolder } from '../built-site.ts';

const { replyWithin } = JSON.parse(
  readFileSync(path.join(distFolder, '../http/company.json'), 'utf8'),
) as NoticeCompany;

const courses: DatedCourse[] = JSON.parse(
  readFileSync(path.join(distFolder, '../http/sessions.json'), 'utf8'),
);
const offered = (id: FormId) => offeredSessions(id, courses);
const today = toIsoDay(Date.now());
const isWithDate = (form: Form) => isDated(form, offered(form.id), today);

/** A form as its page shows it today, with the company's promise, with or without a date. */
export function builtForm(id: FormId): Form {
  const form = withReplyPromise(forms[id], replyWithin);
  const values = Object.fromEntries(form.fields.map((field) => [field.name, sample(field)]));
  const fields = formFor(form, values).fields.filter((field) => isAsked(field, isWithDate(form)));
  const offer = { sessionsOf: ({ id: other }: Pick<Form, 'id'>) => offered(other), today };
  return { ...form, fields, success: successOf(form, { isInterest: isInterest(form, values, offer) }) };
}

export const builtForms: Form[] = Object.values(forms)
  .filter(({ pagePath }) => addressesUnderTest().includes(pagePath))
  .map(({ id }) => builtForm(id));

const fieldKinds = ({ fields }: Form): number => new Set(fields.map(({ kind }) => kind)).size;

/** One form of each kind, the one with most choices. */
export const oneOfEachKind: Form[] = [...Map.groupBy(builtForms, ({ kind }) => kind).values()].flatMap(
  (alike) => alike.toSorted((a, b) => fieldKinds(b) - fieldKinds(a)).slice(0, 1),
);

export const formOf = (page: Page): Locator => page.locator('form[data-enquiry]');

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

export async function fill(page: Page, field: Field): Promise<void> {
  const target = control(page, field);
  if (field.kind === 'select') await target.selectOption(sample(field));
  else if (field.kind === 'radio' || field.kind === 'session')
    await target.getByRole('radio', { name: labelOf(field) }).check();
  else await target.fill(sample(field));
}

export async function fillForm(page: Page, form: Form): Promise<void> {
  for (const field of form.fields) await fill(page, field);
}

/** Values that the page's form would send now. */
export const valuesOf = (page: Page): Promise<Record<string, FormDataEntryValue>> =>
  formOf(page).evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)));

/** Loads the form's script by the first sign of intent. */
export async function hydrate(page: Page): Promise<void> {
  await formOf(page).dispatchEvent('pointerover');
  await expect(formOf(page)).toHaveAttribute('data-live');
}

/** The values that a form filled by {@link fillForm} stores. */
export const filledValues = (form: Form): Record<string, string> =>
  Object.fromEntries(form.fields.map((field) => [field.name, sample(field)]));

export const errorSummary = (page: Page): Locator => formOf(page).getByRole('group', { name: /to correct$/ });

export const sendButton = (page: Page): Locator =>
  formOf(page).getByRole('button', {
    name: /^(?:Send registration|Tell me first|Send from this page|Send again)$/,
  });

const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
