import { classNames } from '../class-names.ts';
import styles from './Status.module.css';

export function Status({ status }: { status: 'available' | 'past' }) {
  return (
    <span className={classNames(styles.status, styles[status])}>
      {status === 'available' ? 'Available' : 'Past'}
    </span>
  );
}
