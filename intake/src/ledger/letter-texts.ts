import { shortDate, singaporeTime, toIsoDay, weekday } from '@vanda/enquiry/day';
import type { Form } from '@vanda/enquiry/form';
import { forms } from '@vanda/enquiry/forms';
import type { EnquiryValues } from '@vanda/enquiry/schema';
import { fullName } from '@vanda/enquiry/summary';
import { oversizeNote } from '@vanda/enquiry/waiting';
import type { ActName, Registration } from './registration.ts';
import { oversizeOf, type SessionsOf, sessionOn } from './seats.ts';

/** What the ledger and its letters need to know beside the store. */
export type LedgerContext = {
  readonly companyName: string;
  readonly siteUrl: string;
  readonly sessionsOf: SessionsOf;
};

/** A letter's words. */
export type LetterText = { readonly subject: string; readonly text: string };

/** Acts that are told to the person of a registration. The first registration has its receipt. */
export type ToldAct = Exclude<ActName, 'registered'>;

/** What a letter of the ledger tells of. */
export type LetterSubject = {
  readonly act: ToldAct;
  /** As it is after the act. */
  readonly registration: Registration;
  readonly values: EnquiryValues;
  /** Where it was before, for a move. */
  readonly fromDay?: string | undefined;
  /** The colleague who writes; the firm alone where there is none. */
  readonly signedBy?: string | undefined;
};

/**
 * The letter that an act sends: a greeting, one matter, a signature. Nothing typed but the name, and that only where it
 * looks like one, so that nobody can use a seat to send their own words to a stranger.
 */
export function ledgerLetter(subject: LetterSubject, context: LedgerContext): LetterText {
  const { registration, values } = subject;
  const title = forms[registration.form].title;
  const matter = matters[subject.act](factsOf(subject, context));
  return {
    subject: `${matter.subject}: ${title} (${registration.reference})`,
    text: letterOf(values, [...matter.paragraphs, `Reference: ${registration.reference}`], {
      companyName: context.companyName,
      signedBy: subject.signedBy,
    }),
  };
}

/** The letter to whoever passed a seat on or had the address before, under that address. */
export function farewellLetter(
  act: 'substituted' | 'corrected',
  { registration, values, signedBy }: Omit<LetterSubject, 'act'>,
  { companyName }: LedgerContext,
): LetterText {
  const title = forms[registration.form].title;
  const paragraphs =
    act === 'substituted'
      ? [
          `The registration for ${title} is now in another person’s name. We have written to them.`,
          'Your own link has ended. If you did not ask for this, answer this email.',
        ]
      : [
          `Your registration for ${title} now has another email address. We have written there.`,
          'The link that you had has ended. If you did not ask for this, answer this email.',
        ];
  return {
    subject: `${act === 'substituted' ? 'Passed on' : 'Another address'}: ${title} (${registration.reference})`,
    text: letterOf(values, [...paragraphs, `Reference: ${registration.reference}`], {
      companyName,
      signedBy,
    }),
  };
}

/** `Mon 11 Jan 2027`. */
export function dayWords(isoDay: string): string {
  return `${weekday(isoDay)} ${shortDate(isoDay)}`;
}

/** `Mon 11 Jan 2027, 16:00`, in Singapore. */
export function momentWords(epochMs: number): string {
  return `${dayWords(toIsoDay(epochMs))}, ${singaporeTime(epochMs).slice(11, 16)}`;
}

/** `your seat`, `your 5 seats`. */
export function seatsWords(seats: number): string {
  return seats === 1 ? 'your seat' : `your ${seats} seats`;
}

type Facts = {
  readonly title: string;
  /** `Generative AI Usage on Mon 11 Jan 2027`; without a day the title alone. */
  readonly course: string;
  readonly seats: number;
  readonly state: Registration['state'];
  readonly day: string | undefined;
  readonly fromDay: string | undefined;
  readonly place: string | undefined;
  /** Why it waits, when its group is larger than the session. */
  readonly oversize: string | undefined;
  readonly until: string;
};

type Matter = { readonly subject: string; readonly paragraphs: readonly string[] };

