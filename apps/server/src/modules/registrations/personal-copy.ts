import { singaporeTime } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { summaryRows } from '@vanda/forms/summary';
import type { Row } from '../../platform/database/database.ts';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import { toRecord } from '../enquiries/enquiries.ts';
import type { PersonalData } from '../enquiries/personal-data.ts';
import { toMail } from '../mail/stored-email.ts';
import { toHistoryLine, toRegistration } from './registration.ts';
import { datesOf } from './seats.ts';

export type PersonalCopy = ReturnType<typeof copyOf>;

/**
 * Everything under an address, for its person.
 * @param officeNotes are left out of the copy that a registrant takes under their link
 */
export function copyOf(
  data: PersonalData,
  { sessionsOf }: { readonly sessionsOf: SessionsOf },
  nowMs: number,
  officeNotes: readonly Row[] = [],
) {
  const registrations = new Map(data.registrations.map(toRegistration).map((one) => [one.reference, one]));
  const history = byReference(data.history);
  const attendance = byReference(data.attendance);
  const notes = byReference(officeNotes);
  const mails = byReference(data.emails);
  const writtenUnder = (reference: string) => ({
    notesOfTheOffice: notes
      .get(reference)
      ?.map(({ at, text }) => ({ at: singaporeTime(Number(at)), text: maskIdentityNumbers(String(text)) })),
    mails: (mails.get(reference) ?? []).map((row) => {
      const { mail, atMs } = toMail(row, nowMs);
      const { kind, status, subject, text } = mail;
      return { at: singaporeTime(atMs), kind, status, subject, text };
    }),
  });
  const held = new Set(data.enquiries.map(({ reference }) => String(reference)));
  const passedOn = [...new Set([...notes.keys(), ...mails.keys()])].filter((each) => !held.has(each));
  return {
    madeAt: singaporeTime(nowMs),
    enquiries: data.enquiries.toReversed().map((row) => {
      const { reference, form, values, receivedAtMs, hasMarketingConsent } = toRecord(row);
      const registration = registrations.get(reference);
      return {
        reference,
        form: forms[form].title,
        receivedAt: singaporeTime(receivedAtMs),
        answeredAt: row.answered_at === null ? null : singaporeTime(Number(row.answered_at)),
        agreedToMarketingEmails: hasMarketingConsent,
        whatWasSent: summaryRows(forms[form], values).map(({ label, value }) => ({ field: label, value })),
        registration: registration && {
          dates: datesOf(sessionsOf, registration),
          seats: registration.seats,
          status: registration.status,
          names: registration.names,
          cameOn: (attendance.get(reference) ?? []).map(({ day }) => String(day)),
          history: (history.get(reference) ?? [])
            .map(toHistoryLine)
            .map(({ event, atMs, by }) => ({ what: event, when: singaporeTime(atMs), by: by.kind })),
        },
        ...writtenUnder(reference),
      };
    }),
    // Emails and notes of the person under registrations that another person has now.
    passedOn: passedOn.map((reference) => ({ reference, ...writtenUnder(reference) })),
  };
}

const byReference = (rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> =>
  Map.groupBy(rows, ({ reference }) => String(reference));
