import * as z from 'zod';
import * as colleagues from './colleagues.ts';
import { additionSchema, changeSchema, doneSchema, type Role, referenceSchema } from './common.ts';
import * as enquiry from './enquiry.ts';
import type { FailureCode } from './failures.ts';
import * as inbox from './inbox.ts';
import * as mail from './mail.ts';
import * as numbers from './numbers.ts';
import * as people from './people.ts';
import { roomAnswerSchema } from './room.ts';
import * as sessions from './sessions.ts';
import * as signIn from './sign-in.ts';
import * as you from './you.ts';

/** One route of the desk. Whatever is not named is empty, and a request that brings it is refused. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Under the desk's origin; `:name` for a part of `params`. */
  readonly path: string;
  /** Who may ask: `anyone` for signing in, else the least role. */
  readonly may: 'anyone' | Role;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** JSON answer of status 200; a file's media type where it answers with a file. */
  readonly answer: z.ZodType | 'text/csv' | 'text/calendar' | 'file';
  /**
   * Refusals of its own. Any route may also answer `invalid`, `failed`, `unavailable`; any that is not for anyone
   * `signed-out`; any write `foreign-origin` and `too-large`; an administrator's `no-permission`.
   */
  readonly failures?: readonly FailureCode[];
};

const byReference = z.strictObject({ reference: referenceSchema });
const enquiryChange = {
  method: 'POST',
  may: 'member',
  params: byReference,
  body: changeSchema,
  answer: enquiry.enquiryAnswerSchema,
  failures: ['not-found', 'erased', 'stale', 'not-possible'],
} as const;
const seatChange = {
  method: 'POST',
  may: 'member',
  params: byReference,
  answer: sessions.seatChangeAnswerSchema,
  failures: ['not-found', 'erased', 'stale', 'full', 'started', 'not-possible'],
} as const;

/**
 * Every route of the desk's API. Bodies are JSON; a write is a request of any method but GET, and its Origin must be the
 * desk's. A request with the header `X-Desk-Background: 1` comes from a timer and does not keep anybody signed in.
 */
