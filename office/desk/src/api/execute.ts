import type { Subject } from '@vanda/desk-api/common';
import {
  type CommandName,
  type QueryName,
  type ResponseOf,
  type Route,
  routes,
} from '@vanda/desk-api/routes';
import type * as z from 'zod';
import { rememberFocus } from '../focus-recovery.ts';
import { queryClient } from './client.ts';
import { type Parts, request } from './request.ts';

export type CommandInput<N extends CommandName> = Omit<Parts<N>, 'body'> & {
  body?: Omit<NonNullable<Parts<N>['body']>, 'idempotencyKey'>;
};

/** The request of a command with a new idempotency key, if its contract has one. */
export function withKey<N extends CommandName>(name: N, input: CommandInput<N>): Parts<N> {
  const { body }: Route = routes[name];
  const hasKey = body !== undefined && 'idempotencyKey' in (body as z.ZodObject).shape;
  const key = hasKey ? { idempotencyKey: crypto.randomUUID() } : {};
  return (input.body ? { ...input, body: { ...input.body, ...key } } : input) as unknown as Parts<N>;
}

/** A query that is not on screen is fetched when it is next shown. */
export const refetch = (changes: readonly Subject[], spared?: QueryName): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [query] }) => {
      const { shows }: { shows: readonly Subject[] } = routes[query];
      return query !== spared && shows.some((subject) => changes.includes(subject));
    },
  });

/** @throws RequestError */
export const execute = <N extends CommandName>(name: N, input: CommandInput<N>): Promise<ResponseOf<N>> =>
  executeParts(name, withKey(name, input));

/**
 * Executes a command and refetches what it changes. An enquiry in the answer spares its screen the refetch.
 * @throws RequestError
 */
export async function executeParts<N extends CommandName>(name: N, parts: Parts<N>): Promise<ResponseOf<N>> {
  const recoverFocus = rememberFocus();
  const response = await request(name, parts);
  const { enquiry } = response as Partial<ResponseOf<'enquiry'>>;
  if (enquiry) queryClient.setQueryData(['enquiry', { reference: enquiry.reference }, {}], response);
  void refetch(routes[name].changes, enquiry && 'enquiry').then(recoverFocus);
  return response;
}
