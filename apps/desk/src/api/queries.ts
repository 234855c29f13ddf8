import {
  keepPreviousData,
  QueryClient,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { BootstrapAnswer } from '@vanda/desk-api/bootstrap';
import { isAllowed } from '@vanda/desk-api/common';
import type { Answer, Query, RouteName } from '@vanda/desk-api/routes';
import { createContext, useContext } from 'react';
import { isTransient, type Parts, type RequestError, request } from './request.ts';

/** Responses are cached in memory only. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      gcTime: 5 * 60_000,
      // Rows must not shift before a click.
      refetchOnWindowFocus: false,
      // The frame reports a lost connection; cached data stays visible.
      networkMode: 'always',
      retry: (count, error) => isTransient(error) && count < 2,
      retryDelay: 1500,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});

type QueryOptions<A> = {
  isEnabled?: boolean;
  keepsPrevious?: boolean;
  staleMs?: number;
  /** Later requests are the timer's: they do not extend the login session. */
  pollMs?: number | ((answer: A | undefined) => number | false);
  cacheMs?: number;
};

export const pollMs = 30_000;

/** The response of a route, cached by name and parts. */
export function useResponse<N extends RouteName>(
  name: N,
  parts: Parts<N>,
  { isEnabled = true, keepsPrevious = false, staleMs, cacheMs, pollMs }: QueryOptions<Answer<N>> = {},
): UseQueryResult<Answer<N>, RequestError> {
  return useQuery<Answer<N>, RequestError>({
    queryKey: [name, parts.params ?? {}, parts.query ?? {}],
    queryFn: ({ signal, client, queryKey }) =>
      request(name, parts, {
        signal,
        isBackground: pollMs !== undefined && client.getQueryData(queryKey) !== undefined,
      }),
    enabled: isEnabled,
    refetchInterval: ({ state }) => (typeof pollMs === 'function' ? pollMs(state.data) : (pollMs ?? false)),
    ...(keepsPrevious ? { placeholderData: keepPreviousData as never } : {}),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
    ...(cacheMs === undefined ? {} : { gcTime: cacheMs }),
  });
}

type ListName = 'inbox' | 'mailGivenUp' | 'sessions' | 'people' | 'auditLog' | 'history';
type RowsOf<A> = A extends { rows: infer Rows } ? Rows : never;

export type List<N extends ListName> = UseInfiniteQueryResult<unknown, RequestError> & {
  first: Answer<N> | undefined;
  rows: RowsOf<Answer<N>>;
};

export function useList<N extends ListName>(
  name: N,
  query: Omit<NonNullable<Query<N>>, 'cursor' | 'before'>,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): List<N> {
  const cursor = name === 'history' ? 'before' : 'cursor';
  const list = useInfiniteQuery({
    queryKey: [name, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      request(name, { query: { ...query, [cursor]: pageParam } } as unknown as Parts<N>, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => {
      const { next, nextCursor } = page as { next?: string | null; nextCursor?: string | null };
      return next ?? nextCursor ?? undefined;
    },
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  const pages = (list.data?.pages ?? []) as { rows: unknown[] }[];
  return { ...list, first: pages[0], rows: pages.flatMap(({ rows }) => rows) } as unknown as List<N>;
}

export const BootstrapContext = createContext<BootstrapAnswer | undefined>(undefined);

export function useBootstrap(): BootstrapAnswer {
  const bootstrap = useContext(BootstrapContext);
  if (!bootstrap) throw new Error('The bootstrap is asked for outside of the frame');
  return bootstrap;
}

export function useMayEdit(): boolean {
  const { me, hasContent } = useBootstrap();
  return hasContent && isAllowed(me.role, 'editor');
}
