import type { Answer, RouteName, routes } from '@vanda/desk-api/routes';
import { rememberFocus } from '../ui/focus.ts';
import { queryClient } from './queries.ts';
import { type Parts, request } from './request.ts';

export type CommandName = {
  [N in RouteName]: (typeof routes)[N]['method'] extends 'GET' ? never : N;
}[RouteName];

export type CommandInput<N extends CommandName> = Omit<Parts<N>, 'body'> & {
  body?: Omit<NonNullable<Parts<N>['body']>, 'idempotencyKey'>;
};

/** Repeatable without an idempotency key. */
const repeatable: readonly CommandName[] = ['updateDraft', 'saveEntry'];

/** After these the page is left: every request would be refused. */
const signingOut: readonly CommandName[] = ['signOut', 'signOutEverywhere'];

/**
 * Never refetched by a command: forms are built on them, and an email proposed for a command that is already done is
 * refused (409).
 */
const frozen: readonly unknown[] = [
  'seatEmail',
  'cancellation',
  'entry',
  'pictures',
  'preview',
  'publishStatus',
];

/** The request of a command with a new idempotency key: repeated, it is executed once. */
export function withKey<N extends CommandName>(name: N, input: CommandInput<N>): Parts<N> {
  const { body } = input;
  if (!body || repeatable.includes(name)) return input as unknown as Parts<N>;
  return { ...input, body: { ...body, idempotencyKey: crypto.randomUUID() } } as unknown as Parts<N>;
}

/** @throws RequestError */
export function execute<N extends CommandName>(name: N, input: CommandInput<N>): Promise<Answer<N>> {
  return executeParts(name, withKey(name, input));
}

/**
 * Executes a command and refetches what is on screen. An enquiry in the answer spares its screen the refetch.
 * @throws RequestError
 */
export async function executeParts<N extends CommandName>(name: N, parts: Parts<N>): Promise<Answer<N>> {
  const recoverFocus = rememberFocus();
  const answer = await request(name, parts);
  const { enquiry } = answer as Partial<Answer<'enquiry'>>;
  if (enquiry) queryClient.setQueryData(['enquiry', { reference: enquiry.reference }, {}], answer);
  const isAffected = (query: unknown) => !frozen.includes(query) && !(enquiry && query === 'enquiry');
  if (!signingOut.includes(name))
    void queryClient
      .invalidateQueries({ predicate: ({ queryKey }) => isAffected(queryKey[0]) })
      .then(recoverFocus);
  return answer;
}
