import type { FieldError } from '@vanda/enquiry/errors';
import type { Field } from '@vanda/enquiry/form';
import { maskIdentityNumbers } from '@vanda/enquiry/mask';
import { type EnquiryValues, parseEnquiry } from '@vanda/enquiry/schema';
import {
  type Act,
  type ActResult,
  answerOffer,
  cancelSeat,
  correctDetails,
  moveSeat,
  type Refusal,
  renewLink,
  substitutePerson,
} from '../ledger/ledger.ts';
import { type LedgerContext, momentWords } from '../ledger/letter-texts.ts';
import { withoutPerson } from '../ledger/values.ts';
import type { Queries } from '../store/database.ts';
import { withheldReceipts } from '../store/receipts.ts';
import type { Choice } from './possible.ts';
import type { RegistrationView } from './view.ts';

/** What a form of the page posts to. */
export const actNames = ['substitute', 'move', 'correct', 'cancel', 'take', 'decline', 'end-link'] as const;

export type RegistrantAct = (typeof actNames)[number];

/** Fields of a posted form. */
export type Posted = Readonly<Record<string, string>>;

/** What became of a posted form. */
export type Outcome =
  | { readonly kind: 'done'; readonly version: number }
  | { readonly kind: 'refused'; readonly problem: string }
  | { readonly kind: 'mistakes'; readonly choice: Choice; readonly errors: readonly FieldError[] };

/** What acts need beside the store. */
export type ActContext = LedgerContext & {
  /** Letters that one mailbox may be sent at strangers' wish in a day; 0 for any number. */
  readonly receiptLimit: number;
};

/** Does what a registrant asked for, in the caller's transaction. */
export async function perform(
  queries: Queries,
  context: ActContext,
  view: RegistrationView,
  name: RegistrantAct,
  act: Act,
  posted: Posted,
): Promise<Outcome> {
  switch (name) {
    case 'move':
      return outcomeOf(await moveSeat(queries, context, { ...act, toDay: posted.day ?? '' }));
    case 'cancel':
      return outcomeOf(await cancelSeat(queries, context, act));
    case 'take':
    case 'decline':
      return outcomeOf(await answerOffer(queries, context, { ...act, isTaken: name === 'take' }));
    case 'end-link':
      return outcomeOf(await renewLink(queries, context, act));
    case 'correct':
    case 'substitute': {
      const parsed = parseEnquiry(view.form, newValues(view, name, posted));
      if (!parsed.ok) return { kind: 'mistakes', choice: name, errors: parsed.errors };
      const { values } = parsed.enquiry;
      if (await isTooMuch(queries, context, view, values, act.atMs)) {
        return {
          kind: 'refused',
          problem: 'That address has had many emails from us today. Try again tomorrow.',
        };
      }
      const change = name === 'correct' ? correctDetails : substitutePerson;
      return outcomeOf(await change(queries, context, { ...act, values }));
    }
  }
}

/** The values of the form after a correction, or for another person, as far as they can be typed on the page. */
function newValues({ form, enquiry }: RegistrationView, name: 'correct' | 'substitute', posted: Posted) {
  const typed = form.fields.filter((field) => 'maxLength' in field && (name === 'correct' || field.required));
  const kept =
    name === 'correct' ? withoutTyped(enquiry.values, typed) : withoutPerson(form.id, enquiry.values);
  const valueFor = ({ name: field }: Field) => {
    const given = (posted[field] ?? '').replaceAll('\r\n', '\n');
    const stored = name === 'correct' ? enquiry.values[field] : undefined;
    // What was shown masked and left alone stays as it is stored.
    return stored !== undefined && given === maskIdentityNumbers(stored) ? stored : given;
  };
  return { ...kept, ...Object.fromEntries(typed.map((field) => [field.name, valueFor(field)])) };
}

function withoutTyped(values: EnquiryValues, typed: readonly Field[]): EnquiryValues {
  return Object.fromEntries(
    Object.entries(values).filter(([name]) => typed.every((field) => field.name !== name)),
  );
}

/** Counts a letter to another mailbox as a receipt there: nobody gets our mail without end because somebody typed them. */
async function isTooMuch(
  queries: Queries,
  { receiptLimit }: ActContext,
  { enquiry }: RegistrationView,
  { email = '' }: EnquiryValues,
  atMs: number,
): Promise<boolean> {
  if (email.toLowerCase() === enquiry.values.email?.toLowerCase()) return false;
  const withheld = await withheldReceipts(
    queries,
    [{ reference: enquiry.reference, email, atMs }],
    receiptLimit,
  );
  return withheld.length > 0;
}

function outcomeOf(result: ActResult): Outcome {
  return result.ok
    ? { kind: 'done', version: result.version }
    : { kind: 'refused', problem: problemOf(result) };
}

function problemOf(refusal: Refusal): string {
  switch (refusal.why) {
    case 'stale':
      return refusal.last
        ? `It was changed ${refusal.last.by.kind === 'colleague' ? 'by us' : 'meanwhile'} on ${momentWords(refusal.last.atMs)}. This is how it stands now.`
        : 'It was changed meanwhile. This is how it stands now.';
    case 'full':
      return 'The last seats there were taken a moment ago. Choose another date.';
    case 'started':
      return 'The session has started. Please call us.';
    case 'unknown':
      return 'That date is not offered. Choose one of the list.';
    case 'not-possible':
      return refusal.state === 'cancelled'
        ? 'The registration is cancelled. You can register again on our site.'
        : 'It stands like that already, or the time for it is over.';
  }
}
