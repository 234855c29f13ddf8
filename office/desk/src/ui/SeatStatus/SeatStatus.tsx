import type { ReactNode } from 'react';
import styles from './SeatStatus.module.css';

export function SeatStatus({
  status,
  children,
}: {
  status: 'confirmed' | 'held' | 'offered' | 'waiting' | 'cancelled';
  children: ReactNode;
}) {
  return <span className={`${styles.status} ${styles[status]}`}>{children}</span>;
}
