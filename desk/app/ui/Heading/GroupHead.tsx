import type { ReactNode } from 'react';
import styles from './ScreenHead.module.css';

/** The head of a group of rows, ruled in ink; the note stands at its end. */
export function GroupHead({ title, note }: { title: string; note?: ReactNode }) {
  return (
    <div className={styles.group}>
      <h2>{title}</h2>
      {note && <span className="note num">{note}</span>}
    </div>
  );
}
