import { singaporeTime } from '@vanda/enquiry/day';
import { forms } from '@vanda/enquiry/forms';
import { maskIdentityNumbers } from '@vanda/enquiry/mask';
import { summaryRows } from '@vanda/enquiry/summary';
import { findRegistration, historyOf } from '../ledger/registration.ts';
import type { Queries } from '../store/database.ts';
import { type EnquiryRecord, toRecord } from '../store/enquiries.ts';

/** Every enquiry under an email address, however it is capitalised; earliest first. */
export async function enquiriesUnder(queries: Queries, email: string): Promise<EnquiryRecord[]> {
  const wanted = email.toLowerCase();
  const pattern = `%"email":${JSON.stringify(wanted)}%`.replaceAll(/(?<!^)[\\_]|(?<!^)%(?!$)/g, '\\$&');
  const rows = await queries.all(
    "SELECT * FROM enquiries WHERE LOWER(data) LIKE $1 ESCAPE '\\' ORDER BY received_at, reference",
    [pattern],
  );
  return rows.map(toRecord).filter(({ values }) => values.email?.toLowerCase() === wanted);
}

/** How much there is under an address. */
export async function countUnder(queries: Queries, enquiries: readonly EnquiryRecord[]) {
  const counts = { enquiries: 0, registrations: 0, mails: 0 };
  for (const { reference, form } of enquiries) {
    counts[forms[form].kind === 'contact' ? 'enquiries' : 'registrations']++;
    const [row] = await queries.all<{ mails: number }>(
      "SELECT CAST(COUNT(*) AS BIGINT) AS mails FROM outbox WHERE reference = $1 AND kind IN ('receipt', 'letter')",
      [reference],
    );
    counts.mails += row?.mails ?? 0;
  }
  return counts;
}

/** Everything under an address, for the person it belongs to: what they sent, what became of it, what we wrote. */
export async function copyOf(
  queries: Queries,
  enquiries: readonly EnquiryRecord[],
  nowMs: number,
): Promise<object> {
  const entries: object[] = [];
  for (const { reference, form, values, receivedAtMs, hasMarketingConsent } of enquiries) {
    const registration = await findRegistration(queries, reference);
    const history = registration ? await historyOf(queries, reference) : [];
    const letters = await queries.all(
      `SELECT subject, text, recipient, sent_at FROM letters JOIN outbox ON outbox.id = letters.id
       WHERE reference = $1 ORDER BY written_at, letters.id`,
      [reference],
    );
    entries.push({
      reference,
      form: forms[form].title,
      received: singaporeTime(receivedAtMs),
      marketingEmails: hasMarketingConsent,
      sent: Object.fromEntries(summaryRows(forms[form], values).map(({ label, value }) => [label, value])),
      ...(registration
        ? { registration: { state: registration.state, day: registration.day, seats: registration.seats } }
        : {}),
      history: history.map(({ act, atMs, by }) => ({ what: act, when: singaporeTime(atMs), by: by.kind })),
      // A letter to somebody who had the registration before is theirs.
      letters: letters
        .filter(({ recipient }) => recipient === null)
        .map(({ subject, text, sent_at }) => ({
          subject: maskIdentityNumbers(String(subject)),
          text: maskIdentityNumbers(String(text)),
          sent: sent_at === null ? undefined : singaporeTime(Number(sent_at)),
        })),
    });
  }
  return { made: singaporeTime(nowMs), entries };
}
