import { dateRange } from '@vanda/forms/day';
import type { FieldError } from '@vanda/forms/errors';
import {
  type ChoiceField,
  enquiryPath,
  envelopeNames,
  type Field,
  type Form,
  marketingConsentValue,
  type Option,
  placeholderFor,
} from '@vanda/forms/form';
import { honeypotLabel, marketingConsentLabel, type NoticeCompany, purposeNotice } from '@vanda/forms/notice';
import {
  formFor,
  isAsked,
  isDated,
  isInterest,
  normaliseSession,
  type Offer,
  type Session,
  sessionOptions,
} from '@vanda/forms/session';
import { untilDated } from '@vanda/forms/waiting';
import { html, type SafeHtml } from '../../platform/http/html.ts';
import { page, typedControl } from '../../platform/http/page.ts';

export type TypedValues = Readonly<Record<string, string>>;

export type RetryPage = {
  readonly form: Form;
  readonly typed: TypedValues;
  readonly errors: readonly FieldError[];
  readonly problem?: string;
  readonly sessions: readonly Session[];
  readonly company: NoticeCompany;
} & Offer;

export function retryPage(content: RetryPage): string {
  const { form, typed, errors, problem, company, sessions, today } = content;
  const isWithDate = isDated(form, sessions, today) && !isInterest(form, typed, content);
  const fields = formFor(form, typed).fields.filter((field) => isAsked(field, isWithDate));
  const send = isWithDate ? 'Send registration' : untilDated.send;
  const title = problem ? 'Not sent yet' : 'Please check the form';
  const messageOf = new Map(errors.map(({ field, message }) => [field, message]));
  return page(
    `${title}: ${form.title}`,
    company.name,
    html`<div class="one"><h1>${title}</h1>
<div class="problem" role="alert">
${problem ? html`<p>${problem}</p>` : html`<p>Nothing was sent yet. What you typed is kept below.</p>`}
${errors.length > 0 && html`<ul>${errors.map(errorLine)}</ul>`}
</div>
<form method="post" action="${enquiryPath(form.id)}">
${fields.map((field) => control(field, typed[field.name] ?? '', messageOf.get(field.name), content))}
<p class="check"><input type="checkbox" id="consent" name="${envelopeNames.marketingConsent}" value="${marketingConsentValue}"${typed[envelopeNames.marketingConsent] === marketingConsentValue && html` checked`}>
<label for="consent">${marketingConsentLabel}</label></p>
<p class="trap"><label>${honeypotLabel} <input type="text" name="${envelopeNames.honeypot}" tabindex="-1" autocomplete="off"></label></p>
<p class="note">${purposeNotice(form, company).map(({ text, href }) => (href ? html`<a href="${href}">${text}</a>` : text))}</p>
<p><button type="submit" class="button primary">${form.kind === 'contact' ? 'Send enquiry' : send}</button></p>
</form></div>`,
  );
}

const errorLine = ({ field, message }: FieldError): SafeHtml =>
  field === '' ? html`<li>${message}</li>` : html`<li><a href="#${field}">${message}</a></li>`;

function control(field: Field, value: string, error: string | undefined, content: RetryPage): SafeHtml {
  const describedBy = [field.hint && `${field.name}-hint`, error && `${field.name}-error`].filter(Boolean);
  const state = html`${error !== undefined && html` aria-invalid="true"`}${describedBy.length > 0 && html` aria-describedby="${describedBy.join(' ')}"`}`;
  const notes = html`${field.hint !== undefined && html`<p class="note" id="${field.name}-hint">${field.hint}</p>`}${error !== undefined && html`<p class="error" id="${field.name}-error">${error}</p>`}`;
  const label = html`${field.label} ${field.required ? html`<span class="required" aria-hidden="true">*</span>` : html`<span>(optional)</span>`}`;
  const required = field.required && html` required`;
  const tiles = tilesOf(field, content);
  if (tiles) {
    const chosen = field.kind === 'session' ? normaliseSession(field, value) : value;
    return html`<fieldset id="${field.name}" role="radiogroup" tabindex="-1"${state}><legend>${label}</legend>${notes}
${tiles.map((option, index) => radio(field, option, index, option.value === chosen))}</fieldset>`;
  }
  const attributes = html`id="${field.name}" name="${field.name}"${required}${state}`;
  return html`<div class="field"><label for="${field.name}">${label}</label>${notes}
${'maxLength' in field ? typedControl(field, html`maxlength="${field.maxLength}"${field.autocomplete && html` autocomplete="${field.autocomplete}"`} ${attributes}`, value, 6) : field.kind !== 'session' && select(field, value, attributes)}</div>`;
}

function tilesOf(field: Field, { sessions, today }: RetryPage): readonly Option[] | undefined {
  if (field.kind === 'session') return sessionOptions(sessions, today);
  return field.kind === 'radio' ? field.options : undefined;
}

const select = (
  field: ChoiceField,
  value: string,
  attributes: SafeHtml,
): SafeHtml => html`<select ${attributes}><option value="">${placeholderFor(field)}</option>
${field.options.map((option) => html`<option value="${option.value}"${option.value === value && html` selected`}>${option.label}</option>`)}</select>`;

function radio(field: Field, option: Option, index: number, isChosen: boolean): SafeHtml {
  const id = `${field.name}-${index}`;
  return html`<p class="check"><input type="radio" id="${id}" name="${field.name}" value="${option.value}"${field.required && html` required`}${isChosen && html` checked`}>
<label for="${id}">${option.label}${option.note !== undefined && html` <span class="note">${option.note}</span>`}</label></p>`;
}

/** Contains no personal data, because a browser may store its URL. */
export const confirmationPage = (
  { form, reference }: { readonly form: Form; readonly reference: string },
  session: (Session & { readonly calendarPath: string }) | undefined,
  { title, note }: Form['success'],
  companyName: string,
): string =>
  page(
    title,
    companyName,
    html`<div class="one"><h1>${title}</h1>
<p class="lead">${note}</p>
<dl class="details above"><div><dt>Reference</dt><dd>${reference}</dd></div><div><dt>Sent with</dt><dd>${form.title}</dd></div>
${session && html`<div><dt>Course date</dt><dd>${dateRange(session.start, session.end)}</dd></div>`}</dl>
${session && html`<p class="buttons"><a class="button" href="${session.calendarPath}" download>Add to calendar</a></p>`}
<p class="lead"><a href="${form.pagePath}">Back to the page</a></p></div>`,
  );

export const addressOfFormPage = (form: Form, companyName: string): string =>
  page(
    form.title,
    companyName,
    html`<h1>This address only takes the form</h1>
<p class="lead"><a href="${form.pagePath}">Open the page with the form</a></p>`,
  );
