import { byHand } from '@vanda/desk-api/by-hand';
import type { Enquiry } from '@vanda/desk-api/enquiry';
import type { Field, Form, TextField } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { summaryRows, typedText } from '@vanda/forms/summary';
import { toMail } from '@vanda/server/office';
import { type Desk, replyClockOf } from '../desk.ts';
import { registrationView, sessionsOf } from '../sessions/registration-view.ts';
import { findHandled, type HandledEnquiry } from '../store/handling.ts';
import { findDraft, notesOf, writersOf } from '../store/notes.ts';
import { emailsOf } from '../store/outbox.ts';
import { othersOf } from '../store/people.ts';
import { namesOf, staffName } from '../store/staff-members.ts';
import { messageOf, nameOf, summaryOf, typedValue } from './form-values.ts';
import { historyFor } from './history.ts';

export async function enquiryView(desk: Desk, reference: string, me: string): Promise<Enquiry> {
  const { database, register, now } = desk;
  const nowMs = now();
  const enquiry = await findHandled(database, reference);
  const names = await namesOf(database);
  const mails = (await emailsOf(database, reference)).map((row) => toMail(row, nowMs));
  const seats = await register.find(database, reference);
  const notes = await notesOf(database, reference);
  const writers = await writersOf(database, [reference], { me, nowMs });
  const form = byHand(forms[enquiry.form]);
  return {
    ...summaryOf(enquiry, names, replyClockOf(desk), seats),
    formTitle: form.title,
    message: messageOf(enquiry),
    fields: fieldsOf(desk, form, enquiry),
    person: personOf(form, enquiry, await othersOf(database, enquiry)),
    registration: seats ? await registrationView(desk, seats) : null,
    notes: notes.map(({ staffMember, text, ...note }) => ({
      ...note,
      text: typedText(text),
      by: staffName(names, staffMember),
    })),
    history: await historyFor(register, database, names, enquiry, mails),
    writing: writers.get(reference) ?? [],
    draft: (await findDraft(database, { reference, staffMember: me })) ?? null,
  };
}

function fieldsOf(desk: Desk, form: Form, { values }: HandledEnquiry): Enquiry['fields'] {
  const isElsewhere = ({ kind }: Field) => ['textarea', 'email', 'tel'].includes(kind);
  const elsewhere = form.fields.filter(isElsewhere).map(({ name }) => name);
  return summaryRows(form, values, sessionsOf(desk)(form) ?? []).filter(
    ({ name }) => !elsewhere.includes(name),
  );
}

function personOf(
  form: Form,
  enquiry: HandledEnquiry,
  before: Enquiry['person']['before'],
): Enquiry['person'] {
  const { values } = enquiry;
  return {
    name: nameOf(enquiry),
    email: values.email ?? '',
    phone: typedValue(enquiry, 'phone'),
    company: typedValue(enquiry, 'company'),
    jobTitle: typedValue(enquiry, 'jobTitle'),
    hasMarketingConsent: enquiry.hasMarketingConsent,
    before,
    isReceiptWithheld: enquiry.isReceiptWithheld,
    correctable: form.fields.flatMap((field) => {
      if (field.kind !== 'text' && field.kind !== 'email' && field.kind !== 'tel') return [];
      const { name, label, kind, maxLength } = field as TextField & { kind: typeof field.kind };
      return [{ name, label, kind, maxLength, value: maskIdentityNumbers(values[name] ?? '') }];
    }),
  };
}
