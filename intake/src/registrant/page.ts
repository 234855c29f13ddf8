import { dateRange, shortDate, toIsoDay, weekday } from '@vanda/enquiry/day';
import type { FieldError } from '@vanda/enquiry/errors';
import type { Field, TextField } from '@vanda/enquiry/form';
import { maskIdentityNumbers } from '@vanda/enquiry/mask';
import { retentionDays } from '@vanda/enquiry/notice';
import { fullName, summaryRows } from '@vanda/enquiry/summary';
import { momentWords } from '../ledger/letter-texts.ts';
import { html, type SafeHtml } from '../pages/html.ts';
import { type Choice, whyNot } from './possible.ts';
import { type FormSeal, plus, registrationShell, sealedForm, tick } from './shell.ts';
import type { OtherDate, RegistrationView } from './view.ts';
import { dateWords, doneWords, leadOf, lengthWords, stateWords } from './words.ts';

const dayMs = 24 * 60 * 60_000;

/** How a registrant's page is shown. */
export type PageParts = {
  /** Path of the page, which its forms and links begin with. */
  readonly path: string;
  readonly companyName: string;
  /** Last day of the link, ISO. */
  readonly lastDay: string;
  readonly seal: FormSeal;
  /** What was just done. */
  readonly done?: Parameters<typeof doneWords>[0] | undefined;
  /** Why something that was asked for was not done. */
  readonly problem?: string | undefined;
  /** The form that was sent with mistakes, to be shown again with what was typed. */
  readonly again?: TypedAgain | undefined;
};

/** A form to show again. */
export type TypedAgain = {
  readonly choice: Choice;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
};

/** The registrant's page. */
export function registrationPage(view: RegistrationView, parts: PageParts): string {
  const { form, registration } = view;
  return registrationShell(
    `Your registration: ${form.title}`,
    parts.companyName,
    html`${panel(view, parts)}<div class="one"><p class="status ${registration.state}">${stateWords[registration.state]}</p>
<h1>${form.title}</h1>
<p class="lead">${leadOf(view)}</p>
${facts(view)}${offer(view, parts)}</div>
<div class="two">
<section><h2>What you can change</h2>
<p class="note">Opening this page changes nothing. Only a button does, and we confirm each change by email.</p>
<div class="acts">${(['substitute', 'move', 'correct', 'cancel'] as const).map((choice) => row(choice, view, parts))}</div></section>
<section><h2>Your registration</h2>
${details(view)}
${registration.day !== undefined && registration.state !== 'cancelled' && html`<p class="buttons"><a class="button small" href="${parts.path}/session.ics" download>Add to calendar</a></p>`}
<h2 class="later">Your data</h2>
<p class="note">Everything we hold under your email address. We delete it ourselves on ${deletionDay(view)}.</p>
<p class="buttons"><a class="button small" href="${parts.path}/data" download>Download it</a> <a class="button small" href="${parts.path}/erase">Erase it …</a></p>
<p class="note">This link is yours alone and works until ${shortDate(parts.lastDay)}. Forwarded by mistake?</p>
${sealedForm(`${parts.path}/end-link`, parts.seal, html`<p><button type="submit" class="plain">End it and send me a new one</button></p>`)}
</section></div>`,
  );
}

/** The page that asks once more before seats are given up. */
export function cancelPage(view: RegistrationView, parts: PageParts): string {
  const { form, registration } = view;
  const date = dateWords(view);
  const what = registration.seats === 1 ? 'the seat' : `all ${registration.seats} seats`;
  return registrationShell(
    `Cancel: ${form.title}`,
    parts.companyName,
    html`<div class="one"><h1>Cancel this registration?</h1>
<p class="lead">${form.title}${date && `, ${date.date}`}. You give up ${what}, and somebody who waits may get ${registration.seats === 1 ? 'it' : 'them'}. This can’t be undone.</p>
<div class="buttons ask">${sealedForm(`${parts.path}/cancel`, parts.seal, html`<button type="submit" class="button go">Cancel the registration</button>`)}
<a class="button" href="${parts.path}">Keep it</a></div></div>`,
  );
}

