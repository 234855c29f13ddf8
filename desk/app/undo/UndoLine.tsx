import { useQueryClient } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Refused } from '../api/request.ts';
import { useKeys } from '../keys/use-keys.ts';
import { Button } from '../ui/Button/Button.tsx';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import { capital } from '../words/capital.ts';
import { refusalInWords } from '../words/refusals.ts';
import styles from './UndoLine.module.css';
import { offerUndo, subscribeUndo, undoable } from './undo-store.ts';

/** For ten seconds after an act: what was done, and the way back. */
export function UndoLine() {
  const current = useSyncExternalStore(subscribeUndo, undoable);
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string>();

  const undo = async () => {
    if (!current) return;
    offerUndo(undefined);
    try {
      await current.undo();
      setProblem(undefined);
      void queryClient.invalidateQueries();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setProblem(`Not undone: ${refusalInWords(error.refusal)}.`);
    }
  };
  useKeys(current ? { undo } : {});

  return (
    <div role="status" className={styles.place}>
      {current && (
        <p className={styles.line}>
          <span>{capital(current.words)}</span>
          <Button look="text" onClick={undo}>
            Undo <Kbd>Z</Kbd>
          </Button>
        </p>
      )}
      {!current && problem && <p className={styles.line}>{problem}</p>}
    </div>
  );
}
