import type { Enquiry } from '@vanda/desk-api/enquiry';
import type { ChangeMade } from '@vanda/desk-api/failures';
import { dateRange, isIsoDay, shortDate } from '@vanda/forms/day';
import type { FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { inWords } from '@vanda/forms/plural';
import type { Queries, toMail } from '@vanda/server/office';
import type { SeatRegister } from '../desk.ts';
import { type CommandKind, commandMessages } from '../messages.ts';
import { type DeskHistoryLine, deskHistoryOf, type HandledEnquiry } from '../store/handling.ts';
import { actorOf, type Names, staffName } from '../store/staff-members.ts';

type HistoryEntry = Enquiry['history'][number];
type EnquiryMail = ReturnType<typeof toMail>;

export async function historyFor(
  register: SeatRegister,
  queries: Queries,
  names: Names,
  enquiry: HandledEnquiry,
  mails: readonly EnquiryMail[],
): Promise<HistoryEntry[]> {
  const { reference } = enquiry;
  const desk = await deskHistoryOf(queries, reference);
  const seats = await register.history(queries, reference);
  const listed = new Set(desk.flatMap(({ kind, details }) => (kind === 'answered' ? [details.mail] : [])));
  const entries: HistoryEntry[] = [
    ...(desk.some(({ kind }) => kind === 'entered') ? [] : [cameIn(enquiry)]),
    ...seats.map((line) => ({
      id: `seat-${reference}-${line.version}`,
      atMs: line.atMs,
      kind: 'seat',
      by: actorOf(names, line.by),
      message: seatLineMessage(line),
      mail: null,
    })),
    ...desk.map((line) => deskEntry(names, line, mails)),
    ...mails
      .filter(({ mail }) => mail.kind !== 'webhook' && !listed.has(mail.id))
      .map(({ mail, atMs }) => ({
        id: `mail-${mail.id}`,
        atMs,
        kind: 'mail',
        by: null,
        message: mailMessage(mail),
        mail,
      })),
  ];
  // The enquiry is first; among entries of one moment, the email is last.
  const rank = ({ kind }: HistoryEntry) =>
    kind === 'came-in' || kind === 'entered' ? 0 : kind === 'mail' ? 2 : 1;
  return entries.toSorted((a, b) => a.atMs - b.atMs || rank(a) - rank(b));
}

export async function changesSince(
  queries: Queries,
  names: Names,
  reference: string,
  since: number,
): Promise<ChangeMade[]> {
  const desk = await deskHistoryOf(queries, reference, since);
  return desk.map((line) => ({
    version: line.version,
    by: actorOf(names, { kind: 'staff', id: line.by }),
    atMs: line.atMs,
    message: deskMessage(line, names),
    fields: touched(line),
  }));
}

export async function seatChangesSince(
  register: SeatRegister,
  queries: Queries,
  names: Names,
  reference: string,
  since: number,
): Promise<ChangeMade[]> {
  const lines = await register.history(queries, reference);
  return lines
    .filter(({ version }) => version > since)
    .map((line) => ({
      version: line.version,
      by: actorOf(names, line.by),
      atMs: line.atMs,
      message: seatLineMessage(line),
      fields: ['seat'],
    }));
}

function cameIn({ reference, form, receivedAtMs, spamReason }: HandledEnquiry): HistoryEntry {
  const isContact = forms[form satisfies FormId].kind === 'contact';
  const through = `Came in through the ${isContact ? 'contact' : 'course'} form`;
  return {
    id: `came-in-${reference}`,
    atMs: receivedAtMs,
    kind: 'came-in',
    by: null,
    message: spamReason ? `${through}, kept aside by rule` : through,
    mail: null,
  };
}

const deskEntry = (names: Names, line: DeskHistoryLine, mails: readonly EnquiryMail[]): HistoryEntry => ({
  id: line.id,
  atMs: line.atMs,
  kind: line.kind,
  by: actorOf(names, { kind: 'staff', id: line.by }),
  message: deskMessage(line, names),
  mail: mails.find(({ mail }) => line.kind === 'answered' && mail.id === line.details.mail)?.mail ?? null,
});

function deskMessage({ kind, details }: DeskHistoryLine, names: Names): string {
  switch (kind) {
    case 'entered':
      return enteredFrom[String(details.channel)] ?? 'Entered by hand';
    case 'assigned':
      return `Handed to ${staffName(names, String(details.to)).name}`;
    case 'follow-up':
      return details.day ? `Again on ${shortDate(String(details.day))}` : 'Not again on a day';
    case 'reply-undone':
      return 'Answer taken back before it left';
    case 'marked-answered':
      return answeredHow[String(details.how)] ?? 'Marked as answered';
    case 'corrected':
      return `Corrected: ${String(details.fields).replaceAll(' ', ', ')}`;
    case 'marked-not-spam':
      return 'Released; its clock runs from the day it came in';
    default:
      return commandMessages[kind as CommandKind] ?? commandMessages.noted;
  }
}

const enteredFrom: Readonly<Record<string, string>> = {
  telephone: 'Entered by hand, from the telephone',
  'in-person': 'Entered by hand, in person',
  email: 'Entered by hand, from a mail',
};

const answeredHow: Readonly<Record<string, string>> = {
  'own-mail': 'Answered from a mail program',
  telephone: 'Answered by telephone',
  'in-person': 'Answered in person',
};

function touched({ kind, details }: DeskHistoryLine): string[] {
  switch (kind) {
    case 'assigned-to-self':
    case 'assigned':
    case 'unassigned':
      return ['assignee'];
    case 'corrected':
      return String(details.fields).split(' ');
    case 'noted':
      return ['notes'];
    case 'follow-up':
      return ['followUp'];
    case 'receipt-again':
      return ['receipt'];
    default:
      return ['reply'];
  }
}

function mailMessage({ kind, status, subject }: EnquiryMail['mail']): string {
  const what = { notice: subject, receipt: 'Receipt', webhook: 'Notice', email: 'Letter' }[kind];
  return `${what} ${{ sent: 'sent', waiting: 'waits to be sent', failed: 'given up' }[status]}`;
}

function seatLineMessage({ event, details }: Awaited<ReturnType<SeatRegister['history']>>[number]): string {
  switch (event) {
    case 'registered':
      return details.waiting
        ? `Put on the waiting list${group(details.seats)}`
        : `Kept ${count(details.seats)}`;
    case 'confirmed':
      return `Confirmed ${count(details.seats)}`;
    case 'moved':
      return `Moved to ${days(details.to, details.toEnd)}`;
    case 'substituted':
      return 'Passed on to another person';
    case 'group-changed':
      return details.from === details.seats
        ? `Named ${details.names} of ${details.seats}`
        : `Now ${count(details.seats)}, before ${details.from}`;
    case 'corrected':
      return `Corrected: ${String(details.fields ?? '').replaceAll(' ', ', ')}`;
    case 'cancelled':
      return 'Cancelled';
    case 'offered':
      return `Offered ${count(details.seats)}`;
    case 'accepted':
      return 'Took the seat on offer';
    case 'declined':
      return 'Declined the seat on offer';
    case 'expired':
      return 'The offer ran out';
    case 'to-waiting':
      return 'Put on the waiting list';
    case 'link-ended':
      return 'The registrant’s link was ended';
  }
}

const group = (seats: string | number | undefined): string =>
  Number(seats ?? 1) > 1 ? ` as one group of ${seats}` : '';

const count = (seats: string | number | undefined): string => inWords(Number(seats ?? 1), 'seat');

const days = (start: string | number | undefined, end: string | number = start ?? ''): string =>
  isIsoDay(String(start)) ? dateRange(String(start), String(end)) : 'the next available date';
