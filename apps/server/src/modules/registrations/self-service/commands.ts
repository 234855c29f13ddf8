import { weekdayAndTime } from '@vanda/forms/date-formats';
import type { FieldError } from '@vanda/forms/errors';
import { type Field, nextAvailable } from '@vanda/forms/form';
import { parseGroupNames } from '@vanda/forms/group-names';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { parseEnquiry } from '@vanda/forms/schema';
import type { Queries } from '../../../platform/database/database.ts';
import { exceedsReceiptLimit } from '../../enquiries/receipts.ts';
import type { RegistrationsContext } from '../email-texts.ts';
import { changeSeat, type SeatChange, type SeatCommand, type SeatFailure } from '../seat-register.ts';
import { withoutPerson } from '../seats.ts';
import type { Choice } from './page.ts';
import { isOverFor, type RegistrationView } from './view.ts';

export const commandNames = [
  'names',
  'substitute',
  'move',
  'correct',
  'cancel',
  'take',
  'decline',
  'end-link',
] as const;

type Posted = Readonly<Record<string, string>>;

export type Outcome =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'invalid'; readonly choice: Choice; readonly errors: readonly FieldError[] };

export type RegistrantContext = RegistrationsContext & { readonly receiptLimit: number };

export async function perform(
  queries: Queries,
  context: RegistrantContext,
  view: RegistrationView,
  name: (typeof commandNames)[number],
  posted: Posted,
  command: SeatCommand,
): Promise<Outcome> {
  const change = async (wanted: SeatChange): Promise<Outcome> => {
    const result = await changeSeat(queries, context, command, wanted);
    return result.ok
      ? { kind: 'done', version: result.version }
      : { kind: 'refused', problem: problemOf(result) };
  };
  if (isOverFor(name, view))
    return { kind: 'refused', problem: problemOf({ ok: false, why: 'closed', closure: 'started' }) };
  switch (name) {
    case 'names': {
      const parsed = parseGroupNames(posted.names ?? '', view.registration.seats);
      if (!parsed.ok) return { kind: 'invalid', choice: name, errors: parsed.errors };
      return change({ kind: 'group', names: parsed.names });
    }
    case 'move':
      return change({
        kind: 'move',
        // A registration whose date was withdrawn may wait for the next one.
        toDay: posted.day === nextAvailable && view.closure === 'withdrawn' ? undefined : (posted.day ?? ''),
      });
    case 'cancel':
    case 'take':
    case 'decline':
      return change({ kind: name });
    case 'end-link':
      return change({ kind: 'renew-link' });
    case 'correct':
    case 'substitute': {
      const parsed = parseEnquiry(view.form, newValues(view, name, posted));
      if (!parsed.ok) return { kind: 'invalid', choice: name, errors: parsed.errors };
      const { values } = parsed.enquiry;
      const { email = '' } = values;
      const isOtherMailbox = email.toLowerCase() !== view.enquiry.values.email?.toLowerCase();
      // The email counts towards the receipts of the mailbox: a typed address cannot flood its owner.
      if (isOtherMailbox && (await exceedsReceiptLimit(queries, email, command.atMs, context.receiptLimit))) {
        return {
          kind: 'refused',
          problem: 'That address has had many emails from us today. Try again tomorrow.',
        };
      }
      return change({ kind: name, values } as SeatChange);
    }
  }
}

function newValues({ form, enquiry }: RegistrationView, name: 'correct' | 'substitute', posted: Posted) {
  const typed = form.fields.filter((field) => 'maxLength' in field && (name === 'correct' || field.required));
  const staying = name === 'correct' ? enquiry.values : withoutPerson(form.id, enquiry.values);
  const valueFor = ({ name: field }: Field) => {
    const given = (posted[field] ?? '').replaceAll('\r\n', '\n');
    const stored = name === 'correct' ? enquiry.values[field] : undefined;
    // An unchanged masked value stays as stored.
    return stored !== undefined && given === maskIdentityNumbers(stored) ? stored : given;
  };
  return { ...staying, ...Object.fromEntries(typed.map((field) => [field.name, valueFor(field)])) };
}

function problemOf(failure: SeatFailure): string {
  switch (failure.why) {
    case 'stale':
      return failure.last
        ? `It was changed ${failure.last.by.kind === 'staff' ? 'by us' : 'meanwhile'} on ${weekdayAndTime(failure.last.atMs)}. This is how it stands now.`
        : 'It was changed meanwhile. This is how it stands now.';
    case 'full':
      return 'The last seats there were taken a moment ago. Choose another date.';
    case 'closed':
      return failure.closure === 'started'
        ? 'The session has started. Please call us.'
        : 'This date was taken out of our programme, so its seats are not given any more.';
    case 'key-reused':
      return 'This form was sent before. Please use the one below.';
    case 'offer-too-short':
    case 'unknown':
      return 'That date is not offered. Choose one of the list.';
    case 'not-possible':
      return failure.status === 'cancelled'
        ? 'The registration is cancelled. You can register again on our site.'
        : 'This is done already, or it is too late for it now.';
  }
}
