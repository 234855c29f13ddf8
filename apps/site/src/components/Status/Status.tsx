import { classNames } from '../class-names.ts';
import styles from './Status.module.css';

export const Status = ({ status }: { status: 'available' | 'past' }) => (
  <span className={classNames(styles.status, styles[status])}>
    {status === 'available' ? 'Available' : 'Past'}
  </span>
);
