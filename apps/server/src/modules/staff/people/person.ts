import type { personAnswerSchema } from '@vanda/desk-api/people';
import { addDays, toIsoDay } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { retentionDays } from '@vanda/forms/notice';
import type * as z from 'zod';
import { personalDataOf } from '../../enquiries/personal-data.ts';
import { toRegistration } from '../../registrations/registration.ts';
import type { Desk } from '../desk.ts';
import { toMail } from '../enquiry/emails.ts';
import { aboutOf, nameOf, typedValue } from '../enquiry/form-values.ts';
import { registrationView } from '../sessions/registration-view.ts';
import { toHandled } from '../store/handling.ts';
import { addressOf, referenceIn } from '../store/people.ts';

type Person = Omit<z.output<typeof personAnswerSchema>, 'nowMs'>;

export async function personOf(desk: Desk, reference: string): Promise<Person> {
  const { database } = desk;
  const email = await addressOf(database, reference);
  const data = await personalDataOf(database, email);
  const enquiries = data.enquiries.map(toHandled).toReversed();
  const registrations = [];
  for (const entry of data.registrations.map(toRegistration)) {
    registrations.push(await registrationView(desk, entry));
  }
  const mails = data.emails.map((row) => toMail(row, desk.now()).mail);
  return {
    email: enquiries[0]?.values.email ?? email,
    names: enquiries.length > 0 ? different(enquiries.map(nameOf)) : [formerHolder(reference)],
    companies: different(enquiries.map((enquiry) => typedValue(enquiry, 'company') ?? '')),
    enquiries: enquiries.map((enquiry) => ({
      reference: enquiry.reference,
      form: enquiry.form,
      formTitle: forms[enquiry.form].title,
      about: aboutOf(enquiry),
      status: enquiry.status,
      receivedAtMs: enquiry.receivedAtMs,
      answeredAtMs: enquiry.answeredAtMs ?? null,
      hasMarketingConsent: enquiry.hasMarketingConsent,
      deletedOn: addDays(toIsoDay(enquiry.receivedAtMs), retentionDays),
    })),
    registrations,
    mails,
    erasure: {
      goes: {
        enquiries: enquiries.length,
        registrations: registrations.length,
        mails: mails.length,
        notes: data.notes.length,
      },
      reference: referenceIn(reference),
    },
  };
}

/** Label of a former holder, whose name is no longer stored. */
export function formerHolder(key: string): string {
  return `Former holder of ${referenceIn(key)}`;
}

function different(texts: readonly string[]): string[] {
  return [...new Set(texts.filter(Boolean))];
}
