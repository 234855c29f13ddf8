import type { Form, TextField } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { maskIdentityNumbers } from '@vanda/enquiry/mask';
import { summaryRows } from '@vanda/enquiry/summary';
import { findHandled, type HandledEnquiry } from '../../../intake/src/desk-store/handling.ts';
import { promiseMs } from '../../../intake/src/desk-store/inbox.ts';
import { findDraft, notesOf } from '../../../intake/src/desk-store/notes.ts';
import { othersOf } from '../../../intake/src/desk-store/people.ts';
import { findRegistration } from '../../../intake/src/ledger/registration.ts';
import type { Queries } from '../../../intake/src/store/database.ts';
import type { Enquiry } from '../../contract/enquiry.ts';
import type { Desk } from '../desk.ts';
import { colleagueName, namesOf } from '../names.ts';
import { registrationView } from '../sessions/registration-view.ts';
import { historyFor } from './history.ts';
import { mailsOf } from './mails.ts';
import { suspicionWords } from './suspicion.ts';
import { aboutOf, messageOf, nameOf, throughOf, typedValue } from './words.ts';

/** Fields that say who somebody is: the ones that can be corrected. */
const personal = ['text', 'email', 'tel'];

/** Everything about one enquiry, for one colleague. */
export async function enquiryView(desk: Desk, reference: string, me: string): Promise<Enquiry> {
  const { database, now } = desk;
  const nowMs = now();
  const enquiry = await findHandled(database, reference);
  const names = await namesOf(database);
  const mails = await mailsOf(database, [reference], nowMs);
  const seats = await findRegistration(database, reference);
  const form: Form = forms[enquiry.form];
  return {
    reference,
    version: enquiry.version,
    standing: enquiry.standing,
    form: { id: form.id, title: form.title, kind: form.kind, pagePath: form.pagePath },
    about: aboutOf(enquiry),
    through: throughOf(enquiry, seats),
    suspicion: enquiry.suspicion ? suspicionWords(enquiry.suspicion) : null,
    receivedAtMs: enquiry.receivedAtMs,
    dueAtMs: enquiry.receivedAtMs + promiseMs,
    answeredAtMs: enquiry.answeredAtMs ?? null,
    closedAtMs: enquiry.closedAtMs ?? null,
    owner: enquiry.owner === undefined ? null : colleagueName(names, enquiry.owner),
    message: messageOf(enquiry),
    fields: fieldsOf(desk, form, enquiry),
    person: await personOf(database, form, enquiry),
    registration: seats ? await registrationView(desk, seats) : null,
    notes: (await notesOf(database, reference)).map(({ id, colleague, atMs, text }) => ({
      id,
      text: maskIdentityNumbers(text),
      by: colleagueName(names, colleague),
      atMs,
    })),
    history: await historyFor(database, names, enquiry, mails),
    draft: (await findDraft(database, reference, me)) ?? null,
  };
}

function fieldsOf({ house }: Desk, form: Form, { values }: HandledEnquiry): Enquiry['fields'] {
  const kinds = new Map(form.fields.map(({ name, kind }) => [name, kind]));
  return summaryRows(form, values, house.site().sessions.of(form) ?? []).flatMap(({ name, label, value }) => {
    const kind = kinds.get(name);
    return kind && kind !== 'textarea' ? [{ name, label, kind, value }] : [];
  });
}

async function personOf(queries: Queries, form: Form, enquiry: HandledEnquiry): Promise<Enquiry['person']> {
  const { values, reference } = enquiry;
  const { count, firstAtMs } = await othersOf(queries, (values.email ?? '').toLowerCase(), reference);
  return {
    name: nameOf(enquiry),
    email: values.email ?? '',
    phone: typedValue(enquiry, 'phone'),
    company: typedValue(enquiry, 'company'),
    jobTitle: typedValue(enquiry, 'jobTitle'),
    hasMarketingConsent: enquiry.hasMarketingConsent,
    before: { count, firstAtMs: firstAtMs ?? null },
    isReceiptWithheld: enquiry.isReceiptWithheld,
    correctable: form.fields.flatMap((field) => (isPersonal(field) ? [correctable(field, enquiry)] : [])),
  };
}

function isPersonal(field: Form['fields'][number]): field is TextField & { kind: 'text' | 'email' | 'tel' } {
  return personal.includes(field.kind);
}

function correctable(
  { name, label, kind, maxLength, required }: TextField & { kind: 'text' | 'email' | 'tel' },
  { values }: HandledEnquiry,
) {
  return { name, label, kind, maxLength, required, value: maskIdentityNumbers(values[name] ?? '') };
}
