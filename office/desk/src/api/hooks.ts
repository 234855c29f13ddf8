import {
  type InfiniteData,
  keepPreviousData,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { isAllowed } from '@vanda/desk-api/common';
import type { CommandName, Query, QueryName, ResponseOf } from '@vanda/desk-api/routes';
import { createContext, useContext, useEffect, useId, useState } from 'react';
import { queryClient } from './client.ts';
import { useLostSinceMs } from './connection.ts';
import { type CommandInput, executeParts, withKey } from './execute.ts';
import { isTransient, type Parts, type RequestError, request } from './request.ts';

export { useNowMs } from './server-clock.ts';

type QueryOptions<A> = Pick<
  UseQueryOptions<A, RequestError>,
  'enabled' | 'staleTime' | 'gcTime' | 'refetchInterval'
> & { keepsPrevious?: boolean };

export const pollMs = 30_000;

/** A refetch by a timer does not extend the login session. */
export function useResponse<N extends QueryName>(
  name: N,
  parts: Parts<N>,
  { keepsPrevious = false, ...options }: QueryOptions<ResponseOf<N>> = {},
): UseQueryResult<ResponseOf<N>, RequestError> {
  const isPolled = options.refetchInterval !== undefined;
  return useQuery<ResponseOf<N>, RequestError>({
    queryKey: [name, parts.params ?? {}, parts.query ?? {}],
    queryFn: ({ signal, client, queryKey }) =>
      request(name, parts, { signal, isBackground: isPolled && client.getQueryData(queryKey) !== undefined }),
    ...(keepsPrevious ? { placeholderData: keepPreviousData as never } : {}),
    ...options,
  });
}

type ListName = 'inbox' | 'mailFailed' | 'sessions' | 'people' | 'auditLog' | 'history';
type RowsOf<A> = A extends { rows: infer Rows } ? Rows : never;

export function useList<N extends ListName>(
  name: N,
  query: Omit<NonNullable<Query<N>>, 'cursor'>,
  enabled = true,
) {
  const list = useInfiniteQuery<
    unknown,
    RequestError,
    InfiniteData<ResponseOf<N>>,
    QueryKey,
    string | undefined
  >({
    queryKey: [name, 'list', query],
    queryFn: ({ pageParam, signal }) =>
      request(name, { query: { ...query, cursor: pageParam } } as unknown as Parts<N>, { signal }),
    initialPageParam: undefined,
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor,
    placeholderData: keepPreviousData,
    enabled,
  });
  const pages = list.data?.pages ?? [];
  const rows = pages.flatMap((page) => (page as { rows: unknown[] }).rows) as RowsOf<ResponseOf<N>>;
  return { ...list, first: pages[0], rows };
}

export const BootstrapContext = createContext<ResponseOf<'bootstrap'> | undefined>(undefined);

export function useBootstrap(): ResponseOf<'bootstrap'> {
  const bootstrap = useContext(BootstrapContext);
  if (!bootstrap) throw new Error('The bootstrap is asked for outside of the frame');
  return bootstrap;
}

/** Who may set, change and cancel dates, unless the user may; then undefined. */
export function useDateEditors(): string | undefined {
  const { me, staffMembers } = useBootstrap();
  if (isAllowed(me.role, 'editor')) return undefined;
  const editors = staffMembers.filter(({ role }) => isAllowed(role, 'editor'));
  return editors.map(({ name }) => name).join(' or ') || 'An administrator';
}

const retryMs = 8000;

export type Command = ReturnType<typeof useCommand>;

/** Runs one command at a time. Transient failures are retried with the same idempotency key. */
export function useCommand() {
  const mutationKey = [useId()];
  // A retry clears the error of the mutation.
  const [shownError, setShownError] = useState<RequestError>();
  const { mutate, variables, isPending, isError, error } = useMutation<
    void,
    RequestError,
    () => Promise<void>
  >({
    mutationKey,
    mutationFn: (run) => run(),
    onError: setShownError,
    onSuccess: () => setShownError(undefined),
  });
  /** Time of the automatic retry, by the device's clock. */
  const retryAtMs = isError && isTransient(error) ? error.atMs + retryMs : undefined;
  useEffect(() => {
    if (retryAtMs === undefined || variables === undefined) return;
    const timer = setTimeout(() => mutate(variables), retryAtMs - Date.now());
    return () => clearTimeout(timer);
  }, [retryAtMs, variables, mutate]);
  // Read from the cache, because two presses may come before the next render.
  const start = (run: () => Promise<void>) => {
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(run);
  };
  return {
    /** Ignored while a command runs. */
    press<N extends CommandName>(
      name: N,
      input: CommandInput<N>,
      onDone?: (response: ResponseOf<N>) => void,
    ) {
      const parts = withKey(name, input);
      // The errors belong to the earlier values; any other failure stays shown until the response arrives.
      setShownError((shown) => (shown?.failure.code === 'invalid' ? undefined : shown));
      start(async () => {
        const response = await executeParts(name, parts);
        onDone?.(response);
      });
    },
    isRunning: isPending,
    error: shownError,
    /** Message for a field of the request's body, by its name or the last part of its path. */
    errorOf(name: string): string | undefined {
      if (shownError?.failure.code !== 'invalid') return undefined;
      const { errors } = shownError.failure;
      return errors.find(({ field }) => field === name || field.endsWith(`.${name}`))?.message;
    },
    retryAtMs,
    tryNow: () => variables && start(variables),
  };
}

export const useCannotWrite = (): string | undefined =>
  useLostSinceMs() === undefined ? undefined : 'No connection: nothing can be sent';
