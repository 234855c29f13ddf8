import { singaporeTime } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { summaryRows } from '@vanda/forms/summary';
import { personalDataOf } from '../../enquiries/personal-data.ts';
import { toRegistration } from '../../registrations/registration.ts';
import type { Desk } from '../desk.ts';
import { type EnquiryMail, toMail } from '../enquiry/emails.ts';
import { datesOf } from '../sessions/registration-view.ts';
import { toHandled } from '../store/handling.ts';
import { addressOf } from '../store/people.ts';

type PersonalCopy = Awaited<ReturnType<typeof copyOf>>;
type CopiedWriting = PersonalCopy['passedOn'][number];
type CopiedEnquiry = PersonalCopy['enquiries'][number];

export async function copyOf(desk: Desk, reference: string) {
  const { database } = desk;
  const address = await addressOf(database, reference);
  const data = await personalDataOf(database, address);
  const registrations = new Map(data.registrations.map((row) => [row.reference, toRegistration(row)]));
  const notes = Map.groupBy(data.notes, ({ reference }) => String(reference));
  const mails = Map.groupBy(data.emails, ({ reference }) => String(reference));
  const writtenUnder = (reference: string) => ({
    notesOfTheOffice: (notes.get(reference) ?? []).map(({ at, text }) => ({
      at: singaporeTime(Number(at)),
      text: maskIdentityNumbers(String(text)),
    })),
    mails: (mails.get(reference) ?? []).map((row) => copiedMail(toMail(row, desk.now()))),
  });
  const enquiries = data.enquiries.map(toHandled).toReversed();
  const held = new Set(enquiries.map(({ reference }) => reference));
  const passedOn = [...new Set([...notes.keys(), ...mails.keys()])].filter((each) => !held.has(each));
  return {
    address,
    madeAt: singaporeTime(desk.now()),
    madeBy: desk.services.site().company.name,
    enquiries: enquiries.map((enquiry) => {
      const registration = registrations.get(enquiry.reference);
      const form = forms[enquiry.form];
      return {
        reference: enquiry.reference,
        form: form.title,
        receivedAt: singaporeTime(enquiry.receivedAtMs),
        answeredAt: enquiry.answeredAtMs === undefined ? null : singaporeTime(enquiry.answeredAtMs),
        agreedToMarketingEmails: enquiry.hasMarketingConsent,
        whatWasSent: summaryRows(form, enquiry.values).map(({ label, value }) => ({ field: label, value })),
        registration: registration
          ? {
              dates: datesOf(desk, registration),
              seats: registration.seats,
              state: registration.state,
              names: registration.names,
            }
          : null,
        ...writtenUnder(enquiry.reference),
      };
    }),
    // Emails and notes of the person under registrations that another person has now.
    passedOn: passedOn.map((reference) => ({ reference, ...writtenUnder(reference) })),
  };
}

function copiedMail({ mail: { kind, state, subject, text }, atMs }: EnquiryMail) {
  return { at: singaporeTime(atMs), kind, state, subject, text };
}

export function copyAsText(copy: PersonalCopy): string {
  const head = [
    `Everything ${copy.madeBy} keeps under ${copy.address}`,
    `Made ${copy.madeAt}. ${copy.enquiries.length === 1 ? 'One enquiry' : `${copy.enquiries.length} enquiries`}.`,
  ].join('\n');
  const passedOn = copy.passedOn.map((writing) =>
    [`${writing.reference}: passed on to another person`, ...writingLines(writing)].join('\n'),
  );
  return `${[head, ...copy.enquiries.map(enquiryText), ...passedOn].join('\n\n')}\n`;
}

function enquiryText(enquiry: CopiedEnquiry): string {
  const { registration } = enquiry;
  return [
    `${enquiry.reference}: ${enquiry.form}`,
    `  Received ${enquiry.receivedAt}; ${enquiry.answeredAt ? `answered ${enquiry.answeredAt}` : 'not answered yet'}`,
    `  Marketing emails: ${enquiry.agreedToMarketingEmails ? 'agreed' : 'not agreed'}`,
    ...enquiry.whatWasSent.map(({ field, value }) => `  ${field}: ${indented(value)}`),
    ...(registration
      ? [
          `  Registration: ${registration.dates}, seats: ${registration.seats}, ${registration.state}`,
          ...(registration.names.length > 0
            ? [`  Names of the group: ${registration.names.join(', ')}`]
            : []),
        ]
      : []),
    ...writingLines(enquiry),
  ].join('\n');
}

function writingLines({ notesOfTheOffice, mails }: CopiedWriting): string[] {
  return [
    ...notesOfTheOffice.map(({ at, text }) => `  Note of ${at}: ${indented(text)}`),
    ...mails.map(
      ({ at, subject, state, text }) =>
        `  Mail of ${at}, ${state}: ${subject}${text === null ? '' : `\n    ${indented(text)}`}`,
    ),
  ];
}

function indented(text: string): string {
  return text.trim().replaceAll('\n', '\n    ');
}
