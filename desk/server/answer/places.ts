import { dateRange } from '@vanda/enquiry/day';
import { forms } from '@vanda/enquiry/forms';
import { maskIdentityNumbers } from '@vanda/enquiry/mask';
import type { Session } from '@vanda/enquiry/session';
import type { HandledEnquiry } from '../../../intake/src/desk-store/handling.ts';
import type { Registration } from '../../../intake/src/ledger/registration.ts';
import { gapText } from '../../contract/gaps.ts';
import { aboutOf, nameOf } from '../enquiry/words.ts';

/** Places of a template, and what a gap says where the data has nothing for it. */
const gapWords = {
  name: 'no name given',
  company: 'no company given',
  about: 'nothing chosen',
  dates: 'no date chosen',
  place: 'no place set',
  seats: 'no number of participants',
  freeSeats: 'no number of seats set',
  reference: 'no reference',
  page: 'no page',
  colleague: 'no signature',
  firm: 'no firm',
} as const;

export type PlaceName = keyof typeof gapWords;

export const placeNames = Object.keys(gapWords) as PlaceName[];

/** What a letter is filled from. */
export type LetterFacts = {
  readonly enquiry: HandledEnquiry;
  readonly registration: Registration | undefined;
  /** The session it is about, where the site still offers it. */
  readonly session: Session | undefined;
  readonly freeSeats: number | undefined;
  readonly colleague: string;
  readonly firm: string;
  readonly siteUrl: string;
};

const placePattern = /\{(\w+)\}/g;

/** Names of the places in a text. */
export function placesIn(text: string): string[] {
  return [...text.matchAll(placePattern)].map(([, name = '']) => name);
}

/** A text with its places filled in. What the data has nothing for becomes a gap. */
export function fillPlaces(text: string, facts: LetterFacts): string {
  const values = valuesOf(facts);
  return text.replace(placePattern, (whole, name: string) => {
    if (!placeNames.includes(name as PlaceName)) return whole;
    const value = values[name as PlaceName];
    return value ? maskIdentityNumbers(value) : gapText(gapWords[name as PlaceName]);
  });
}

function valuesOf(facts: LetterFacts): Record<PlaceName, string | undefined> {
  const { enquiry, registration, session } = facts;
  const day = registration?.day;
  return {
    name: nameOf(enquiry),
    company: enquiry.values.company,
    about: aboutOf(enquiry),
    dates: day && dateRange(day, session?.end ?? day),
    place: session?.place,
    seats: registration && String(registration.seats),
    freeSeats: facts.freeSeats === undefined ? undefined : String(facts.freeSeats),
    reference: enquiry.reference,
    page: `${facts.siteUrl}${forms[enquiry.form].pagePath}`,
    colleague: facts.colleague,
    firm: facts.firm,
  };
}
