import styles from './Editor.module.css';
import { idOf } from './form-values.ts';

type FieldNotesProps = { path: string; help?: string | undefined; mistake: string };

/** Below a label: what to write, and what is wrong. */
export function FieldNotes({ path, help, mistake }: FieldNotesProps) {
  return (
    <>
      {help && (
        <p className={styles.help} id={`${idOf(path)}-help`}>
          {help}
        </p>
      )}
      {mistake && (
        <p className={styles.mistake} id={`${idOf(path)}-error`}>
          {mistake}
        </p>
      )}
    </>
  );
}
