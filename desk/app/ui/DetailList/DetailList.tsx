import type { ReactNode } from 'react';
import styles from './DetailList.module.css';

/** One fact: its name, itself, and what can be done about it. */
export type Detail = { name: string; value: ReactNode; act?: ReactNode };

/** Facts by name, ruled. Those without a value are left out. */
export function DetailList({ details }: { details: Detail[] }) {
  return (
    <dl className={styles.list}>
      {details
        .filter(({ value }) => value !== undefined && value !== '' && value !== null)
        .map(({ name, value, act }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {act && <dd>{act}</dd>}
          </div>
        ))}
    </dl>
  );
}
