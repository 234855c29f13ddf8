import { keepPreviousData, QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Answer, RouteName } from '../../contract/routes.ts';
import { type Parts, Refused, request } from './request.ts';

/** Refusals that another try could mend. */
const passing = ['unreached', 'unavailable', 'failed'];

/** What the service has answered, while the page is open; nothing of it is kept in the browser. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 5 * 60_000,
      // A list does not move under the hand because a window came to the front.
      refetchOnWindowFocus: false,
      // What is known stands until the answer is there; a lost connection is said by the frame.
      networkMode: 'always',
      retry: (count, error) => error instanceof Refused && passing.includes(error.refusal.code) && count < 2,
      retryDelay: 1500,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

type AnswerOptions = {
  /** Asked only when true. */
  isWanted?: boolean;
  /** Shows the answer before while the next one comes: for lists. */
  keepsOld?: boolean;
  staleMs?: number;
  /** Asked again every half minute, by the clock: it keeps nobody signed in. */
  isWatched?: boolean;
};

const watchMs = 30_000;

/** An answer of the service, kept while the page is open. */
export function useAnswer<N extends RouteName>(
  name: N,
  parts: Parts<N>,
  { isWanted = true, keepsOld = false, staleMs, isWatched = false }: AnswerOptions = {},
): UseQueryResult<Answer<N>, Refused> {
  return useQuery<Answer<N>, Refused>({
    queryKey: [name, parts.params ?? {}, parts.query ?? {}],
    queryFn: ({ signal, client, queryKey }) =>
      request(name, parts, {
        signal,
        // The first time a person asked, afterwards the clock.
        isBackground: isWatched && client.getQueryData(queryKey) !== undefined,
      }),
    enabled: isWanted,
    ...(isWatched ? { refetchInterval: watchMs } : {}),
    ...(keepsOld ? { placeholderData: keepPreviousData as never } : {}),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
  });
}
