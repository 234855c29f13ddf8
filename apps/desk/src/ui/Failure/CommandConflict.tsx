import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { useNowMs } from '../../api/server-clock.ts';
import { actorName } from '../../messages/actors.ts';
import { formatTime } from '../../messages/dates.ts';
import { Alert } from '../Alert/Alert.tsx';
import { CommandFailed, type FailableCommand } from './FailureAlerts.tsx';

type CommandConflictProps = {
  command: FailableCommand;
  refresh?: () => void;
  /** Repeats the command on the current version; offered if the other change concerns other fields. */
  saveToo?: (version: number) => void;
  touches?: readonly string[];
  safe?: string;
};

/** A command that failed, with the changes of others if its version was stale (optimistic locking). */
export function CommandConflict({ command, refresh, saveToo, touches = [], safe }: CommandConflictProps) {
  const [isShown, setShown] = useState(false);
  const nowMs = useNowMs();
  const failure = command.error?.failure;
  if (failure?.code !== 'stale') return <CommandFailed command={command} safe={safe} />;
  const last = failure.changes.at(-1);
  const touched = failure.changes.flatMap(({ fields }) => fields);
  const canSaveToo = saveToo !== undefined && !touches.some((name) => touched.includes(name));
  const show = () => {
    setShown(true);
    refresh?.();
  };
  return (
    <Alert
      live
      actions={
        <>
          <Button onClick={show}>Show the change</Button>
          {canSaveToo && <Button onClick={() => saveToo(failure.version)}>Save mine too</Button>}
        </>
      }
    >
      <p>
        <b>
          {last ? `${actorName(last.by)} changed this at ${formatTime(last.atMs)}` : 'This was changed'},
          while you had it open{last ? ': ' : '. '}
        </b>
        {last && `${last.words}. `}Your text is kept, nothing was overwritten.
      </p>
      {isShown && (
        <ul>
          {failure.changes.map(({ version, by, atMs, words }) => (
            <li key={version}>
              {formatTime(Math.min(atMs, nowMs))}, {actorName(by)}: {words}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
