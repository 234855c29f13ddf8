import type { ReactNode } from 'react';
import styles from './SeatStatus.module.css';

export const SeatStatus = ({
  status,
  children,
}: {
  status: 'confirmed' | 'held' | 'offered' | 'waiting' | 'cancelled';
  children: ReactNode;
}) => <span className={`${styles.status} ${styles[status]}`}>{children}</span>;
