import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { Answer, Query } from '@vanda/desk-api/routes';
import { type Parts, type RequestError, request } from './request.ts';

type ListName = 'inbox' | 'mailGivenUp' | 'sessions' | 'people' | 'auditLog';

type RowsOf<A> = A extends { rows: infer Rows } ? Rows : never;

export type List<N extends ListName> = {
  first: Answer<N> | undefined;
  rows: RowsOf<Answer<N>>;
} & Pick<
  UseInfiniteQueryResult<unknown, RequestError>,
  'data' | 'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
>;

/** A list in pages: rows so far, and the next page on request. */
export function useList<N extends ListName>(
  name: N,
  query: Omit<NonNullable<Query<N>>, 'cursor'>,
  { isEnabled = true }: { isEnabled?: boolean } = {},
): List<N> {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [name, 'list', query],
    queryFn: ({ pageParam, signal }) => {
      const parts = { query: { ...query, ...(pageParam === undefined ? {} : { cursor: pageParam }) } };
      return request(name, parts as unknown as Parts<N>, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled: isEnabled,
  });
  const pages = (data?.pages ?? []) as { rows: unknown[] }[];
  return {
    first: pages[0],
    rows: pages.flatMap(({ rows }) => rows),
    data,
    error,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } as unknown as List<N>;
}
