import type { ReactNode } from 'react';
import styles from './Empty.module.css';

export function Empty({ sentence, children }: { sentence: string; children?: ReactNode }) {
  return (
    <div className={`stack ${styles.empty}`}>
      <p className="fig">{sentence}</p>
      {children}
    </div>
  );
}
