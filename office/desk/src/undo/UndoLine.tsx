import { useMutation } from '@tanstack/react-query';
import { Button } from '@vanda/ui/Button.tsx';
import type { RequestError } from '../api/request.ts';
import { rememberFocus } from '../focus-recovery.ts';
import { failureMessage } from '../messages/failures.ts';
import { capital } from '../messages/numbers.ts';
import { useShortcuts } from '../shortcuts/hooks.ts';
import { Kbd } from '../ui/Kbd/Kbd.tsx';
import styles from './UndoLine.module.css';
import { offerUndo, type Undoable, undoable } from './undo-store.ts';

export function UndoLine() {
  const current = undoable.use();
  const { mutate, error } = useMutation<unknown, RequestError, Undoable>({
    mutationFn: (undone) => undone.undo(),
  });

  const dismiss = () => {
    const recoverFocus = rememberFocus();
    offerUndo(undefined);
    recoverFocus();
  };
  const undo = () => {
    if (!current) return;
    dismiss();
    mutate(current);
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
      {!current && error && (
        <p className={`flow ${styles.line}`}>Not undone: {failureMessage(error.failure)}.</p>
      )}
    </div>
  );
}
