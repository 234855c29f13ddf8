import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '@vanda/desk-api/routes';
import { pollMs } from './hooks.ts';
import { type RequestError, request } from './request.ts';

/** Polls counts and arrivals every 30 s without extending the login session. */
export function usePoll(isEnabled: boolean): ResponseOf<'poll'> | undefined {
  const { data } = useQuery<ResponseOf<'poll'>, RequestError>({
    queryKey: ['poll'],
    queryFn: ({ signal }) =>
      request('poll', { query: { since: newestSeen.atMs } }, { isBackground: true, signal }),
    enabled: isEnabled,
    refetchInterval: pollMs,
    staleTime: 0,
    retry: false,
  });
  return data;
}

/** The newest enquiry that the inbox has shown. */
export const newestSeen = { atMs: 0 };
