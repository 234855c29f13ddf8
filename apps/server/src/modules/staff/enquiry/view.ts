import type { Enquiry } from '@vanda/desk-api/enquiry';
import type { Form, TextField } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { summaryRows, typedText } from '@vanda/forms/summary';
import type { Queries } from '../../../platform/database/database.ts';
import { findRegistration } from '../../registrations/registration.ts';
import type { Desk } from '../desk.ts';
import { namesOf, staffName } from '../names.ts';
import { replyClockOf } from '../promise.ts';
import { registrationView } from '../sessions/registration-view.ts';
import { findHandled, type HandledEnquiry } from '../store/handling.ts';
import { findDraft, notesOf } from '../store/notes.ts';
import { emailsOf } from '../store/outbox.ts';
import { othersOf } from '../store/people.ts';
import { toMail } from './emails.ts';
import { aboutOf, messageOf, nameOf, throughOf, typedValue } from './form-values.ts';
import { historyFor } from './history.ts';
import { suspicionWords } from './suspicion.ts';

const personal = ['text', 'email', 'tel'];

export async function enquiryView(desk: Desk, reference: string, me: string): Promise<Enquiry> {
  const { database, now } = desk;
  const nowMs = now();
  const enquiry = await findHandled(database, reference);
  const names = await namesOf(database);
  const mails = (await emailsOf(database, reference)).map((row) => toMail(row, nowMs));
  const seats = await findRegistration(database, reference);
  const form: Form = forms[enquiry.form];
  return {
    reference,
    version: enquiry.version,
    status: enquiry.status,
    form: { id: form.id, title: form.title, kind: form.kind },
    about: aboutOf(enquiry),
    through: throughOf(enquiry, seats),
    suspicion: enquiry.suspicion ? suspicionWords(enquiry.suspicion) : null,
    receivedAtMs: enquiry.receivedAtMs,
    dueAtMs: replyClockOf(desk).dueAtMs(enquiry.receivedAtMs),
    answeredAtMs: enquiry.answeredAtMs ?? null,
    closedAtMs: enquiry.closedAtMs ?? null,
    followUpDay: enquiry.followUpDay ?? null,
    owner: enquiry.owner === undefined ? null : staffName(names, enquiry.owner),
    message: messageOf(enquiry),
    fields: fieldsOf(desk, form, enquiry),
    person: await personOf(database, form, enquiry),
    registration: seats ? await registrationView(desk, seats) : null,
    notes: (await notesOf(database, reference)).map(({ id, colleague, atMs, text }) => ({
      id,
      text: typedText(text),
      by: staffName(names, colleague),
      atMs,
    })),
    history: await historyFor(database, names, enquiry, mails),
    draft: (await findDraft(database, reference, me)) ?? null,
  };
}

function fieldsOf({ services }: Desk, form: Form, { values }: HandledEnquiry): Enquiry['fields'] {
  const kinds = new Map(form.fields.map(({ name, kind }) => [name, kind]));
  return summaryRows(form, values, services.site().sessions.of(form) ?? []).flatMap(
    ({ name, label, value }) => {
      const kind = kinds.get(name);
      return kind && kind !== 'textarea' ? [{ name, label, kind, value }] : [];
    },
  );
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
