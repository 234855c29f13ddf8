import { personalCopyOf, personalDataOf } from '@vanda/server/office';
import type { Desk } from '../desk.ts';
import { sessionsOf } from '../sessions/registration-view.ts';
import { addressOf } from '../store/people.ts';

type PersonalCopy = ReturnType<typeof personalCopyOf>;
type OfficeCopy = Awaited<ReturnType<typeof copyOf>>;

export async function copyOf(desk: Desk, reference: string) {
  const address = await addressOf(desk.database, reference);
  const data = await personalDataOf(desk.database, address);
  const madeBy = desk.services.site().company.name;
  const copy = personalCopyOf(data, { sessionsOf: sessionsOf(desk) }, desk.now(), data.notes);
  return { address, madeBy, ...copy };
}

export function copyAsText(copy: OfficeCopy): string {
  const head = [
    `Everything ${copy.madeBy} keeps under ${copy.address}`,
    `Made ${copy.madeAt}. ${copy.enquiries.length === 1 ? 'One enquiry' : `${copy.enquiries.length} enquiries`}.`,
  ].join('\n');
  const passedOn = copy.passedOn.map((writing) =>
    [`${writing.reference}: passed on to another person`, ...writingLines(writing)].join('\n'),
  );
  return `${[head, ...copy.enquiries.map(enquiryText), ...passedOn].join('\n\n')}\n`;
}

function enquiryText(enquiry: PersonalCopy['enquiries'][number]): string {
  const { registration } = enquiry;
  return [
    `${enquiry.reference}: ${enquiry.form}`,
    `  Received ${enquiry.receivedAt}; ${enquiry.answeredAt ? `answered ${enquiry.answeredAt}` : 'not answered yet'}`,
    `  Marketing emails: ${enquiry.agreedToMarketingEmails ? 'agreed' : 'not agreed'}`,
    ...enquiry.whatWasSent.map(({ field, value }) => `  ${field}: ${indented(value)}`),
    ...(registration
      ? [
          `  Registration: ${registration.dates}, seats: ${registration.seats}, ${registration.status}`,
          ...(registration.names.length > 0
            ? [`  Names of the group: ${registration.names.join(', ')}`]
            : []),
          ...(registration.cameOn.length > 0 ? [`  Came on: ${registration.cameOn.join(', ')}`] : []),
        ]
      : []),
    ...writingLines(enquiry),
  ].join('\n');
}

const writingLines = ({
  notesOfTheOffice = [],
  mails,
}: Pick<PersonalCopy['passedOn'][number], 'notesOfTheOffice' | 'mails'>): string[] => [
  ...notesOfTheOffice.map(({ at, text }) => `  Note of ${at}: ${indented(text)}`),
  ...mails.map(
    ({ at, subject, status, text }) =>
      `  Mail of ${at}, ${status}: ${subject}${text === null ? '' : `\n    ${indented(text)}`}`,
  ),
];

const indented = (text: string): string => text.trim().replaceAll('\n', '\n    ');
