import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, RouteName } from '../../contract/routes.ts';
import { useLostSinceMs } from './connection.ts';
import { type Parts, Refused, request } from './request.ts';

/** After how long an act that could not be done is tried again. */
const retryMs = 8000;

/** What of a request the act itself gives: all but the key that makes it done once. */
type Given<N extends RouteName> = Omit<Parts<N>, 'body'> & {
  body?: Omit<NonNullable<Parts<N>['body']>, 'actKey'>;
};

type ActOptions<N extends RouteName> = {
  onDone?: (answer: Answer<N>) => void;
};

/** A change that somebody makes by pressing something. */
export type Act<N extends RouteName> = {
  /** Does it. Pressed again while it runs, nothing happens. */
  press: (given: Given<N>) => void;
  isRunning: boolean;
  refused: Refused | undefined;
  /** When it is tried again by itself, on the device's clock. */
  retryAtMs: number | undefined;
  tryNow: () => void;
  forget: () => void;
};

/**
 * A change at the service. It has a key of its own for each press, so that a second try of the same press is done once;
 * where the service could not be reached, it is tried again by itself.
 */
export function useAct<N extends RouteName>(name: N, { onDone }: ActOptions<N> = {}): Act<N> {
  const queryClient = useQueryClient();
  const [isRunning, setRunning] = useState(false);
  const [refused, setRefused] = useState<Refused>();
  const [retryAtMs, setRetryAt] = useState<number>();
  const pending = useRef<Parts<N>>(undefined);
  const running = useRef(false);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  const tryNow = useCallback(async () => {
    const parts = pending.current;
    if (!parts || running.current) return;
    running.current = true;
    setRunning(true);
    setRetryAt(undefined);
    try {
      const answer = await request(name, parts);
      pending.current = undefined;
      setRefused(undefined);
      keepEnquiry(queryClient, answer as object);
      done.current?.(answer);
      // Counts and lists may all have changed.
      void queryClient.invalidateQueries();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
      if (['unreached', 'unavailable', 'failed'].includes(error.refusal.code))
        setRetryAt(Date.now() + retryMs);
    } finally {
      running.current = false;
      setRunning(false);
    }
  }, [name, queryClient]);

  useEffect(() => {
    if (retryAtMs === undefined) return;
    const timer = setTimeout(() => void tryNow(), retryAtMs - Date.now());
    return () => clearTimeout(timer);
  }, [retryAtMs, tryNow]);

  return {
    press: (given) => {
      if (running.current) return;
      const body = given.body && { ...given.body, actKey: crypto.randomUUID() };
      pending.current = { ...given, ...(body ? { body } : {}) } as unknown as Parts<N>;
      void tryNow();
    },
    isRunning,
    refused,
    retryAtMs,
    tryNow: () => void tryNow(),
    forget: () => {
      pending.current = undefined;
      setRefused(undefined);
      setRetryAt(undefined);
    },
  };
}

/** A change of an enquiry answers with the enquiry as it is now: no screen waits for it once more. */
function keepEnquiry(queryClient: QueryClient, answer: object) {
  if (!('enquiry' in answer)) return;
  const { enquiry } = answer as Answer<'enquiry'>;
  queryClient.setQueryData(['enquiry', { reference: enquiry.reference }, {}], answer);
}

/** Why nothing can be written at the moment, in words; undefined where it can. */
export function useCannotWrite(): string | undefined {
  return useLostSinceMs() === undefined ? undefined : 'No connection: nothing can be sent';
}
