import { Button } from '@vanda/ui/Button.tsx';
import { useEffect, useState } from 'react';
import type { CommandName } from '../../api/execute.ts';
import { RequestError } from '../../api/request.ts';
import type { Command } from '../../api/use-command.ts';
import { formatTime } from '../../messages/dates.ts';
import { failureMessage } from '../../messages/failures.ts';
import { Alert } from '../Alert/Alert.tsx';
import { Loading } from '../Loading/Loading.tsx';

export type FailableCommand = Pick<Command<CommandName>, 'error' | 'retryAtMs' | 'tryNow' | 'isRunning'>;

export function CommandFailed({
  command: { error, retryAtMs, tryNow },
  safe = 'Your text is kept in this tab.',
}: {
  command: FailableCommand;
  safe?: string | undefined;
}) {
  if (!error) return null;
  return (
    <Alert tone="error" live actions={retryAtMs !== undefined && <Button onClick={tryNow}>Now</Button>}>
      <p>
        <b>Not saved:</b> {failureMessage(error.failure)}. {safe}{' '}
        {retryAtMs !== undefined && <Countdown untilMs={retryAtMs} />}
      </p>
      <Technical error={error} />
    </Alert>
  );
}

function Countdown({ untilMs }: { untilMs: number }) {
  const [leftMs, setLeft] = useState(untilMs - Date.now());
  useEffect(() => {
    const timer = setInterval(() => setLeft(untilMs - Date.now()), 1000);
    return () => clearInterval(timer);
  }, [untilMs]);
  // Screen readers must not repeat it every second.
  return <span aria-live="off">Trying again in {Math.max(0, Math.ceil(leftMs / 1000))} s.</span>;
}

type QueryStatusProps = {
  query: { data?: unknown; error: Error | null; refetch: () => unknown };
  message?: string;
  rows?: number;
};

/** A failed query, or a skeleton until it has data. */
export function QueryStatus({ query: { data, error, refetch }, message, rows }: QueryStatusProps) {
  if (!error) return data === undefined ? <Loading message={message} rows={rows} /> : null;
  const isKnown = error instanceof RequestError;
  return (
    <Alert tone="error" live actions={<Button onClick={() => void refetch()}>Again</Button>}>
      <p>
        <b>Not loaded:</b> {isKnown ? failureMessage(error.failure) : 'the answer cannot be read'}. Nothing is
        lost.
      </p>
      {isKnown && <Technical error={error} />}
    </Alert>
  );
}

function Technical({ error }: { error: RequestError }) {
  return (
    <details>
      <summary>Details</summary>
      <p className="note">
        {error.status === undefined ? 'No answer' : `Status ${error.status}`}, {error.failure.code},{' '}
        {formatTime(error.atMs)}
      </p>
    </details>
  );
}
