import { datesWithWeekdays, weekdayAndTime, weekdayRange } from '@vanda/forms/date-formats';
import { addDays, dateRange, daysBetween, shortDate, toIsoDay } from '@vanda/forms/day';
import type { FieldError } from '@vanda/forms/errors';
import { type Field, nextAvailable, nextAvailableLabel, type TextField } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { groupNamesField } from '@vanda/forms/group-names';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { retentionDays } from '@vanda/forms/notice';
import { counted, plural } from '@vanda/forms/plural';
import { fullName, summaryRows, typedText } from '@vanda/forms/summary';
import { untilDated } from '@vanda/forms/waiting';
import { html, type SafeHtml } from '../../../platform/http/html.ts';
import { page, typedControl } from '../../../platform/http/page.ts';
import { doneMessage, leadOf, statusOf } from './messages.ts';
import { isOverFor, type OtherDate, type RegistrationView } from './view.ts';

const plus = html`<svg class="icon plus" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 12h14M12 5v14"/></svg>`;
const tick = html`<svg class="icon tick" viewBox="0 0 24 24" aria-hidden="true"><path d="m4 12.5 5 5L20 6.5"/></svg>`;

export type Choice = 'names' | 'substitute' | 'move' | 'correct' | 'cancel';

/** The version that the page shows, an idempotency key and the CSRF token over both. */
type CsrfFields = { readonly version: string; readonly key: string; readonly csrfToken: string };

export type PageParts = {
  readonly path: string;
  readonly companyName: string;
  readonly lastDay: string;
  readonly csrf: CsrfFields;
  readonly done?: Parameters<typeof doneMessage>[0] | undefined;
  readonly problem?: string | undefined;
  readonly again?: TypedAgain | undefined;
};

type TypedAgain = {
  readonly choice: Choice;
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
};

export function registrationPage(view: RegistrationView, parts: PageParts): string {
  const { form, registration, enquiry, closure } = view;
  return page(
    `${view.isOnList ? untilDated.success.title : 'Your registration'}: ${form.title}`,
    parts.companyName,
    html`${panel(view, parts)}<div class="one"><p class="status${['waiting', 'cancelled'].includes(registration.status) && ' past'}">${statusOf(view)}</p>
<h1>${form.title}</h1>
<p class="lead">${leadOf(view)}</p>
${facts(view)}${offer(view, parts)}${withdrawn(view)}</div>
<div class="beside two">
<section><h2>What you can change</h2>
<p class="note">Opening this page changes nothing. Only a button does, and we confirm each change by email.</p>
<div class="acts">${choices.filter((choice) => choice !== 'names' || registration.seats > 1).map((choice) => row(choice, view, parts))}</div></section>
<section><h2>${view.isOnList ? 'What you sent us' : 'Your registration'}</h2>
${details(view)}
${registration.day !== undefined && registration.status !== 'cancelled' && closure !== 'withdrawn' && html`<p class="buttons"><a class="button compact" href="${parts.path}/session.ics" download>Add to calendar</a></p>`}
<h2 class="later">Your data</h2>
<p class="note">Everything we hold under your email address. We delete it ourselves on ${shortDate(addDays(toIsoDay(enquiry.receivedAtMs), retentionDays))}.</p>
<p class="buttons"><a class="button compact" href="${parts.path}/data" download>Download it</a> <a class="button compact" href="${parts.path}/erase">Erase it …</a></p>
<p class="note">This link is yours alone and works until ${shortDate(parts.lastDay)}. Forwarded by mistake?</p>
${csrfForm(`${parts.path}/end-link`, parts.csrf, html`<p><button type="submit" class="asLink">End it and send me a new one</button></p>`)}
</section></div>`,
  );
}

