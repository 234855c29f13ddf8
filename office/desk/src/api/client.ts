import { QueryClient } from '@tanstack/react-query';
import type { QueryName } from '@vanda/desk-api/routes';
import { isTransient } from './request.ts';

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QueryName, ...unknown[]];
  }
}

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
