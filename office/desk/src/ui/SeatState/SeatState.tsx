import type { ReactNode } from 'react';
import styles from './SeatState.module.css';

export function SeatState({
  state,
  children,
}: {
  state: 'confirmed' | 'held' | 'offered' | 'waiting' | 'cancelled';
  children: ReactNode;
}) {
  return <span className={`${styles.state} ${styles[state]}`}>{children}</span>;
}
