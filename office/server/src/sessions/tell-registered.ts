import { notPossible } from '@vanda/desk-api/failures';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { datesWithWeekdays } from '@vanda/forms/date-formats';
import type { DatedCourse } from '@vanda/forms/dated-course';
import type { FormId } from '@vanda/forms/form';
import { type Queries, queueEmail, type Registration, waitingListOf } from '@vanda/server/office';
import type { CurrentUser, Desk, SeatRegister } from '../desk.ts';
import { nameOf } from '../enquiry/form-values.ts';
import { findHandled } from '../store/handling.ts';
import { registrationsOn } from '../store/session-registrations.ts';

type SeatCommand = Parameters<SeatRegister['change']>[1];
type EmailText = { readonly subject: string; readonly text: string };

type Letters = ResponseOf<'cancellation'>['letters'];

export function lettersFor(
  desk: Desk,
  { staffMember }: CurrentUser,
  { shortTitle: title, sessions }: DatedCourse,
  day: string,
  to: { readonly start: string; readonly end?: string | undefined } | undefined,
): Letters {
  const when = datesWithWeekdays(day, sessions.find(({ start }) => start === day)?.end);
  const then = to && datesWithWeekdays(to.start, to.end);
  const subject = then ? `${title}: new date, ${then}` : `${title} on ${when} is cancelled`;
  const letter = (...lines: readonly string[]): EmailText => ({
    subject,
    text: [
      'Dear {name}',
      '',
      ...lines,
      '',
      'Your registration, and what you can do with it, is under the link below.',
      '',
      'Kind regards',
      staffMember.name,
      desk.services.site().company.name,
    ].join('\n'),
  });
  return then
    ? {
        seat: letter(
          `${title} on ${when} is postponed to ${then}. We are sorry.`,
          'Your place is held on the new date. Please tell us whether it suits you; until you do, it is not confirmed.',
        ),
        waiting: letter(
          `${title} on ${when}, for which you are on the waiting list, is postponed to ${then}.`,
          'You keep your place on the waiting list of the new date.',
        ),
      }
    : {
        seat: letter(
          `${title} on ${when} does not take place. We are sorry.`,
          'You can choose another date, or end your registration. Nothing is decided until you choose.',
        ),
        waiting: letter(
          `${title} on ${when}, for which you are on the waiting list, does not take place.`,
          'You can choose another date, or end your registration.',
        ),
      };
}

export const filled = ({ subject, text }: EmailText, name: string): EmailText => ({
  // A function: in a string, `$&` and its like are patterns.
  subject: subject.replaceAll('{name}', () => name),
  text: text.replaceAll('{name}', () => name),
});

/** Requires locked enquiries and sessions. Returns the number of people who have an email address. */
export async function tellAll(
  queries: Queries,
  desk: Desk,
  { staffMember }: CurrentUser,
  change: {
    readonly form: FormId;
    readonly day: string;
    readonly toDay: string | undefined;
    readonly idempotencyKey: string;
    readonly letters: Letters;
  },
): Promise<number> {
  const { form, day, toDay } = change;
  const people = await peopleOf(queries, form, day);
  const seated = people.filter(({ status }) => status === 'held' || status === 'confirmed');
  const offered = people.filter(({ status }) => status === 'offered');
  // Confirmed seats first: the new date may have fewer. The waiting list follows in its order.
  seated.sort((a, b) => Number(b.status === 'confirmed') - Number(a.status === 'confirmed'));
  let told = 0;
  for (const registration of [...seated, ...offered, ...waitingListOf(people)]) {
    const isWaiting = !seated.includes(registration);
    const enquiry = await findHandled(queries, registration.reference);
    if (enquiry.values.email) told++;
    const letter = filled(isWaiting ? change.letters.waiting : change.letters.seat, nameOf(enquiry));
    const command: SeatCommand = {
      reference: registration.reference,
      version: registration.version,
      by: { kind: 'staff', id: staffMember.id },
      idempotencyKey: `${change.idempotencyKey}:${registration.reference}`,
      atMs: desk.now(),
      signedBy: staffMember.name,
      email: letter,
    };
    await tellOne(queries, desk.register, registration, command, { toDay, isWaiting, letter });
  }
  return told;
}

async function tellOne(
  queries: Queries,
  register: SeatRegister,
  registration: Registration,
  command: SeatCommand,
  { toDay, isWaiting, letter }: { toDay: string | undefined; isWaiting: boolean; letter: EmailText },
): Promise<void> {
  if (toDay !== undefined) {
    // Seats are held until the person agrees. Groups that no longer fit wait, in the order of these calls.
    const move = { kind: 'move', toDay, isPostponed: true, isFull: isWaiting, orWait: true } as const;
    const moved = await register.change(queries, command, move);
    if (!moved.ok) throw notPossible(`The registration ${registration.reference} can't be moved.`);
  } else if (registration.status === 'offered') {
    await register.change(queries, command, { kind: 'expire' });
  } else {
    await queueEmail(queries, {
      reference: registration.reference,
      ...letter,
      by: command.by,
      atMs: command.atMs,
      dueAtMs: command.atMs,
      tokenVersion: registration.tokenVersion,
      key: command.idempotencyKey,
    });
  }
}

export async function peopleOf(queries: Queries, form: FormId, day: string): Promise<Registration[]> {
  const all = await registrationsOn(queries, [day]);
  return [...all.values()].flat().filter((one) => one.form === form && one.status !== 'cancelled');
}