export function cancelPage(view: RegistrationView, parts: PageParts): string {
  const { form, registration, session, closure, isOnList } = view;
  const { seats } = registration;
  const what = plural(seats, 'the seat', `all ${seats} seats`);
  const loss = isOnList
    ? 'We then no longer write to you when a date is set.'
    : closure === 'withdrawn'
      ? 'The date is out of our programme; we then expect nothing more of you.'
      : `You give up ${what}, and somebody who waits may get ${plural(seats, 'it', 'them')}.`;
  return page(
    `Cancel: ${form.title}`,
    parts.companyName,
    html`<div class="one"><h1>${isOnList ? 'Leave the list?' : 'Cancel this registration?'}</h1>
<p class="lead">${form.title}${session && `, ${dateRange(session.start, session.end)}`}. ${loss} This can’t be undone.</p>
<div class="buttons ask">${csrfForm(`${parts.path}/cancel`, parts.csrf, html`<button type="submit" class="button primary">${isOnList ? 'Leave the list' : 'Cancel the registration'}</button>`)}
<a class="button" href="${parts.path}">${isOnList ? 'Stay on it' : 'Keep it'}</a></div></div>`,
  );
}

export function erasePage(
  view: RegistrationView,
  parts: PageParts,
  counts: { readonly enquiries: number; readonly registrations: number; readonly mails: number },
): string {
  const what = [
    counts.enquiries > 0 && counted(counts.enquiries, 'enquiry', 'enquiries'),
    counts.registrations > 0 && counted(counts.registrations, 'registration'),
    counts.mails > 0 && counted(counts.mails, 'email'),
  ].filter(Boolean);
  return page(
    'Erase your data',
    parts.companyName,
    html`<div class="one"><h1>Erase everything?</h1>
${parts.problem !== undefined && html`<div class="problem" role="alert"><p><b>Nothing was erased.</b> ${parts.problem}</p></div>`}<p class="lead">We delete what we hold under your email address: ${what.join(', ')}. Seats that you have are given up. This can’t be undone.</p>
<p class="note">Emails that have reached a mailbox, yours or ours, are not deleted with it. Backups are overwritten in their own time.</p>
<div class="buttons ask">${csrfForm(`${parts.path}/erase`, parts.csrf, html`<button type="submit" class="button primary">Erase for good</button>`)}
<a class="button" href="${parts.path}">Keep it</a></div>
<p class="note">Reference ${view.registration.reference}</p></div>`,
  );
}

export const plainPage = (companyName: string, title: string, sentence: string, form?: SafeHtml | false) =>
  page(
    title,
    companyName,
    html`<div class="one"><h1>${title}</h1><p class="lead">${sentence}</p>${form}</div>`,
  );

const panel = (view: RegistrationView, { done, problem }: PageParts): SafeHtml =>
  html`${done !== undefined && html`<div class="done" role="status">${tick}<p><b>${doneMessage(done, view)}</b><br>We confirm it to you by email.</p></div>`}${problem !== undefined && html`<div class="problem" role="alert"><p><b>Nothing was changed.</b> ${problem}</p></div>`}`;

function facts({ registration, session }: RegistrationView): SafeHtml {
  const seats = counted(registration.seats, 'person', 'people');
  return html`<dl class="facts">${
    session &&
    html`<div><dt>Date</dt><dd>${dateRange(session.start, session.end)}<small>${weekdayRange(session.start, session.end)}</small></dd></div>${session.end !== session.start && html`<div><dt>Length</dt><dd>${counted(daysBetween(session.start, session.end) + 1, 'day')}</dd></div>`}`
  }<div><dt>For</dt><dd><span${registration.status === 'confirmed' && html` class="total"`}>${seats}</span></dd></div></dl>`;
}

function offer({ registration, closure }: RegistrationView, { path, csrf }: PageParts): SafeHtml | undefined {
  if (registration.status !== 'offered' || closure) return undefined;
  const seats = plural(registration.seats, 'the seat', `the ${registration.seats} seats`);
  return html`<div class="offer tint corner"><h2>Do you take ${seats}?</h2><p class="note">Until ${weekdayAndTime(registration.offerUntilMs ?? 0)}, Singapore time. After that you are at the end of the waiting list.</p>
<div class="buttons">${csrfForm(`${path}/take`, csrf, html`<button type="submit" class="button primary">Take ${seats}</button>`)}${csrfForm(`${path}/decline`, csrf, html`<button type="submit" class="button">No, cancel my registration</button>`)}</div></div>`;
}

