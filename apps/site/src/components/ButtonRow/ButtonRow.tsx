import type { ReactNode } from 'react';
import styles from './ButtonRow.module.css';

export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.row} data-print="no">
      {children}
    </div>
  );
}
