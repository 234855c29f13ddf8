import { byHand } from '@vanda/desk-api/by-hand';
import { invalid } from '@vanda/desk-api/failures';
import type { SeatStatus } from '@vanda/desk-api/inbox';
import { dateRange, isIsoDay } from '@vanda/forms/day';
import type { Form, FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { type Enquiry, type EnquiryValues, parseEnquiry, type SchemaContext } from '@vanda/forms/schema';
import { chosenStart, fullName, summaryRows, typedText } from '@vanda/forms/summary';
import type { ReplyClock } from '../desk.ts';
import type { HandledEnquiry } from '../store/handling.ts';
import { type Names, staffName } from '../store/staff-members.ts';

export type Worded = { readonly form: FormId; readonly values: EnquiryValues };

type SeatsToName = {
  readonly day: string | undefined;
  readonly endDay: string | undefined;
  readonly seats: number;
  readonly status: SeatStatus;
};

/** Choice fields that say what an enquiry is about, before the form's own title does. */
const matters = ['service', 'course', 'certificationTrack'];

const firstWordsMax = 160;

/** What a staff member typed, by the rules of the form. @throws {DomainError} `invalid` */
export function parseByHand(form: FormId, values: unknown, context: SchemaContext = {}): Enquiry {
  const parsed = parseEnquiry(byHand(forms[form]), values, { ...context, whose: 'the' });
  if (!parsed.ok) throw invalid(...parsed.errors);
  const { email, phone } = parsed.enquiry.values;
  if (email || phone) return parsed.enquiry;
  throw invalid({ field: 'email', message: 'Enter the email address or the phone number.' });
}

export const nameOf = ({ values }: Worded): string => fullName(values);

export function typedValue({ values }: Worded, name: string): string | null {
  const value = values[name];
  return value ? typedText(value) : null;
}

export function aboutOf({ form, values }: Worded): string {
  const chosen = summaryRows(forms[form], values).find(({ name }) => matters.includes(name));
  return chosen?.value ?? forms[form].title;
}

/** Through what the enquiry arrived: `Contact`, `9 Dec 2026, registration for 8`, `Tell me first`. */
export function throughOf({ form, values }: Worded, seats: SeatsToName | undefined): string {
  const definition: Form = forms[form];
  if (definition.kind === 'contact') return 'Contact';
  const day = seats ? seats.day : chosenStart(definition, values);
  const hasDates = definition.fields.some(({ kind }) => kind === 'session');
  const when =
    day && isIsoDay(day) ? `${dateRange(day, seats?.endDay)}, ` : hasDates ? 'Tell me first, ' : '';
  const what = seats ? seatText(seats) : 'registration';
  const text = `${when}${what}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function messageOf({ form, values }: Worded): string {
  const definition: Form = forms[form];
  const texts = definition.fields.flatMap(({ kind, name }) =>
    kind === 'textarea' && values[name] ? [values[name]] : [],
  );
  return typedText(texts.join('\n\n'));
}

export const firstWordsOf = (worded: Worded): string =>
  [...messageOf(worded).replace(/\s+/g, ' ')].slice(0, firstWordsMax).join('');

function seatText({ seats, status }: SeatsToName): string {
  switch (status) {
    case 'waiting':
      return `waiting list, ${seats}`;
    case 'offered':
      return `on offer, ${seats}`;
    case 'cancelled':
      return 'cancelled';
    default:
      return `registration for ${seats}`;
  }
}

const spamReasons = {
  honeypot: 'Hidden field filled',
  'too-fast': 'Sent within seconds of opening the page',
} as const;

export function summaryOf(
  enquiry: HandledEnquiry,
  names: Names,
  clock: ReplyClock,
  seats: SeatsToName | undefined,
) {
  const { reference, version, status, receivedAtMs, assignee, spamReason } = enquiry;
  return {
    reference,
    version,
    status,
    about: aboutOf(enquiry),
    through: throughOf(enquiry, seats),
    receivedAtMs,
    dueAtMs: clock.dueAtMs(receivedAtMs),
    answeredAtMs: enquiry.answeredAtMs ?? null,
    closedAtMs: enquiry.closedAtMs ?? null,
    followUpDay: enquiry.followUpDay ?? null,
    assignee: assignee === undefined ? null : staffName(names, assignee),
    spamReason: spamReason ? spamReasons[spamReason] : null,
  };
}