/** The page that asks once more before everything under an address is erased. */
export function erasePage(
  view: RegistrationView,
  parts: PageParts,
  counts: { readonly enquiries: number; readonly registrations: number; readonly mails: number },
): string {
  const what = [
    counted(counts.enquiries, 'enquiry', 'enquiries'),
    counted(counts.registrations, 'registration', 'registrations'),
    counted(counts.mails, 'email', 'emails'),
  ].filter((words) => words !== undefined);
  return registrationShell(
    'Erase your data',
    parts.companyName,
    html`<div class="one"><h1>Erase everything?</h1>
<p class="lead">We delete what we hold under your email address: ${what.join(', ')}. Seats that you have are given up. This can’t be undone.</p>
<p class="note">Emails that have reached a mailbox, yours or ours, are not deleted with it. Backups are overwritten in their own time.</p>
<div class="buttons ask">${sealedForm(`${parts.path}/erase`, parts.seal, html`<button type="submit" class="button go">Erase for good</button>`)}
<a class="button" href="${parts.path}">Keep it</a></div>
<p class="note">Reference ${view.registration.reference}</p></div>`,
  );
}

/** A page of one heading and a few sentences, such as the last one after a link has ended. */
export function plainPage(
  companyName: string,
  { title, sentences, form }: { title: string; sentences: readonly string[]; form?: SafeHtml },
): string {
  return registrationShell(
    title,
    companyName,
    html`<div class="one"><h1>${title}</h1>${sentences.map((sentence) => html`<p class="lead">${sentence}</p>`)}${form}</div>`,
  );
}

function panel(view: RegistrationView, { done, problem }: PageParts): SafeHtml {
  return html`${done !== undefined && html`<div class="done" role="status">${tick}<p><b>${doneWords(done, view)}</b><br>We confirm it to you by email.</p></div>`}${problem !== undefined && html`<div class="problem" role="alert"><p><b>Nothing was changed.</b> ${problem}</p></div>`}`;
}

function facts(view: RegistrationView): SafeHtml {
  const { registration } = view;
  const date = dateWords(view);
  const seats = registration.seats === 1 ? '1 person' : `${registration.seats} people`;
  return html`<dl class="facts">${
    date &&
    html`<div><dt>Date</dt><dd>${date.date}<small>begins on a ${longDays[date.weekday]}</small></dd></div><div><dt>Length</dt><dd>${lengthWords(view)}</dd></div>`
  }<div><dt>For</dt><dd><span${registration.state === 'confirmed' && html` class="total"`}>${seats}</span></dd></div></dl>`;
}

function offer({ registration }: RegistrationView, { path, seal }: PageParts): SafeHtml | undefined {
  if (registration.state !== 'offered') return undefined;
  const seats = registration.seats === 1 ? 'the seat' : `the ${registration.seats} seats`;
  return html`<div class="offer"><h2>Do you take ${seats}?</h2><p class="note">Until ${momentWords(registration.offerUntilMs ?? 0)}, Singapore time. After that you are at the end of the waiting list.</p>
<div class="buttons">${sealedForm(`${path}/take`, seal, html`<button type="submit" class="button go">Take ${seats}</button>`)}${sealedForm(`${path}/decline`, seal, html`<button type="submit" class="button">No, cancel my registration</button>`)}</div></div>`;
}

const titles: Record<Choice, { title: string; note: string }> = {
  substitute: { title: 'Send somebody else', note: 'The registration stays, the name changes' },
  move: { title: 'Choose another date', note: 'Of those with enough free seats' },
  correct: { title: 'Correct your details', note: 'Name, email, telephone, company' },
  cancel: { title: 'Cancel', note: 'Makes room for the next who waits' },
};

function row(choice: Choice, view: RegistrationView, parts: PageParts): SafeHtml {
  const { title, note } = titles[choice];
  const reason = whyNot(choice, view);
  if (reason !== undefined) {
    return html`<div class="closed"><p><b>${title}</b><small>${reason}</small></p></div>`;
  }
  return html`<details name="act"${parts.again?.choice === choice && html` open`}><summary><span><b>${title}</b><small>${note}</small></span>${plus}</summary><div class="body">${bodies[choice](view, parts)}</div></details>`;
}

