import type { Answer, RouteName } from '@vanda/desk-api/routes';
import { rememberFocus } from '../ui/focus.ts';
import { type Parts, request } from './request.ts';
import { queryClient } from './use-response.ts';

/** Lists, counts and screens that show an enquiry's status, beside the enquiry itself. */
const ofEnquiry = ['inbox', 'place', 'poll', 'bootstrap', 'people', 'person', 'numbers', 'auditLog'] as const;
/** Not `seatEmail`: it is never fresh, and refetched beside its own command it proposes what is already done (409). */
const ofSeats = [...ofEnquiry, 'enquiry', 'templates', 'sessions', 'session'] as const;
const ofStaff = ['colleagues', 'bootstrap', 'auditLog'] as const;
const ofContent = ['contentHome', 'collections', 'draft', 'reviews', 'effects', 'auditLog'] as const;
/** Going online also changes what is compared with it, and the course dates. */
const ofSite = [
  ...ofContent,
  'entry',
  'history',
  'commit',
  'beforeOnline',
  'dates',
  'sessions',
  'session',
] as const;
const ofAccount = ['you', 'bootstrap', 'auditLog'] as const;

/** The queries whose data a command changes. A new command must state its own. */
const affectedQueries = {
  enter: ofSeats,
  assign: [...ofEnquiry, 'enquiry'],
  followUp: [...ofEnquiry, 'enquiry'],
  take: ofEnquiry,
  giveBack: ofEnquiry,
  close: ofEnquiry,
  reopen: ofEnquiry,
  note: ['person', 'auditLog'],
  correct: [...ofEnquiry, 'templates', 'mailGivenUp', 'sessions', 'session'],
  receiptAgain: [...ofEnquiry, 'mailGivenUp'],
  saveDraft: ['enquiry', 'auditLog'],
  answer: ofEnquiry,
  undoAnswer: ofEnquiry,
  markAnswered: ofEnquiry,
  release: [...ofEnquiry, 'sessions', 'session', 'mailGivenUp'],
  deleteSuspected: ofEnquiry,
  retryMail: ['mailGivenUp', 'inbox', 'poll', 'bootstrap', 'enquiry', 'person', 'auditLog'],
  printed: ['auditLog'],
  participantsCsv: ['auditLog'],
  confirmSeat: ofSeats,
  moveSeat: ofSeats,
  substitutePerson: ofSeats,
  cancelSeat: ofSeats,
  offerSeat: ofSeats,
  toWaiting: ofSeats,
  changeGroup: ofSeats,
  copyOfPerson: ['enquiry', 'auditLog'],
  erasePerson: [...ofSeats, 'mailGivenUp'],
  addPasskey: [...ofAccount, 'colleagues'],
  removePasskey: [...ofAccount, 'colleagues'],
  acknowledgePasskey: ['bootstrap'],
  endSession: ofAccount,
  setKeys: ofAccount,
  makeCalendar: ['you', 'auditLog'],
  invite: ofStaff,
  inviteAgain: ofStaff,
  withdrawInvitation: ofStaff,
  changeStaffMember: ofStaff,
  removeStaffMember: [...ofStaff, 'inbox', 'poll', 'enquiry'],
  removeStaffPasskey: ofStaff,
  makeDraft: ofContent,
  saveEntry: ofContent,
  discardDraft: [...ofContent, 'entry'],
  updateDraft: [...ofContent, 'entry'],
  addSource: [],
  requestReview: ofContent,
  approve: ofContent,
  sendBack: ofContent,
  publish: ofContent,
  stopPublishing: ofContent,
  buildPreview: ['contentHome'],
  undo: ofContent,
  uploadPicture: ['pictures'],
  reviewed: ofContent,
  newDate: ofSite,
  changeDate: ofSite,
  cancelDate: [...ofSite, ...ofSeats],
  postponeDate: [...ofSite, ...ofSeats],
  signOut: [],
  signOutEverywhere: [],
} as const satisfies Partial<Record<RouteName, readonly RouteName[]>>;

export type CommandName = keyof typeof affectedQueries;

export type CommandInput<N extends CommandName> = Omit<Parts<N>, 'body'> & {
  body?: Omit<NonNullable<Parts<N>['body']>, 'idempotencyKey'>;
};

/** Repeatable as they are: their bodies have no idempotency key. */
const repeatable: readonly CommandName[] = ['updateDraft', 'saveEntry'];

/** The request of a command with a new idempotency key: repeated, it is executed once. */
export function withKey<N extends CommandName>(input: CommandInput<N>, name?: N): Parts<N> {
  if (name && repeatable.includes(name)) return input as unknown as Parts<N>;
  const body = input.body && { ...input.body, idempotencyKey: crypto.randomUUID() };
  return { ...input, ...(body ? { body } : {}) } as unknown as Parts<N>;
}

/**
 * Executes a command and refetches the queries whose data it changes.
 * @throws RequestError
 */
export async function execute<N extends CommandName>(name: N, parts: Parts<N>): Promise<Answer<N>> {
  const recoverFocus = rememberFocus();
  const answer = await request(name, parts);
  storeEnquiry(answer as object);
  const affected: readonly RouteName[] = affectedQueries[name];
  void queryClient
    .invalidateQueries({ predicate: ({ queryKey }) => affected.includes(queryKey[0] as RouteName) })
    .then(recoverFocus);
  return answer;
}

/** Spares the enquiry's screen a refetch. */
function storeEnquiry(answer: object) {
  if (!('enquiry' in answer)) return;
  const { enquiry } = answer as Answer<'enquiry'>;
  queryClient.setQueryData(['enquiry', { reference: enquiry.reference }, {}], answer);
}
