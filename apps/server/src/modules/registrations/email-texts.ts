import { datesWithWeekdays, weekdayAndTime } from '@vanda/forms/date-formats';
import type { Form } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { counted, inWords } from '@vanda/forms/plural';
import type { EnquiryValues } from '@vanda/forms/schema';
import type { Session } from '@vanda/forms/session';
import { fullName } from '@vanda/forms/summary';
import { oversizeNote } from '@vanda/forms/waiting';
import type { SessionsOf } from '../../platform/static/course-sessions.ts';
import type { EventName, Registration } from './registration.ts';
import { bookedSession, isWithdrawn, oversizeOf } from './seats.ts';

export type RegistrationsContext = {
  readonly companyName: string;
  readonly siteUrl: string;
  readonly sessionsOf: SessionsOf;
};

export type EmailText = { readonly subject: string; readonly text: string };

/** Events that the registrant is notified of. The registration itself has its receipt. */
export type NotifiedEvent = Exclude<EventName, 'registered'>;

export type EmailTopic = {
  readonly event: NotifiedEvent;
  readonly registration: Registration;
  readonly values: EnquiryValues;
  readonly before?: Registration | undefined;
  readonly signedBy?: string | undefined;
};

export const registrationEmail = (topic: EmailTopic, context: RegistrationsContext): EmailText =>
  written(matters[topic.event](factsOf(topic, context)), topic, context);

export const farewellEmail = (
  event: 'substituted' | 'corrected',
  topic: Omit<EmailTopic, 'event'>,
  context: RegistrationsContext,
): EmailText => written(farewells[event](forms[topic.registration.form].title), topic, context);

type Facts = ReturnType<typeof factsOf>;

type Matter = { readonly subject: string; readonly paragraphs: readonly string[] };

