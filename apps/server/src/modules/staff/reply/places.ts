import { gapText } from '@vanda/desk-api/gaps';
import { dateRange } from '@vanda/forms/day';
import { forms } from '@vanda/forms/forms';
import { type PlaceName, placePattern } from '@vanda/forms/letter';
import { maskIdentityNumbers } from '@vanda/forms/mask';
import { counted } from '@vanda/forms/plural';
import { hoursText, type Session } from '@vanda/forms/session';
import type { Registration } from '../../registrations/registration.ts';
import { aboutOf, nameOf } from '../enquiry/form-values.ts';
import type { HandledEnquiry } from '../store/handling.ts';

/** Placeholders of a template, each with the text of its gap. */
const gapWords = {
  name: 'no name given',
  company: 'no company given',
  about: 'nothing chosen',
  dates: 'no date chosen',
  place: 'no place set',
  seats: 'no number of participants',
  people: 'no number of participants',
  freeSeats: 'no number of seats set',
  reference: 'no reference',
  page: 'no page',
  colleague: 'no signature',
  firm: 'no firm',
} as const satisfies Record<PlaceName, string>;

export type LetterFacts = {
  readonly enquiry: HandledEnquiry;
  readonly registration: Registration | undefined;
  readonly session: Session | undefined;
  readonly freeSeats: number | undefined;
  readonly colleague: string;
  readonly firm: string;
  readonly siteUrl: string;
};

export function fillPlaces(text: string, facts: LetterFacts): string {
  const values = valuesOf(facts);
  return text.replace(placePattern, (whole, name: string) => {
    if (!Object.hasOwn(gapWords, name)) return whole;
    const value = values[name as PlaceName];
    return value ? maskIdentityNumbers(value) : gapText(gapWords[name as PlaceName]);
  });
}

function valuesOf(facts: LetterFacts): Record<PlaceName, string | undefined> {
  const { enquiry, registration, session } = facts;
  const day = registration?.day;
  const about = aboutOf(enquiry);
  return {
    name: nameOf(enquiry),
    company: enquiry.values.company,
    about: about === forms.contact.title ? 'your question' : about,
    dates: day && `${dateRange(day, session?.end ?? day)}${session ? hoursText(session) : ''}`,
    place: session?.place,
    seats: registration && String(registration.seats),
    people: registration && counted(registration.seats, 'person', 'people'),
    freeSeats: facts.freeSeats === undefined ? undefined : String(facts.freeSeats),
    reference: enquiry.reference,
    page: `${facts.siteUrl}${forms[enquiry.form].pagePath}`,
    colleague: facts.colleague,
    firm: facts.firm,
  };
}
