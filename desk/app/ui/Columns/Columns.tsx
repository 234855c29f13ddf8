import type { ReactNode } from 'react';
import styles from './Columns.module.css';

/** A screen with views and explanations in a column at the left. */
export function Columns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.side}>{side}</div>
      <div className={styles.body}>{children}</div>
    </div>
  );
}

/** A part of the left column, with its small head; without one on a narrow page where `isWide`. */
export function SidePart({
  title,
  isWide = false,
  children,
}: {
  title: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <section className={isWide ? 'wider' : undefined}>
      <h2 className="wider">{title}</h2>
      {children}
    </section>
  );
}
