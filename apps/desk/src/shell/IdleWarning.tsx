import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { queryClient } from '../api/queries.ts';
import { RequestError, request } from '../api/request.ts';
import { useNowMs } from '../api/server-clock.ts';
import { formatTime } from '../messages/dates.ts';
import { failureMessage } from '../messages/failures.ts';
import { Problem } from '../ui/Failure/FailureAlerts.tsx';
import { Panel } from '../ui/Panel/panels.tsx';

/** WCAG 2.2.1 requires at least 20 seconds. */
const warningMs = 2 * 60_000;

type IdleWarningProps = { idleEndsAtMs: number; endsAtMs: number; isSignedIn: boolean };

export function IdleWarning({ idleEndsAtMs, endsAtMs, isSignedIn }: IdleWarningProps) {
  const nowMs = useNowMs();
  const [dismissedEndMs, setDismissedEnd] = useState<number>();
  const [problem, setProblem] = useState<string>();
  // The session of twelve hours cannot be extended.
  const isFinal = endsAtMs <= idleEndsAtMs;
  const endMs = Math.min(idleEndsAtMs, endsAtMs);
  const isNear = endMs - nowMs <= warningMs && endMs > nowMs;
  const extend = async () => {
    try {
      if (!isFinal) await request('bootstrap', {});
      setProblem(undefined);
      setDismissedEnd(endMs);
      void queryClient.invalidateQueries({ queryKey: ['poll'] });
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setProblem(`Not extended: ${failureMessage(error.failure)}.`);
    }
  };
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
      <Problem>{problem}</Problem>
      <Button variant="primary" autoFocus onClick={extend}>
        {isFinal ? 'Go on' : 'Stay signed in'}
      </Button>
    </Panel>
  );
}