const bodies: Record<Choice, (view: RegistrationView, parts: PageParts) => SafeHtml> = {
  substitute: ({ form }, { path, seal, again }) =>
    sealedForm(
      `${path}/substitute`,
      seal,
      html`${form.fields.filter(isOfPerson).map((field) => control('s', field, 'Their', again?.choice === 'substitute' ? again : undefined, ''))}
<p class="note">We write to them and send them a link of their own. Yours then ends. What you told us about yourself is not passed on.</p>
<p><button type="submit" class="button go">Pass it on</button></p>`,
    ),
  move: ({ otherDates, registration }, { path, seal }) =>
    sealedForm(
      `${path}/move`,
      seal,
      html`<fieldset><legend>Date</legend>${otherDates.map((date, index) => dateChoice(date, index))}</fieldset>
${registration.state === 'waiting' && html`<p class="note">You leave the waiting list of the date you have now.</p>`}
<p><button type="submit" class="button go">Move to this date</button></p>`,
    ),
  correct: ({ form, enquiry }, { path, seal, again }) =>
    sealedForm(
      `${path}/correct`,
      seal,
      html`${form.fields.filter(isTyped).map((field) => control('c', field, '', again?.choice === 'correct' ? again : undefined, enquiry.values[field.name] ?? ''))}
<p class="note">With another email address this link ends, and a new one goes there.</p>
<p><button type="submit" class="button go">Save the corrections</button></p>`,
    ),
  cancel: (_view, { path }) =>
    html`<p class="note">We ask once more before anything is cancelled.</p><p><a class="button" href="${path}/cancel">Cancel the registration …</a></p>`,
};

function dateChoice({ session, isFree }: OtherDate, index: number): SafeHtml {
  const id = `date-${index}`;
  const label = `${weekday(session.start)} ${dateRange(session.start, session.end)}`;
  if (!isFree) return html`<p class="check note">${label}: full for your number of people</p>`;
  return html`<p class="check"><input type="radio" id="${id}" name="day" value="${session.start}" required><label for="${id}">${label}${session.place && html`, ${session.place}`}</label></p>`;
}

function isTyped(field: Field): field is TextField {
  return 'maxLength' in field;
}

/** Names and the address: what is needed of a person to come in another's place. */
function isOfPerson(field: Field): field is TextField {
  return isTyped(field) && field.required;
}

function control(
  prefix: string,
  field: TextField,
  whose: string,
  again: TypedAgain | undefined,
  value: string,
): SafeHtml {
  const id = `${prefix}-${field.name}`;
  const error = again?.errors.find((each) => each.field === field.name)?.message;
  const label = whose ? `${whose} ${field.noun}` : field.label;
  const shown = again?.typed[field.name] ?? value;
  // A browser would refuse a masked address.
  const typed = field.kind === 'email' ? shown : maskIdentityNumbers(shown);
  // Another person's details are not what a browser knows of this one.
  const autocomplete = whose ? 'off' : (field.autocomplete ?? 'off');
  const shared = html`id="${id}" name="${field.name}" maxlength="${field.maxLength}" autocomplete="${autocomplete}"${field.required && html` required`}${error !== undefined && html` aria-invalid="true" aria-describedby="${id}-error"`}`;
  return html`<div class="field"><label for="${id}">${label}${field.required && html` <span class="required" aria-hidden="true">*</span>`}</label>${error !== undefined && html`<p class="error" id="${id}-error">${error}</p>`}${
    field.kind === 'textarea'
      ? html`<textarea ${shared} rows="4">
${typed}</textarea>`
      : html`<input type="${field.kind}" ${shared} value="${typed}">`
  }</div>`;
}

function details(view: RegistrationView): SafeHtml {
  const { enquiry, registration, form, session, history } = view;
  const confirmed = history.findLast(({ act }) => act === 'confirmed' || act === 'accepted');
  const rows = [
    { label: 'Reference', value: registration.reference },
    { label: 'Name', value: fullName(enquiry.values) },
    ...summaryRows(form, enquiry.values, session ? [session] : []).filter(
      ({ name }) => name !== 'firstName' && name !== 'lastName',
    ),
    { label: 'Registered', value: momentWords(enquiry.receivedAtMs) },
    ...(registration.state === 'confirmed' && confirmed
      ? [{ label: 'Confirmed', value: momentWords(confirmed.atMs) }]
      : []),
  ];
  return html`<dl class="details">${rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</dd></div>`)}</dl>`;
}

function deletionDay({ enquiry }: RegistrationView): string {
  return shortDate(toIsoDay(enquiry.receivedAtMs + retentionDays * dayMs));
}

function counted(count: number, one: string, many: string): string | undefined {
  return count === 0 ? undefined : `${count} ${count === 1 ? one : many}`;
}

const longDays: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};
