import { Button } from '@vanda/ui/Button.tsx';
import { useState } from 'react';
import { RequestError } from '../api/request.ts';
import { failureMessage } from '../messages/failures.ts';
import { capital } from '../messages/numbers.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { rememberFocus } from '../ui/focus.ts';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import styles from './UndoLine.module.css';
import { offerUndo, undoable } from './undo-store.ts';

export function UndoLine() {
  const current = undoable.use();
  const [problem, setProblem] = useState<string>();

  const dismiss = () => {
    const recoverFocus = rememberFocus();
    offerUndo(undefined);
    recoverFocus();
  };
  const undo = async () => {
    if (!current) return;
    dismiss();
    try {
      await current.undo();
      setProblem(undefined);
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setProblem(`Not undone: ${failureMessage(error.failure)}.`);
    }
  };
  useShortcuts(current ? { undo } : {});

  return (
    <div role="status" className={styles.place}>
      {current && (
        <p className={`flow ${styles.line}`}>
          <span>{capital(current.message)}</span>
          <Button variant="text" onClick={undo}>
            Undo <Kbd>Z</Kbd>
          </Button>
          <Button variant="text" onClick={dismiss}>
            Dismiss
          </Button>
        </p>
      )}
      {!current && problem && <p className={`flow ${styles.line}`}>{problem}</p>}
    </div>
  );
}
