import { isIsoDay, shortDate } from '@vanda/enquiry/day';
import type { Form, FormId } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import { maskIdentityNumbers } from '@vanda/enquiry/mask';
import type { EnquiryValues } from '@vanda/enquiry/schema';
import { chosenStart, fullName, summaryRows } from '@vanda/enquiry/summary';
import type { SeatState } from '../../contract/inbox.ts';

/** What an enquiry is as far as its words go. */
export type Worded = { readonly form: FormId; readonly values: EnquiryValues };

/** What its registration is, where it has one. */
export type WordedSeats = {
  readonly day: string | undefined;
  readonly seats: number;
  readonly state: SeatState;
};

/** Choice fields that say what an enquiry is about, before the form's own title does. */
const matters = ['service', 'course', 'certificationTrack'];

const firstWordsMax = 160;

/** The name as given, masked. */
export function nameOf({ values }: Worded): string {
  return maskIdentityNumbers(fullName(values));
}

/** One typed value, masked; null where it is not there. */
export function typedValue({ values }: Worded, name: string): string | null {
  const value = values[name];
  return value ? maskIdentityNumbers(value) : null;
}

/** What it is about: the service or course chosen, else the form's title. */
export function aboutOf({ form, values }: Worded): string {
  const chosen = summaryRows(forms[form], values).find(({ name }) => matters.includes(name));
  return chosen?.value ?? forms[form].title;
}

/** How it came: `Contact`, `9 Dec 2026, registration for 8`, `Tell me first`. */
export function throughOf({ form, values }: Worded, seats: WordedSeats | undefined): string {
  const definition: Form = forms[form];
  if (definition.kind === 'contact') return 'Contact';
  const day = seats ? seats.day : chosenStart(definition, values);
  const hasDates = definition.fields.some(({ kind }) => kind === 'session');
  const when = day && isIsoDay(day) ? `${shortDate(day)}, ` : hasDates ? 'Tell me first, ' : '';
  const what = seats ? seatWords(seats) : 'registration';
  const text = `${when}${what}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Long texts as they came, masked. */
export function messageOf({ form, values }: Worded): string {
  const definition: Form = forms[form];
  const texts = definition.fields.flatMap(({ kind, name }) =>
    kind === 'textarea' && values[name] ? [values[name]] : [],
  );
  return maskIdentityNumbers(texts.join('\n\n'));
}

/** The beginning of the message in one line. */
export function firstWordsOf(worded: Worded): string {
  return [...messageOf(worded).replace(/\s+/g, ' ')].slice(0, firstWordsMax).join('');
}

function seatWords({ seats, state }: WordedSeats): string {
  switch (state) {
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
