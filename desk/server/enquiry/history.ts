import type { FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type * as z from 'zod';
import {
  type DeskHistoryLine,
  deskHistoryOf,
  type HandledEnquiry,
} from '../../../intake/src/desk-store/handling.ts';
import { type HistoryLine, historyOf } from '../../../intake/src/ledger/registration.ts';
import type { Queries } from '../../../intake/src/store/database.ts';
import { type historyEntrySchema, historyKinds } from '../../contract/enquiry.ts';
import type { changeMadeSchema } from '../../contract/failures.ts';
import { actorOf, type Names } from '../names.ts';
import type { EnquiryMail } from './mails.ts';
import { seatLineWords } from './seat-words.ts';

type HistoryEntry = z.output<typeof historyEntrySchema>;
type ChangeMade = z.output<typeof changeMadeSchema>;

/** Everything that happened, oldest first: at the form, at the desk, in the ledger, in the outbox. */
export async function historyFor(
  queries: Queries,
  names: Names,
  enquiry: HandledEnquiry,
  mails: readonly EnquiryMail[],
): Promise<HistoryEntry[]> {
  const { reference } = enquiry;
  const desk = await deskHistoryOf(queries, reference);
  const seats = await historyOf(queries, reference);
  const told = new Set(desk.flatMap(({ kind, details }) => (kind === 'answered' ? [details.mail] : [])));
  const entries: HistoryEntry[] = [
    cameIn(enquiry),
    ...seats.map((line) => seatEntry(names, reference, line)),
    ...desk.map((line) => deskEntry(names, line, mails)),
    ...mails
      .filter(({ mail }) => mail.kind !== 'webhook' && !told.has(mail.id))
      .map(({ mail, atMs }) => ({
        id: `mail-${mail.id}`,
        atMs,
        kind: 'mail' as const,
        by: null,
        words: mailWords(mail),
        mail,
      })),
  ];
  // The first is what came in; of what happened in one moment, the mail is last.
  const rank = ({ kind }: HistoryEntry) => (kind === 'came-in' ? 0 : kind === 'mail' ? 2 : 1);
  return entries.toSorted((a, b) => a.atMs - b.atMs || rank(a) - rank(b));
}

/** What others changed after a version, for whoever saves on that version. */
export async function changesSince(
  queries: Queries,
  names: Names,
  reference: string,
  since: number,
): Promise<ChangeMade[]> {
  const desk = await deskHistoryOf(queries, reference, since);
  return desk.map((line) => ({
    version: line.version,
    by: actorOf(names, { kind: 'colleague', id: line.by }),
    atMs: line.atMs,
    words: deskWords(line),
    fields: touched(line),
  }));
}

/** What a seat's history says happened after a version of the registration. */
export async function seatChangesSince(
  queries: Queries,
  names: Names,
  reference: string,
  since: number,
): Promise<ChangeMade[]> {
  const lines = await historyOf(queries, reference);
  return lines
    .filter(({ version }) => version > since)
    .map((line) => ({
      version: line.version,
      by: actorOf(names, line.by),
      atMs: line.atMs,
      words: seatLineWords(line),
      fields: ['seat'],
    }));
}

function cameIn({ reference, form, receivedAtMs, suspicion }: HandledEnquiry): HistoryEntry {
  const isContact = forms[form satisfies FormId].kind === 'contact';
  const through = `Came in through the ${isContact ? 'contact' : 'course'} form`;
  return {
    id: `came-in-${reference}`,
    atMs: receivedAtMs,
    kind: 'came-in',
    by: null,
    words: suspicion ? `${through}, kept aside by rule` : through,
    mail: null,
  };
}

function seatEntry(names: Names, reference: string, line: HistoryLine): HistoryEntry {
  return {
    id: `seat-${reference}-${line.version}`,
    atMs: line.atMs,
    kind: 'seat',
    by: actorOf(names, line.by),
    words: seatLineWords(line),
    mail: null,
  };
}

function deskEntry(names: Names, line: DeskHistoryLine, mails: readonly EnquiryMail[]): HistoryEntry {
  return {
    id: line.id,
    atMs: line.atMs,
    kind: historyKinds.find((kind) => kind === line.kind) ?? 'noted',
    by: actorOf(names, { kind: 'colleague', id: line.by }),
    words: deskWords(line),
    mail: mails.find(({ mail }) => line.kind === 'answered' && mail.id === line.details.mail)?.mail ?? null,
  };
}

function deskWords({ kind, details }: DeskHistoryLine): string {
  switch (kind) {
    case 'taken':
      return 'Taken in hand';
    case 'given-back':
      return 'Given back';
    case 'answered':
      return 'Answered';
    case 'answer-undone':
      return 'Answer taken back before it left';
    case 'marked-answered':
      return answeredHow[String(details.how)] ?? 'Marked as answered';
    case 'closed':
      return 'Closed';
    case 'reopened':
      return 'Opened again';
    case 'corrected':
      return `Corrected: ${String(details.fields).replaceAll(' ', ', ')}`;
    case 'receipt-again':
      return 'Receipt sent again';
    case 'released':
      return 'Released; its clock runs from the day it came in';
    default:
      return 'Note added';
  }
}

const answeredHow: Readonly<Record<string, string>> = {
  'own-mail': 'Answered from a mail program',
  telephone: 'Answered by telephone',
  'in-person': 'Answered in person',
};

function touched({ kind, details }: DeskHistoryLine): string[] {
  switch (kind) {
    case 'taken':
    case 'given-back':
      return ['owner'];
    case 'corrected':
      return String(details.fields).split(' ');
    case 'noted':
      return ['notes'];
    case 'receipt-again':
      return ['receipt'];
    default:
      return ['answer'];
  }
}

function mailWords({ kind, state }: EnquiryMail['mail']): string {
  const what = { notice: 'Notice to the office', receipt: 'Receipt', webhook: 'Notice', letter: 'Letter' }[
    kind
  ];
  return `${what} ${{ sent: 'sent', waiting: 'waits to be sent', 'given-up': 'given up' }[state]}`;
}