const matters: Record<ToldAct, (facts: Facts) => Matter> = {
  confirmed: (facts) => ({ subject: 'Confirmed', paragraphs: [confirmedText(facts), ...placeText(facts)] }),
  accepted: (facts) => ({ subject: 'Confirmed', paragraphs: [confirmedText(facts), ...placeText(facts)] }),
  moved: ({ title, day, fromDay, state, oversize }) => ({
    subject: 'Another date',
    paragraphs: [
      `Your registration for ${title} has moved${fromDay ? ` from ${dayWords(fromDay)}` : ''} to ${day ? dayWords(day) : 'the next available date'}.`,
      state === 'waiting' && oversize ? oversize : afterMove[state],
    ],
  }),
  substituted: ({ course, seats, state, oversize }) => ({
    subject: 'Passed on to you',
    paragraphs: [
      `The person who registered for ${course} has passed the registration on to you.`,
      state === 'waiting'
        ? `It is on the waiting list. ${oversize ?? 'We write to you when seats are free.'}`
        : `It keeps ${seats === 1 ? 'one seat' : `${seats} seats`}. ${state === 'confirmed' ? 'This is confirmed.' : 'We write again to confirm.'}`,
      'If you did not expect this, answer this email and we take your name off.',
    ],
  }),
  corrected: ({ course }) => ({
    subject: 'Details corrected',
    paragraphs: [`We have corrected the details of your registration for ${course}.`],
  }),
  cancelled: ({ course }) => ({
    subject: 'Cancelled',
    paragraphs: [
      `Your registration for ${course} is cancelled.`,
      'If you did not ask for this, answer this email.',
    ],
  }),
  declined: ({ course }) => ({
    subject: 'Cancelled',
    paragraphs: [`You have let the seat on offer go. Your registration for ${course} is cancelled.`],
  }),
  offered: ({ course, seats, until }) => ({
    subject: seats === 1 ? 'A seat is free' : 'Your seats are free',
    paragraphs: [
      `You are on the waiting list for ${course}, and now ${seats === 1 ? 'a seat is' : `${seats} seats are`} free for you.`,
      `We keep ${seats === 1 ? 'it' : 'them'} until ${until}, Singapore time. To take or decline, open the link below, or answer this email.`,
    ],
  }),
  expired: ({ course, state }) => ({
    subject: 'The offer has ended',
    paragraphs: [
      `The time to take the offer for ${course} is over, and nobody answered it.`,
      state === 'waiting'
        ? 'You are still on the waiting list, now at its end.'
        : 'The session has started, so the registration ends here. We gladly tell you of the next date.',
    ],
  }),
  'to-waiting': ({ course, oversize }) => ({
    subject: 'On the waiting list',
    paragraphs: [
      `Your registration for ${course} is on the waiting list. ${oversize ?? 'We write to you when it fits.'}`,
    ],
  }),
  'link-ended': ({ course }) => ({
    subject: 'Your new link',
    paragraphs: [
      `Here is the link to your registration for ${course}. Links from earlier emails have ended.`,
    ],
  }),
};

const afterMove: Record<Registration['state'], string> = {
  held: 'We keep the place for you and write again to confirm it.',
  confirmed: 'The place is confirmed.',
  waiting: 'That session is full: you are on its waiting list, and we write when a place is free.',
  offered: 'We keep the place for you and write again to confirm it.',
  cancelled: 'The registration is cancelled.',
};

function factsOf({ registration, fromDay }: LetterSubject, { sessionsOf }: LedgerContext): Facts {
  const { form, day, seats, state, offerUntilMs } = registration;
  const title = (forms[form] as Form).title;
  const oversize = oversizeOf(sessionsOf, registration);
  return {
    title,
    course: day ? `${title} on ${dayWords(day)}` : title,
    seats,
    state,
    day,
    fromDay,
    place: day && sessionOn(sessionsOf, form, day)?.place,
    oversize: oversize && oversizeNote(oversize),
    until: offerUntilMs === undefined ? '' : momentWords(offerUntilMs),
  };
}

function confirmedText({ course, seats }: Facts): string {
  const which = seatsWords(seats);
  return `${which.charAt(0).toUpperCase()}${which.slice(1)} on ${course} ${seats === 1 ? 'is' : 'are'} confirmed.`;
}

function placeText({ place }: Facts): string[] {
  return place ? [`Place: ${place}.`] : [];
}

function letterOf(
  values: EnquiryValues,
  paragraphs: readonly string[],
  { companyName, signedBy }: { companyName: string; signedBy: string | undefined },
): string {
  const signature = signedBy ? `${signedBy}\n${companyName}` : companyName;
  return `${[greeting(values), ...paragraphs, signature].join('\n\n')}\n`;
}

/** Letters, marks and the signs of names; an address or a sentence is none. */
function greeting(values: EnquiryValues): string {
  const name = fullName(values);
  const isName = /^[\p{L}\p{M}][\p{L}\p{M}'’,./ -]{0,80}$/u.test(name) && !/\.\p{L}{2}|\/\/|www/iu.test(name);
  return isName ? `Dear ${name},` : 'Good day,';
}