function withdrawn({ registration, closure }: RegistrationView): SafeHtml | undefined {
  if (closure !== 'withdrawn' || registration.status === 'cancelled') return undefined;
  return html`<div class="offer tint corner"><h2>What you can do</h2><p class="note">Below you can choose another date, have us tell you first of the next one, or cancel. About a payment you have made, or anything else, answer any of our emails or <a href="${forms.contact.pagePath}">write to us</a>.</p></div>`;
}

const choices = ['names', 'substitute', 'move', 'correct', 'cancel'] as const;

const titles: Record<Choice, { title: string; note: string }> = {
  names: { title: 'Name your group', note: 'Now or later, until the first day' },
  substitute: { title: 'Send somebody else', note: 'The registration stays, the name changes' },
  move: { title: 'Choose another date', note: 'Of those with enough free seats' },
  correct: { title: 'Correct your details', note: 'Name, email, telephone, company' },
  cancel: { title: 'Cancel', note: 'Makes room for the next who waits' },
};

function row(choice: Choice, view: RegistrationView, parts: PageParts): SafeHtml {
  const { title } = titles[choice];
  const note =
    choice !== 'cancel'
      ? titles[choice].note
      : view.isOnList
        ? 'Takes you off the list'
        : view.closure === 'withdrawn'
          ? 'Ends the registration'
          : titles[choice].note;
  const reason = whyNot(choice, view);
  if (reason !== undefined)
    return html`<div class="closed"><p><b class="named">${title}</b><small>${reason}</small></p></div>`;
  return html`<details name="act"${parts.again?.choice === choice && html` open`}><summary><span><b class="named">${title}</b><small>${note}</small></span>${plus}</summary><div class="body">${bodies[choice](view, parts)}</div></details>`;
}

const bodies: Record<Choice, (view: RegistrationView, parts: PageParts) => SafeHtml> = {
  names: ({ registration: { seats, names } }, { path, csrf, again }) =>
    csrfForm(
      `${path}/names`,
      csrf,
      html`<p class="note">Who comes, you included if you come: ${counted(seats, 'name')} at most. Leave out whom you don’t know yet. The names are for the list of participants alone; please tell the others that you gave us theirs.</p>
${control('n', groupNamesField(seats), '', again?.choice === 'names' ? again : undefined, names.join('\n'), Math.min(seats, 12))}
<p><button type="submit" class="button primary">Save the names</button></p>`,
    ),
  substitute: ({ form, registration }, { path, csrf, again }) =>
    csrfForm(
      `${path}/substitute`,
      csrf,
      html`${form.fields.filter(isOfPerson).map((field) => control('s', field, 'Their', again?.choice === 'substitute' ? again : undefined, ''))}
<p class="note">We write to them and send them a link of their own. Yours then ends. What you told us about yourself${registration.names.length > 0 && ', and the names of your group,'} is not passed on.</p>
<p><button type="submit" class="button primary">Pass it on</button></p>`,
    ),
  move: ({ otherDates, registration, closure }, { path, csrf }) =>
    csrfForm(
      `${path}/move`,
      csrf,
      html`<fieldset><legend>Date</legend>${otherDates.map((date, index) => dateChoice(date, index))}${
        closure === 'withdrawn' &&
        html`<p class="check"><input type="radio" id="date-next" name="day" value="${nextAvailable}" required><label for="date-next">${nextAvailableLabel}</label></p>`
      }</fieldset>
${registration.status === 'waiting' && closure !== 'withdrawn' && html`<p class="note">You leave the waiting list of the date you have now.</p>`}
<p><button type="submit" class="button primary">Move to this date</button></p>`,
    ),
  correct: ({ form, enquiry }, { path, csrf, again }) =>
    csrfForm(
      `${path}/correct`,
      csrf,
      html`${form.fields.filter(isTyped).map((field) => control('c', field, '', again?.choice === 'correct' ? again : undefined, enquiry.values[field.name] ?? ''))}
<p class="note">With another email address this link ends, and a new one goes there.</p>
<p><button type="submit" class="button primary">Save the corrections</button></p>`,
    ),
  cancel: ({ isOnList }, { path }) =>
    html`<p class="note">We ask once more before anything is cancelled.</p><p><a class="button" href="${path}/cancel">${isOnList ? 'Leave the list' : 'Cancel the registration'} …</a></p>`,
};

