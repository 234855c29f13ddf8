import { forms } from '@vanda/forms/forms';
import { successOf } from '@vanda/forms/waiting';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { EnquiryRecord } from '../enquiries/enquiries.ts';
import { sessionCalendar } from '../enquiries/session-calendar.ts';
import { isDueNotice } from '../mail/due-notices.ts';
import {
  dueEmail,
  type EmailContext,
  noticeEmail,
  receiptEmail,
  writtenEmail,
} from '../mail/email-content.ts';
import { findEmail } from '../mail/email-repository.ts';
import type { ClaimedMessage } from '../mail/outbox.ts';
import { type Compose, type Composed, isPresentPerson } from '../mail/smtp.ts';
import type { RegistrationsContext } from './email-texts.ts';
import { findRegistration, type HistoryLine, historyOf, type Registration } from './registration.ts';
import { bookedSession, type Closure, closureOf, isWithdrawn, oversizeOf } from './seats.ts';
import type { Links } from './self-service/link.ts';

type Parts = {
  readonly database: Database;
  readonly links: Links;
  readonly context: EmailContext;
  readonly clock: Clock;
};

/** Composes an email when it is sent, with the registration as it then is. */
export function composeFor(parts: Parts): Compose {
  const { database, context, clock } = parts;
  return async (message, enquiry) => {
    switch (message.kind) {
      case 'webhook':
        return undefined;
      case 'notice':
        return isDueNotice(message.id)
          ? // Dated now: at the enquiry's arrival a mailbox sorts the reminder below yesterday's mail.
            { content: dueEmail(enquiry, context), isByHand: false, dateMs: clock.now() }
          : { content: noticeEmail(enquiry, context), isByHand: true };
      case 'receipt':
        return receipt(parts, message, enquiry);
      case 'email': {
        const email = await findEmail(database, message.id);
        if (!email) return undefined;
        const isByHand = email.by.kind === 'staff';
        const own = email.tokenVersion === undefined ? {} : await ownPage(parts, enquiry, email.tokenVersion);
        return { content: writtenEmail(email, own), isByHand, dateMs: email.writtenAtMs };
      }
    }
  };
}

async function receipt(
  { database, links, context, clock }: Parts,
  message: ClaimedMessage,
  enquiry: EnquiryRecord,
): Promise<Composed> {
  const { sessionsOf } = context;
  const registration = await findRegistration(database, enquiry.reference);
  if (!registration) {
    const calendar = sessionCalendar(enquiry, context);
    return { content: receiptEmail(enquiry, context, { calendar }), isByHand: false };
  }
  const isWaiting = registration.status === 'waiting';
  const closure = closureOf(sessionsOf, registration, clock.now());
  // A receipt sent after the start still confirms seats that were held before it.
  const lost =
    registration.status === 'cancelled'
      ? 'cancelled'
      : closure && (isWaiting || closure !== 'started')
        ? closure
        : undefined;
  const oversize = oversizeOf(sessionsOf, registration);
  const content = receiptEmail(enquiry, context, {
    note: lost ? lostNotes[lost] : successOf(forms[registration.form], { isWaiting, oversize }).note,
    // A receipt in flight when the seat was passed on must not open the new holder's page.
    link: isPresentPerson(message, enquiry) ? await links.addressOf(registration, clock.now()) : undefined,
    calendar: lost ? undefined : sessionCalendar(enquiry, context),
  });
  return { content, isByHand: false };
}

const lostNotes: Record<Closure | 'cancelled', string> = {
  cancelled: 'This registration has been cancelled since, so no seat is booked and nothing is due.',
  withdrawn:
    'The date you chose has been taken out of our programme, so no seat is booked and nothing is due. Below you can choose another date, or have us tell you first of the next one.',
  started: 'The course you chose has started, so no seat is booked. We gladly tell you of the next date.',
};

async function ownPage(
  { database, links, context, clock }: Parts,
  enquiry: EnquiryRecord,
  tokenVersion: number,
) {
  const registration = await findRegistration(database, enquiry.reference);
  if (!registration) return {};
  return {
    link: await links.addressOf({ ...registration, tokenVersion }, clock.now()),
    calendar: registrationCalendar(
      enquiry,
      registration,
      context,
      await historyOf(database, enquiry.reference),
    ),
  };
}

/** The calendar file of a registrant's page; undefined once the seat or the date is gone. */
export function calendarToAdd(
  enquiry: EnquiryRecord,
  registration: Registration,
  context: RegistrationsContext,
): string | undefined {
  const { form, day, status } = registration;
  const isOver = day === undefined || status === 'cancelled' || isWithdrawn(context.sessionsOf, form, day);
  return isOver ? undefined : registrationCalendar(enquiry, registration, context, []);
}

/**
 * The present version of the receipt's calendar entry: the same UID, and a later SEQUENCE with each change
 * (RFC 5545, 3.8.7.4). A registration that has ended is sent as cancelled, at its last date. Even sequences
 * are versions of the registration; the odd one after is a withdrawal of its date, which changes no version.
 */
function registrationCalendar(
  enquiry: EnquiryRecord,
  registration: Registration,
  context: RegistrationsContext,
  history: readonly HistoryLine[],
): string | undefined {
  const { form, day, status, version } = registration;
  const { sessionsOf } = context;
  if (day === undefined) {
    const left = history.findLast(({ event, details }) => event === 'moved' && details.from !== undefined);
    const start = left && String(left.details.from);
    return start === undefined
      ? undefined
      : sessionCalendar(enquiry, context, {
          session: { start, end: String(left?.details.fromEnd ?? start) },
          status: 'CANCELLED',
          sequence: 2 * version,
        });
  }
  const isGone = isWithdrawn(sessionsOf, form, day);
  const calendarStatus =
    status === 'cancelled' || isGone ? 'CANCELLED' : status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE';
  const session = bookedSession(sessionsOf, registration);
  return sessionCalendar(enquiry, context, {
    ...(session ? { session } : {}),
    status: calendarStatus,
    sequence: 2 * version + (isGone ? 1 : 0),
  });
}