export const routes = {
  // Signing in
  signInOptions: {
    method: 'POST',
    path: '/api/sign-in/options',
    may: 'anyone',
    answer: signIn.signInOptionsAnswerSchema,
    failures: ['too-many-attempts'],
  },
  signIn: {
    method: 'POST',
    path: '/api/sign-in',
    may: 'anyone',
    body: signIn.signInBodySchema,
    answer: signIn.signedInSchema,
    failures: ['passkey-refused', 'passkey-removed', 'too-many-attempts'],
  },
  invitation: {
    method: 'POST',
    path: '/api/invitation',
    may: 'anyone',
    body: signIn.invitationBodySchema,
    answer: signIn.invitationAnswerSchema,
    failures: ['link-over', 'too-many-attempts'],
  },
  invitationOptions: {
    method: 'POST',
    path: '/api/invitation/options',
    may: 'anyone',
    body: signIn.invitationBodySchema,
    answer: signIn.creationAnswerSchema,
    failures: ['link-over', 'too-many-attempts'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/invitation/accept',
    may: 'anyone',
    body: signIn.acceptInvitationBodySchema,
    answer: signIn.signedInSchema,
    failures: ['link-over', 'passkey-refused', 'too-many-attempts'],
  },
  signOut: { method: 'POST', path: '/api/sign-out', may: 'member', answer: doneSchema },
  signOutEverywhere: { method: 'POST', path: '/api/sign-out-everywhere', may: 'member', answer: doneSchema },

  // The room
  room: { method: 'GET', path: '/api/room', may: 'member', answer: roomAnswerSchema },
  pulse: {
    method: 'GET',
    path: '/api/pulse',
    may: 'member',
    query: inbox.pulseQuerySchema,
    answer: inbox.pulseAnswerSchema,
  },

  // Inbox
  inbox: {
    method: 'GET',
    path: '/api/inbox',
    may: 'member',
    query: inbox.inboxQuerySchema,
    answer: inbox.inboxAnswerSchema,
    failures: ['not-found'],
  },
  place: {
    method: 'GET',
    path: '/api/inbox/place',
    may: 'member',
    query: inbox.placeQuerySchema,
    answer: inbox.placeAnswerSchema,
    failures: ['not-found'],
  },
  mailGivenUp: {
    method: 'GET',
    path: '/api/mail/given-up',
    may: 'member',
    query: mail.mailGivenUpQuerySchema,
    answer: mail.mailGivenUpAnswerSchema,
  },
  retryMail: {
    method: 'POST',
    path: '/api/mail/:mail/retry',
    may: 'member',
    params: enquiry.mailPathSchema,
    body: mail.retryMailBodySchema,
    answer: doneSchema,
    failures: ['not-found', 'already-sent'],
  },

  // One enquiry
  enquiry: {
    method: 'GET',
    path: '/api/enquiries/:reference',
    may: 'member',
    params: byReference,
    answer: enquiry.enquiryAnswerSchema,
    failures: ['not-found', 'erased'],
  },
  templates: {
    method: 'GET',
    path: '/api/enquiries/:reference/templates',
    may: 'member',
    params: byReference,
    answer: enquiry.templatesAnswerSchema,
    failures: ['not-found', 'erased'],
  },
  take: { ...enquiryChange, path: '/api/enquiries/:reference/take' },
  giveBack: { ...enquiryChange, path: '/api/enquiries/:reference/give-back' },
  close: { ...enquiryChange, path: '/api/enquiries/:reference/close' },
  reopen: { ...enquiryChange, path: '/api/enquiries/:reference/reopen' },
  note: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/notes',
    body: enquiry.noteBodySchema,
    failures: ['not-found', 'erased'],
  },
  correct: { ...enquiryChange, path: '/api/enquiries/:reference/correct', body: enquiry.correctBodySchema },
  receiptAgain: { ...enquiryChange, path: '/api/enquiries/:reference/receipt' },
  saveDraft: {
    method: 'PUT',
    path: '/api/enquiries/:reference/draft',
    may: 'member',
    params: byReference,
    body: enquiry.draftBodySchema,
    answer: doneSchema,
    failures: ['not-found', 'erased'],
  },
  dropDraft: {
    method: 'DELETE',
    path: '/api/enquiries/:reference/draft',
    may: 'member',
    params: byReference,
    answer: doneSchema,
    failures: ['not-found', 'erased'],
  },
  answer: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/answer',
    body: enquiry.answerBodySchema,
    failures: [...enquiryChange.failures, 'gaps'],
  },
  undoAnswer: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/answer/undo',
    body: enquiry.undoAnswerBodySchema,
    failures: ['not-found', 'erased', 'already-sent'],
  },
  markAnswered: {
    ...enquiryChange,
    path: '/api/enquiries/:reference/mark-answered',
    body: enquiry.markAnsweredBodySchema,
  },
  release: { ...enquiryChange, path: '/api/enquiries/:reference/release' },
  deleteSuspected: { ...enquiryChange, path: '/api/enquiries/:reference/delete', answer: doneSchema },

  // Sessions
  sessions: {
    method: 'GET',
    path: '/api/sessions',
    may: 'member',
    query: sessions.sessionsQuerySchema,
    answer: sessions.sessionsAnswerSchema,
  },
  session: {
    method: 'GET',
    path: '/api/sessions/:form/:day',
    may: 'member',
    params: sessions.sessionPathSchema,
    answer: sessions.sessionAnswerSchema,
    failures: ['not-found'],
  },
  participantsCsv: {
    method: 'POST',
    path: '/api/sessions/:form/:day/participants.csv',
    may: 'member',
    params: sessions.sessionPathSchema,
    body: additionSchema,
    answer: 'text/csv',
    failures: ['not-found'],
  },
  printed: {
    method: 'POST',
    path: '/api/sessions/:form/:day/print',
    may: 'member',
    params: sessions.sessionPathSchema,
    body: additionSchema,
    answer: sessions.printedAnswerSchema,
    failures: ['not-found'],
  },
  seatLetter: {
    method: 'GET',
    path: '/api/registrations/:reference/letter',
    may: 'member',
    params: byReference,
    query: sessions.seatLetterQuerySchema,
    answer: sessions.seatLetterAnswerSchema,
    failures: ['not-found', 'erased', 'not-possible'],
  },
  confirmSeat: {
    ...seatChange,
    path: '/api/registrations/:reference/confirm',
    body: sessions.seatChangeBodySchema,
  },
  moveSeat: { ...seatChange, path: '/api/registrations/:reference/move', body: sessions.moveBodySchema },
  substitutePerson: {
    ...seatChange,
    path: '/api/registrations/:reference/substitute',
    body: sessions.substituteBodySchema,
  },
  cancelSeat: {
    ...seatChange,
    path: '/api/registrations/:reference/cancel',
    body: sessions.seatChangeBodySchema,
  },
  offerSeat: { ...seatChange, path: '/api/registrations/:reference/offer', body: sessions.offerBodySchema },
  toWaiting: {
    ...seatChange,
    path: '/api/registrations/:reference/to-waiting',
    body: sessions.seatChangeBodySchema,
  },

  // People
  keepSearch: {
    method: 'POST',
    path: '/api/searches',
    may: 'member',
    body: people.keepSearchBodySchema,
    answer: people.keepSearchAnswerSchema,
  },
  search: {
    method: 'GET',
    path: '/api/searches/:search',
    may: 'member',
    params: people.searchPathSchema,
    answer: people.keepSearchAnswerSchema,
    failures: ['not-found'],
  },
  people: {
    method: 'GET',
    path: '/api/people',
    may: 'member',
    query: people.peopleQuerySchema,
    answer: people.peopleAnswerSchema,
    failures: ['not-found'],
  },
  person: {
    method: 'GET',
    path: '/api/people/:reference',
    may: 'member',
    params: byReference,
    answer: people.personAnswerSchema,
    failures: ['not-found', 'erased'],
  },
  copyOfPerson: {
    method: 'POST',
    path: '/api/people/:reference/copy',
    may: 'administrator',
    params: byReference,
    body: people.copyBodySchema,
    answer: 'file',
    failures: ['not-found', 'erased'],
  },
  erasePerson: {
    method: 'POST',
    path: '/api/people/:reference/erase',
    may: 'administrator',
    params: byReference,
    body: people.eraseBodySchema,
    answer: people.eraseAnswerSchema,
    failures: ['not-found', 'erased', 'stale', 'not-possible'],
  },

  // Numbers
  numbers: {
    method: 'GET',
    path: '/api/numbers',
    may: 'member',
    query: numbers.numbersQuerySchema,
    answer: numbers.numbersAnswerSchema,
  },

  // You
  you: { method: 'GET', path: '/api/you', may: 'member', answer: you.youAnswerSchema },
  passkeyOptions: {
    method: 'POST',
    path: '/api/you/passkeys/options',
    may: 'member',
    answer: signIn.creationAnswerSchema,
  },
  addPasskey: {
    method: 'POST',
    path: '/api/you/passkeys',
    may: 'member',
    body: signIn.addPasskeyBodySchema,
    answer: you.youAnswerSchema,
    failures: ['passkey-refused'],
  },
  renamePasskey: {
    method: 'PUT',
    path: '/api/you/passkeys/:passkey',
    may: 'member',
    params: you.passkeyPathSchema,
    body: you.renamePasskeyBodySchema,
    answer: you.youAnswerSchema,
    failures: ['not-found'],
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/you/passkeys/:passkey',
    may: 'member',
    params: you.passkeyPathSchema,
    answer: you.youAnswerSchema,
    failures: ['not-found', 'last-one'],
  },
  endSession: {
    method: 'DELETE',
    path: '/api/you/sessions/:deskSession',
    may: 'member',
    params: you.deskSessionPathSchema,
    answer: you.youAnswerSchema,
    failures: ['not-found'],
  },
  setKeys: {
    method: 'PUT',
    path: '/api/you/keys',
    may: 'member',
    body: you.keysBodySchema,
    answer: you.youAnswerSchema,
  },
  makeCalendar: {
    method: 'POST',
    path: '/api/you/calendar',
    may: 'member',
    body: you.calendarBodySchema,
    answer: you.calendarAnswerSchema,
  },
  endCalendar: { method: 'DELETE', path: '/api/you/calendar', may: 'member', answer: you.youAnswerSchema },
  /** What a calendar program reads: dates and counts, no names. The address is its own secret. */
  calendar: {
    method: 'GET',
    path: '/calendar/:token',
    may: 'anyone',
    params: z.strictObject({ token: z.string().max(80) }),
    answer: 'text/calendar',
    failures: ['not-found'],
  },

  // Colleagues
  colleagues: {
    method: 'GET',
    path: '/api/colleagues',
    may: 'administrator',
    answer: colleagues.colleaguesAnswerSchema,
  },
  invite: {
    method: 'POST',
    path: '/api/colleagues',
    may: 'administrator',
    body: colleagues.inviteBodySchema,
    answer: colleagues.inviteAnswerSchema,
  },
  /** For a colleague whose device is lost: a new link, no other person. */
  inviteAgain: {
    method: 'POST',
    path: '/api/colleagues/:colleague/invitation',
    may: 'administrator',
    params: colleagues.colleaguePathSchema,
    body: additionSchema,
    answer: colleagues.inviteAnswerSchema,
    failures: ['not-found', 'not-possible'],
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/api/invitations/:invitation',
    may: 'administrator',
    params: colleagues.invitationPathSchema,
    answer: colleagues.colleaguesAnswerSchema,
    failures: ['not-found'],
  },
  changeColleague: {
    method: 'PUT',
    path: '/api/colleagues/:colleague',
    may: 'administrator',
    params: colleagues.colleaguePathSchema,
    body: colleagues.changeColleagueBodySchema,
    answer: colleagues.colleaguesAnswerSchema,
    failures: ['not-found', 'stale', 'last-one'],
  },
  removeColleague: {
    method: 'POST',
    path: '/api/colleagues/:colleague/remove',
    may: 'administrator',
    params: colleagues.colleaguePathSchema,
    body: changeSchema,
    answer: colleagues.colleaguesAnswerSchema,
    failures: ['not-found', 'stale', 'last-one'],
  },
  removeColleaguePasskey: {
    method: 'DELETE',
    path: '/api/colleagues/:colleague/passkeys/:passkey',
    may: 'administrator',
    params: colleagues.colleaguePasskeyPathSchema,
    answer: colleagues.colleaguesAnswerSchema,
    failures: ['not-found', 'last-one'],
  },
  acts: {
    method: 'GET',
    path: '/api/acts',
    may: 'administrator',
    query: colleagues.actsQuerySchema,
    answer: colleagues.actsAnswerSchema,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

type Part<R, K extends string> = R extends { readonly [Key in K]: infer S extends z.ZodType } ? S : undefined;
/** What a route takes and gives, as types: `Body<'take'>`, `Answer<'inbox'>`. Undefined where it has none. */
export type Params<N extends RouteName> = InputOf<Part<(typeof routes)[N], 'params'>>;
export type Query<N extends RouteName> = InputOf<Part<(typeof routes)[N], 'query'>>;
export type Body<N extends RouteName> = InputOf<Part<(typeof routes)[N], 'body'>>;
export type Answer<N extends RouteName> = (typeof routes)[N]['answer'] extends infer S extends z.ZodType
  ? z.output<S>
  : Blob;
type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;

/** The address of a route: parts filled in, query appended, everything encoded. */
export function routeAddress(
  route: Pick<Route, 'path'>,
  params: Readonly<Record<string, string>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString();
  return search ? `${path}?${search}` : path;
}
