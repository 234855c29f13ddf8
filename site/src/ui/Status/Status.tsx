import { classNames } from '../class-names.ts';
import styles from './Status.module.css';

/** Available or Past; an unknown status is not shown at all. */
export function Status({ status }: { status: 'available' | 'past' }) {
  return (
    <span className={classNames(styles.status, styles[status])}>
      {status === 'available' ? 'Available' : 'Past'}
    </span>
  );
}