const matters: Record<NotifiedEvent, (facts: Facts) => Matter> = {
  confirmed: (facts) => ({ subject: 'Confirmed', paragraphs: [confirmedText(facts), ...placeText(facts)] }),
  accepted: (facts) => ({ subject: 'Confirmed', paragraphs: [confirmedText(facts), ...placeText(facts)] }),
  moved: ({ title, dates, fromDates, status, oversize }) => ({
    subject: 'Another date',
    paragraphs: [
      `Your registration for ${title} has moved${fromDates ? ` from ${fromDates}` : ''} to ${dates ?? 'the next available date'}.`,
      dates
        ? status === 'waiting' && oversize
          ? oversize
          : afterMove[status]
        : 'We write to you as soon as it is set.',
    ],
  }),
  substituted: ({ course, dates, seats, status, oversize }) => ({
    subject: 'Passed on to you',
    paragraphs: [
      `The person who registered for ${course} has passed the registration on to you.`,
      status === 'waiting'
        ? `It is on the waiting list. ${oversize ?? 'We write to you when seats are free.'}`
        : !dates && status === 'held'
          ? undated
          : `It keeps ${inWords(seats, 'seat')}. ${status === 'confirmed' ? 'This is confirmed.' : 'We write again to confirm.'}`,
      'If you did not expect this, answer this email and we take your name off.',
    ],
  }),
  'group-changed': ({ course, dates, seats, fromSeats, status, oversize }) =>
    fromSeats === seats
      ? {
          subject: 'Names noted',
          paragraphs: [
            `We have noted the names of those who come to ${course}. Under the link below you can change them until the first day.`,
          ],
        }
      : {
          subject: `Now for ${inWords(seats, 'person', 'people')}`,
          paragraphs: [
            `Your registration for ${course} is now for ${counted(seats, 'person', 'people')}, no longer for ${fromSeats}.`,
            status === 'waiting'
              ? `It stays on the waiting list. ${oversize ?? ''}`.trim()
              : !dates && status === 'held'
                ? undated
                : afterChange[status],
            ...(seats > 1 ? ['Under the link below you can tell us the names of those who come.'] : []),
          ],
        },
  corrected: ({ course }) => ({
    subject: 'Details corrected',
    paragraphs: [`We have corrected the details of your registration for ${course}.`],
  }),
  cancelled: ({ course, isWithdrawn: isGone }) => ({
    subject: 'Cancelled',
    paragraphs: isGone
      ? [
          `We have taken this date out of our programme, so your registration for ${course} is cancelled. We are sorry.`,
          'For another date, or about a payment you have made, answer this email.',
        ]
      : [`Your registration for ${course} is cancelled.`, 'If you did not ask for this, answer this email.'],
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
  expired: ({ course, status, isWithdrawn: isGone }) => ({
    subject: 'The offer has ended',
    paragraphs:
      isGone && status === 'waiting'
        ? [
            `We have taken this date out of our programme, so the offer for ${course} has ended. We are sorry.`,
            'Open the link below to choose another date, to have us tell you first of the next one, or to cancel. About a payment you have made, answer this email.',
          ]
        : [
            `The time to take the offer for ${course} has ended without an answer.`,
            status === 'waiting'
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

const farewells: Record<'substituted' | 'corrected', (title: string) => Matter> = {
  substituted: (title) => ({
    subject: 'Passed on',
    paragraphs: [
      `The registration for ${title} is now in another person’s name. We have written to them.`,
      'Your own link has ended. If you did not ask for this, answer this email.',
    ],
  }),
  corrected: (title) => ({
    subject: 'Another address',
    paragraphs: [
      `Your registration for ${title} now has another email address. We have written there.`,
      'The link that you had has ended. If you did not ask for this, answer this email.',
    ],
  }),
};

const undated = 'Nothing is booked yet: we write as soon as a date is set.';

const afterMove: Record<Registration['status'], string> = {
  held: 'We keep the place for you and write again to confirm it.',
  confirmed: 'The place is confirmed.',
  waiting: 'That session is full: you are on its waiting list, and we write when a place is free.',
  offered: 'We keep the place for you and write again to confirm it.',
  cancelled: 'The registration is cancelled.',
};

const afterChange: Record<Exclude<Registration['status'], 'waiting'>, string> = {
  held: 'We keep the seats for you and write again to confirm them.',
  confirmed: 'This is confirmed.',
  offered: 'The offer is open until the time in our earlier email.',
  cancelled: 'The registration is cancelled.',
};

function factsOf({ registration, before }: EmailTopic, { sessionsOf }: RegistrationsContext) {
  const { form, day, seats, status, offerUntilMs } = registration;
  const title = (forms[form] as Form).title;
  const oversize = oversizeOf(sessionsOf, registration);
  const session = bookedSession(sessionsOf, registration);
  const dates = datesIn(session);
  return {
    title,
    course: dates ? `${title} on ${dates}` : title,
    seats,
    status,
    fromSeats: before?.seats,
    dates,
    fromDates: before && datesIn(bookedSession(sessionsOf, before)),
    place: session?.place,
    hours: session?.startTime && session.endTime && `${session.startTime}–${session.endTime}`,
    oversize: oversize && oversizeNote(oversize),
    until: offerUntilMs === undefined ? '' : weekdayAndTime(offerUntilMs),
    isWithdrawn: day !== undefined && isWithdrawn(sessionsOf, form, day),
  };
}

const datesIn = (session: Session | undefined) => session && datesWithWeekdays(session.start, session.end);

const confirmedText = ({ course, seats }: Facts): string =>
  seats === 1 ? `Your seat on ${course} is confirmed.` : `Your ${seats} seats on ${course} are confirmed.`;

const placeText = ({ place, hours }: Facts): string[] => [
  ...(hours ? [`Hours: ${hours}, Singapore time.`] : []),
  ...(place ? [`Place: ${place}.`] : []),
];

/**
 * Repeats nothing typed except a plausible name: a registration cannot send arbitrary text to a third
 * party.
 */
function written(
  { subject, paragraphs }: Matter,
  { registration: { form, reference }, values, signedBy }: Omit<EmailTopic, 'event'>,
  { companyName }: RegistrationsContext,
): EmailText {
  const signature = signedBy ? `${signedBy}\n${companyName}` : companyName;
  return {
    subject: `${subject}: ${forms[form].title} (${reference})`,
    text: `${[greeting(values), ...paragraphs, `Reference: ${reference}`, signature].join('\n\n')}\n`,
  };
}

/** A plausible name consists of letters, marks and the punctuation of names. */
function greeting(values: EnquiryValues): string {
  const name = fullName(values);
  const isName =
    /^\u2068?[\p{L}\p{M}][\p{L}\p{M}'’,./ -]{0,80}\u2069?$/u.test(name) &&
    !/\.\p{L}{2}|\/\/|www/iu.test(name);
  return isName ? `Dear ${name},` : 'Good day,';
}
