import { keepPreviousData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { Answer, Query } from '../../contract/routes.ts';
import { type Parts, type Refused, request } from './request.ts';

/** Routes that answer with one page of rows after another. */
type ListName = 'inbox' | 'mailGivenUp' | 'sessions' | 'people' | 'acts';

/** A list of the service, page by page; the rows before stay while others come. */
export function useList<N extends ListName>(
  name: N,
  query: Omit<NonNullable<Query<N>>, 'cursor'>,
  { isWanted = true }: { isWanted?: boolean } = {},
): { pages: Answer<N>[] | undefined } & Pick<
  UseInfiniteQueryResult<unknown, Refused>,
  'error' | 'refetch' | 'hasNextPage' | 'fetchNextPage' | 'isFetchingNextPage'
> {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [name, 'list', query],
    queryFn: ({ pageParam, signal }) => {
      const parts = { query: { ...query, ...(pageParam === undefined ? {} : { cursor: pageParam }) } };
      return request(name, parts as unknown as Parts<N>, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled: isWanted,
  });
  return {
    pages: data?.pages as Answer<N>[] | undefined,
    error: error as Refused | null,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } as never;
}
