import type { FormId } from '@vanda/forms/form';
import type { EnquiryValues } from '@vanda/forms/schema';
import type { Queries } from '../../platform/database/database.ts';
import { type EnquiryRecord, writeValues } from '../enquiries/enquiries.ts';
import { lockSessions, readAvailability, type SessionKey } from './availability.ts';
import { type EmailTopic, type RegistrationsContext, registrationEmail } from './email-texts.ts';
import {
  endLinks,
  eventOf,
  findRegistration,
  historyOf,
  offersOf,
  type Registration,
} from './registration.ts';
import {
  changeSeat,
  lockEnquiries,
  nextWhoFits,
  type SeatChange,
  type SeatCommand,
} from './seat-register.ts';
import { closureOf, datesOf, sessionOn } from './seats.ts';
import { applyTransition, type Transition } from './transitions.ts';

/** The seat register over the sessions of the served build. All that takes `queries` runs in the caller's transaction. */
export function createSeatRegister(context: RegistrationsContext) {
  const { sessionsOf } = context;
  const transition = (before: Registration, wanted: Transition, nowMs: number) =>
    applyTransition(before, wanted, { sessionsOf, nowMs, endOfLineMs: nowMs });
  return {
    /** The registration of an enquiry; undefined where its form has no sessions. */
    find: findRegistration,
    /** Who did what to a registration, oldest first. */
    history: historyOf,
    /** All open offers, the first to end first. */
    offers: offersOf,
    /** The session of a form on a day; undefined where none is offered. */
    sessionOn: (form: FormId, day: string) => sessionOn(sessionsOf, form, day),
    /** Why a session takes no more registrations; undefined while it is open. */
    closureOf: (session: Parameters<typeof closureOf>[1], nowMs: number) =>
      closureOf(sessionsOf, session, nowMs),
    /** The days of a registration in words. */
    datesOf: (registration: Registration) => datesOf(sessionsOf, registration),
    /** Seats taken and confirmed, and the waiting list. Exact after `lock`. */
    availability: (queries: Queries, session: SessionKey) => readAvailability(queries, sessionsOf, session),
    /** The first waiting group that the free seats are enough for. */
    nextWhoFits: (queries: Queries, session: SessionKey, nowMs: number) =>
      nextWhoFits(queries, context, session, nowMs),
    /** Serialises changes of these enquiries and sessions until the transaction ends, in the order of all locks. */
    async lock(queries: Queries, references: readonly string[], sessions: readonly SessionKey[]) {
      await lockEnquiries(queries, references);
      await lockSessions(queries, sessionsOf, sessions);
    },
    /** Whether a change is possible by the registration's status and session; seats are not counted. */
    allows: (before: Registration, wanted: Transition, nowMs: number) =>
      !('ok' in transition(before, wanted, nowMs)),
    /** The registration after a change with its email, or why it is refused. Changes nothing and counts no seats. */
    preview(
      before: Registration,
      wanted: Transition,
      { nowMs, ...topic }: Pick<EmailTopic, 'values' | 'signedBy'> & { readonly nowMs: number },
    ) {
      const registration = transition(before, wanted, nowMs);
      if ('ok' in registration) return registration;
      const event = eventOf[wanted.kind];
      return { registration, email: registrationEmail({ event, registration, before, ...topic }, context) };
    },
    /** Locks, checks the version, decides, writes and notifies: the one way in which a registration changes. */
    change: (queries: Queries, command: SeatCommand, wanted: SeatChange) =>
      changeSeat(queries, context, command, wanted),
    /** Writes corrected values of an enquiry. Another address ends the links under the former one. */
    async correct(queries: Queries, before: EnquiryRecord, values: EnquiryValues) {
      await writeValues(queries, before, values, false);
      if (values.email !== before.values.email) await endLinks(queries, before.reference);
    },
  };
}