function dateChoice({ session, isFree }: OtherDate, index: number): SafeHtml {
  const id = `date-${index}`;
  const label = datesWithWeekdays(session.start, session.end);
  if (!isFree) return html`<p class="check note">${label}: full for your number of people</p>`;
  return html`<p class="check"><input type="radio" id="${id}" name="day" value="${session.start}" required><label for="${id}">${label}${session.place && html`, ${session.place}`}</label></p>`;
}

const isTyped = (field: Field): field is TextField => 'maxLength' in field;

const isOfPerson = (field: Field): field is TextField => isTyped(field) && field.required;

function control(
  prefix: string,
  field: TextField,
  whose: string,
  again: TypedAgain | undefined,
  value: string,
  rows = 4,
): SafeHtml {
  const id = `${prefix}-${field.name}`;
  const error = again?.errors.find((each) => each.field === field.name)?.message;
  const label = whose ? `${whose} ${field.noun}` : field.label;
  const shown = again?.typed[field.name] ?? value;
  // A browser would refuse a masked address.
  const typed = field.kind === 'email' ? shown : maskIdentityNumbers(shown);
  // Autofill would offer the present person's details.
  const autocomplete = whose ? 'off' : (field.autocomplete ?? 'off');
  const shared = html`id="${id}" name="${field.name}" dir="auto" maxlength="${field.maxLength}" autocomplete="${autocomplete}"${field.required && html` required`}${error !== undefined && html` aria-invalid="true" aria-describedby="${id}-error"`}`;
  return html`<div class="field"><label for="${id}">${label}${field.required && html` <span class="required" aria-hidden="true">*</span>`}</label>${error !== undefined && html`<p class="error" id="${id}-error">${error}</p>`}${typedControl(field, shared, typed, rows)}</div>`;
}

function details(view: RegistrationView): SafeHtml {
  const { enquiry, registration, form, session, history } = view;
  const confirmed = history.findLast(({ event }) => event === 'confirmed' || event === 'accepted');
  const rows = [
    { label: 'Reference', value: registration.reference },
    { label: 'Name', value: fullName(enquiry.values) },
    ...summaryRows(form, enquiry.values, session ? [session] : []).filter(
      ({ name }) => name !== 'firstName' && name !== 'lastName',
    ),
    ...(registration.names.length > 0
      ? [{ label: 'Names of the group', value: typedText(registration.names.join('\n')) }]
      : []),
    { label: view.isOnList ? 'Sent' : 'Registered', value: weekdayAndTime(enquiry.receivedAtMs) },
    ...(registration.status === 'confirmed' && confirmed
      ? [{ label: 'Confirmed', value: weekdayAndTime(confirmed.atMs) }]
      : []),
  ];
  return html`<dl class="details above">${rows.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value.split('\n').map((line, index) => html`${index > 0 && html`<br>`}${line}`)}</dd></div>`)}</dl>`;
}

const csrfForm = (action: string, csrf: CsrfFields, content: SafeHtml): SafeHtml =>
  html`<form method="post" action="${action}"><input type="hidden" name="version" value="${csrf.version}"><input type="hidden" name="key" value="${csrf.key}"><input type="hidden" name="csrfToken" value="${csrf.csrfToken}">${content}</form>`;

/** Why a choice is not possible now, in a few words; undefined when it is. */
export function whyNot(choice: Choice, view: RegistrationView): string | undefined {
  const { registration, closure, otherDates, form } = view;
  if (registration.status === 'cancelled')
    return choice === 'correct' ? undefined : 'The registration is cancelled';
  if (isOverFor(choice, view)) return 'The session has started: please call us';
  if (closure === 'withdrawn' && (choice === 'substitute' || choice === 'names'))
    return 'This date was taken out of our programme';
  if (choice !== 'move' || closure === 'withdrawn') return undefined;
  if (!form.fields.some(({ kind }) => kind === 'session')) return 'We agree the date with you in person';
  if (otherDates.length === 0) return 'There is no other date yet';
  if (otherDates.some(({ isFree }) => isFree)) return undefined;
  return registration.seats === 1
    ? 'No other date has a free seat now'
    : `No other date has ${registration.seats} free seats now`;
}
