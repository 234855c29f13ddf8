import type { Enquiry } from '@vanda/desk-api/enquiry';
import type { Form, TextField } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { summaryRows, typedText } from '@vanda/forms/summary';
import type { Queries } from '../../../platform/database/database.ts';
import { emailRows } from '../../enquiries/personal-data.ts';
import { findRegistration } from '../../registrations/registration.ts';
import { type Desk, replyClockOf } from '../desk.ts';
import { registrationView } from '../sessions/registration-view.ts';
import { findHandled, type HandledEnquiry } from '../store/handling.ts';
import { type Names, namesOf, staffName } from '../store/staff-members.ts';
import { toMail } from './emails.ts';
import { messageOf, nameOf, summaryOf, typedValue } from './form-values.ts';
import { historyFor } from './history.ts';

export async function enquiryView(desk: Desk, reference: string, me: string): Promise<Enquiry> {
  const { database, now } = desk;
  const nowMs = now();
  const enquiry = await findHandled(database, reference);
  const names = await namesOf(database);
  const mails = (await emailRows(database, ofEnquiry, [reference])).map((row) => toMail(row, nowMs));
  const seats = await findRegistration(database, reference);
  const form: Form = forms[enquiry.form];
  return {
    ...summaryOf(enquiry, names, replyClockOf(desk), seats),
    form: { id: form.id, title: form.title, kind: form.kind },
    message: messageOf(enquiry),
    fields: fieldsOf(desk, form, enquiry),
    person: await personOf(database, form, enquiry),
    registration: seats ? await registrationView(desk, seats) : null,
    notes: await notesOf(database, names, reference),
    history: await historyFor(database, names, enquiry, mails),
    draft: await draftOf(database, reference, me),
  };
}

const ofEnquiry = 'outbox.reference = $1 ORDER BY outbox.due_at, outbox.id';

async function notesOf(queries: Queries, names: Names, reference: string) {
  const notes = await queries.all<Record<'id' | 'colleague' | 'text', string> & { atMs: number }>(
    'SELECT id, colleague, at AS "atMs", text FROM enquiry_notes WHERE reference = $1 ORDER BY at, id',
    [reference],
  );
  return notes.map(({ colleague, text, ...note }) => ({
    ...note,
    text: typedText(text),
    by: staffName(names, colleague),
  }));
}

async function draftOf(queries: Queries, reference: string, colleague: string): Promise<Enquiry['draft']> {
  const [draft] = await queries.all<NonNullable<Enquiry['draft']>>(
    `SELECT template AS "templateId", subject, text, saved_at AS "savedAtMs"
     FROM answer_drafts JOIN enquiries ON enquiries.reference = answer_drafts.reference
     WHERE answer_drafts.reference = $1 AND colleague = $2 AND person = email`,
    [reference, colleague],
  );
  return draft ?? null;
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
  const [before] = await queries.all<{ count: number; firstAtMs: number | null }>(
    `SELECT COUNT(*) AS count, MIN(received_at) AS "firstAtMs" FROM enquiries
     WHERE email = $1 AND reference <> $2`,
    [(values.email ?? '').toLowerCase(), reference],
  );
  return {
    name: nameOf(enquiry),
    email: values.email ?? '',
    phone: typedValue(enquiry, 'phone'),
    company: typedValue(enquiry, 'company'),
    jobTitle: typedValue(enquiry, 'jobTitle'),
    hasMarketingConsent: enquiry.hasMarketingConsent,
    before: before ?? { count: 0, firstAtMs: null },
    isReceiptWithheld: enquiry.isReceiptWithheld,
    correctable: form.fields.flatMap((field) => {
      if (field.kind !== 'text' && field.kind !== 'email' && field.kind !== 'tel') return [];
      const { name, label, kind, maxLength, required } = field as TextField & { kind: typeof field.kind };
      return [{ name, label, kind, maxLength, required, value: maskIdentityNumbers(values[name] ?? '') }];
    }),
  };
}
