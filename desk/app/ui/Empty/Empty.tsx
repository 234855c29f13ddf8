import type { ReactNode } from 'react';
import styles from './Empty.module.css';

/** Where a list would be: one sentence, and the way on. */
export function Empty({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p className="fig">{sentence}</p>
      {children}
    </div>
  );
}
