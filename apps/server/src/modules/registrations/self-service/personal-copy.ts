import { singaporeTime } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { summaryRows } from '@vanda/forms/summary';
import type { Row } from '../../../platform/database/database.ts';
import { toRecord } from '../../enquiries/enquiries.ts';
import type { PersonalData } from '../../enquiries/personal-data.ts';
import { toHistoryLine, toRegistration } from '../registration.ts';

export function countsOf({ enquiries, registrations, emails }: PersonalData) {
  return {
    enquiries: enquiries.length - registrations.length,
    registrations: registrations.length,
    mails: emails.filter(isToPerson).length,
  };
}

export function copyOf(data: PersonalData, nowMs: number): object {
  const registrations = new Map(
    data.registrations.map((row) => [String(row.reference), toRegistration(row)]),
  );
  const history = Map.groupBy(data.history, ({ reference }) => reference);
  const letters = Map.groupBy(
    data.emails.filter(({ kind }) => kind === 'letter'),
    ({ reference }) => reference,
  );
  const held = data.enquiries.map(toRecord);
  const references = new Set(held.map(({ reference }) => reference));
  return {
    made: singaporeTime(nowMs),
    entries: held.map(({ reference, form, values, receivedAtMs, hasMarketingConsent }) => {
      const registration = registrations.get(reference);
      const lines = (history.get(reference) ?? []).map(toHistoryLine);
      return {
        reference,
        form: forms[form].title,
        received: singaporeTime(receivedAtMs),
        marketingEmails: hasMarketingConsent,
        sent: Object.fromEntries(summaryRows(forms[form], values).map(({ label, value }) => [label, value])),
        ...(registration
          ? {
              registration: {
                state: registration.state,
                day: registration.day,
                seats: registration.seats,
                names: registration.names,
              },
            }
          : {}),
        history: lines.map(({ event, atMs, by }) => ({
          what: event,
          when: singaporeTime(atMs),
          by: by.kind,
        })),
        letters: (letters.get(reference) ?? []).map(letterCopy),
      };
    }),
    // Of registrations passed on, only emails to this person.
    passedOn: [...letters]
      .filter(([reference]) => !references.has(String(reference)))
      .map(([reference, rows]) => ({ reference, letters: rows.map(letterCopy) })),
  };
}

function letterCopy({ subject, text, sent_at: sentAtMs }: Row) {
  return {
    subject: maskIdentityNumbers(String(subject)),
    text: maskIdentityNumbers(String(text)),
    sent: sentAtMs === null ? undefined : singaporeTime(Number(sentAtMs)),
  };
}

function isToPerson({ kind }: Row): boolean {
  return kind === 'receipt' || kind === 'letter';
}
