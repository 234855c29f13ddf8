import { singaporeTime } from '@vanda/enquiry/day';
import { forms } from '@vanda/enquiry/forms';
import { maskIdentityNumbers } from '@vanda/enquiry/mask';
import { summaryRows } from '@vanda/enquiry/summary';
import { notesOf } from '../../../intake/src/desk-store/notes.ts';
import { addressOf, enquiriesOf } from '../../../intake/src/desk-store/people.ts';
import { findRegistration } from '../../../intake/src/ledger/registration.ts';
import type { Desk } from '../desk.ts';
import { mailsOf } from '../enquiry/mails.ts';
import { sessionsOf } from '../sessions/context.ts';
import { datesOf } from '../sessions/registration-view.ts';

/** Everything the store holds about one address, in the words of the forms. */
export type PersonalCopy = {
  readonly address: string;
  readonly madeAt: string;
  readonly madeBy: string;
  readonly enquiries: readonly CopiedEnquiry[];
};

type CopiedEnquiry = {
  readonly reference: string;
  readonly form: string;
  readonly receivedAt: string;
  readonly answeredAt: string | null;
  readonly agreedToMarketingEmails: boolean;
  readonly whatWasSent: readonly { readonly field: string; readonly value: string }[];
  readonly registration: { readonly dates: string; readonly seats: number; readonly state: string } | null;
  readonly notesOfTheOffice: readonly { readonly at: string; readonly text: string }[];
  readonly mails: readonly {
    readonly at: string;
    readonly kind: string;
    readonly state: string;
    readonly subject: string;
    readonly text: string | null;
  }[];
};

/** Gathers the copy. What colleagues are called stays out: it is about them. */
export async function copyOf(desk: Desk, reference: string): Promise<PersonalCopy> {
  const { database } = desk;
  const address = await addressOf(database, reference);
  const enquiries: CopiedEnquiry[] = [];
  for (const enquiry of await enquiriesOf(database, [address])) {
    const registration = await findRegistration(database, enquiry.reference);
    const notes = await notesOf(database, enquiry.reference);
    const mails = await mailsOf(database, [enquiry.reference], desk.now());
    const form = forms[enquiry.form];
    enquiries.push({
      reference: enquiry.reference,
      form: form.title,
      receivedAt: singaporeTime(enquiry.receivedAtMs),
      answeredAt: enquiry.answeredAtMs === undefined ? null : singaporeTime(enquiry.answeredAtMs),
      agreedToMarketingEmails: enquiry.hasMarketingConsent,
      whatWasSent: summaryRows(form, enquiry.values).map(({ label, value }) => ({ field: label, value })),
      registration: registration
        ? {
            dates: datesOf(sessionsOf(desk), registration),
            seats: registration.seats,
            state: registration.state,
          }
        : null,
      notesOfTheOffice: notes.map(({ atMs, text }) => ({
        at: singaporeTime(atMs),
        text: maskIdentityNumbers(text),
      })),
      mails: mails.map(({ mail, atMs }) => ({
        at: singaporeTime(atMs),
        kind: mail.kind,
        state: mail.state,
        subject: mail.subject,
        text: mail.text,
      })),
    });
  }
  return {
    address,
    madeAt: singaporeTime(desk.now()),
    madeBy: desk.house.site().company.name,
    enquiries,
  };
}

/** For a program. */
export function copyAsJson(copy: PersonalCopy): string {
  return `${JSON.stringify(copy, null, 2)}\n`;
}

/** To read. */
export function copyAsText(copy: PersonalCopy): string {
  const head = [
    `Everything ${copy.madeBy} keeps under ${copy.address}`,
    `Made ${copy.madeAt}. ${copy.enquiries.length === 1 ? 'One enquiry' : `${copy.enquiries.length} enquiries`}.`,
  ].join('\n');
  return `${[head, ...copy.enquiries.map(enquiryText)].join('\n\n')}\n`;
}

function enquiryText(enquiry: CopiedEnquiry): string {
  const { registration } = enquiry;
  return [
    `${enquiry.reference}: ${enquiry.form}`,
    `  Received ${enquiry.receivedAt}; ${enquiry.answeredAt ? `answered ${enquiry.answeredAt}` : 'not answered yet'}`,
    `  Marketing emails: ${enquiry.agreedToMarketingEmails ? 'agreed' : 'not agreed'}`,
    ...enquiry.whatWasSent.map(({ field, value }) => `  ${field}: ${indented(value)}`),
    ...(registration
      ? [`  Registration: ${registration.dates}, seats: ${registration.seats}, ${registration.state}`]
      : []),
    ...enquiry.notesOfTheOffice.map(({ at, text }) => `  Note of ${at}: ${indented(text)}`),
    ...enquiry.mails.map(
      ({ at, subject, state, text }) =>
        `  Mail of ${at}, ${state}: ${subject}${text === null ? '' : `\n    ${indented(text)}`}`,
    ),
  ].join('\n');
}

function indented(text: string): string {
  return text.trim().replaceAll('\n', '\n    ');
}
