import { useMutation } from '@tanstack/react-query';
import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { queryClient } from '../api/client.ts';
import { useNowMs } from '../api/hooks.ts';
import { type RequestError, request } from '../api/request.ts';
import { formatTime } from '../messages/dates.ts';
import { failureMessage } from '../messages/failures.ts';
import { Problem } from '../ui/alerts.tsx';
import { Panel } from '../ui/Panel/panels.tsx';

/** WCAG 2.2.1 requires at least 20 seconds. */
const warningMs = 2 * 60_000;

type IdleWarningProps = { idleEndsAtMs: number; endsAtMs: number; isSignedIn: boolean };

export function IdleWarning({ idleEndsAtMs, endsAtMs, isSignedIn }: IdleWarningProps) {
  const nowMs = useNowMs();
  const [dismissedEndMs, setDismissedEnd] = useState<number>();
  // The session of twelve hours cannot be extended.
  const isFinal = endsAtMs <= idleEndsAtMs;
  const endMs = Math.min(idleEndsAtMs, endsAtMs);
  const isNear = endMs - nowMs <= warningMs && endMs > nowMs;
  const { mutate, error } = useMutation<unknown, RequestError>({
    mutationFn: async () => isFinal || request('bootstrap', {}),
    onSuccess: () => {
      setDismissedEnd(endMs);
      void queryClient.invalidateQueries({ queryKey: ['poll'] });
    },
  });
  const extend = () => mutate();
  return (
    <Panel
      title={`You will be signed out at ${formatTime(endMs)}`}
      place="middle"
      isOpen={isSignedIn && isNear && dismissedEndMs !== endMs}
      onClose={extend}
    >
      <p>
        {isFinal
          ? 'Twelve hours are over then. Sign in again and go on: what you are writing stays in this tab.'
          : 'You have not done anything for a while. What you are writing stays in this tab either way.'}
      </p>
      <Problem>{error && `Not extended: ${failureMessage(error.failure)}.`}</Problem>
      <Button variant="primary" autoFocus onClick={extend}>
        {isFinal ? 'Go on' : 'Stay signed in'}
      </Button>
    </Panel>
  );
}
