import { useMutation } from '@tanstack/react-query';
import type { Answer } from '@vanda/desk-api/routes';
import { useEffect, useId, useState } from 'react';
import { useLostSinceMs } from './connection.ts';
import { type CommandInput, type CommandName, executeParts, withKey } from './execute.ts';
import { queryClient } from './queries.ts';
import { isTransient, type Parts, type RequestError } from './request.ts';

const retryMs = 8000;

export type Command<N extends CommandName> = {
  /** Executes it with a new idempotency key. Ignored while it runs. */
  press: (input: CommandInput<N>) => void;
  isRunning: boolean;
  error: RequestError | undefined;
  /** Time of the automatic retry, by the device's clock. */
  retryAtMs: number | undefined;
  tryNow: () => void;
  forget: () => void;
};

/** Transient failures are retried with the same idempotency key. */
export function useCommand<N extends CommandName>(
  name: N,
  { onDone }: { onDone?: (answer: Answer<N>) => void } = {},
): Command<N> {
  const mutationKey = [useId()];
  // Kept beside the mutation's own error, which a retry clears.
  const [shownError, setShownError] = useState<RequestError>();
  const { mutate, variables, isPending, isError, error, reset } = useMutation<
    Answer<N>,
    RequestError,
    Parts<N>
  >({
    mutationKey,
    mutationFn: (parts) => executeParts(name, parts),
    onError: setShownError,
    onSuccess: (answer) => {
      setShownError(undefined);
      onDone?.(answer);
    },
  });
  const retryAtMs = isError && isTransient(error) ? error.atMs + retryMs : undefined;
  useEffect(() => {
    if (retryAtMs === undefined || variables === undefined) return;
    const timer = setTimeout(() => mutate(variables), retryAtMs - Date.now());
    return () => clearTimeout(timer);
  }, [retryAtMs, variables, mutate]);
  // Asked of the cache: two presses may come before the next render.
  const isRunning = () => queryClient.isMutating({ mutationKey }) > 0;

  return {
    press: (input) => {
      if (!isRunning()) mutate(withKey(name, input));
    },
    isRunning: isPending,
    error: shownError,
    retryAtMs,
    tryNow: () => {
      if (variables !== undefined && !isRunning()) mutate(variables);
    },
    forget: () => {
      setShownError(undefined);
      reset();
    },
  };
}

/** The reason why commands are disabled; undefined while they are not. */
export function useCannotWrite(): string | undefined {
  return useLostSinceMs() === undefined ? undefined : 'No connection: nothing can be sent';
}
