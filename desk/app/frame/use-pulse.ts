import { useQuery } from '@tanstack/react-query';
import type { Answer } from '../../contract/routes.ts';
import { type Refused, request } from '../api/request.ts';
import { newestSeen } from './newest-seen.ts';

const pulseMs = 30_000;

/** Counts and arrivals, asked every half minute by the clock: it keeps nobody signed in. */
export function usePulse(isWanted: boolean): Answer<'pulse'> | undefined {
  const { data } = useQuery<Answer<'pulse'>, Refused>({
    queryKey: ['pulse'],
    queryFn: ({ signal }) =>
      request('pulse', { query: { since: newestSeen.atMs } }, { isBackground: true, signal }),
    enabled: isWanted,
    refetchInterval: pulseMs,
    staleTime: 0,
    retry: false,
  });
  return data;
}
