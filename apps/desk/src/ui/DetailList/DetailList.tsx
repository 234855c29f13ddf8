import type { ReactNode } from 'react';
import styles from './DetailList.module.css';

export type Detail = { name: string; value: ReactNode; action?: ReactNode };

export function DetailList({ details }: { details: Detail[] }) {
  return (
    <dl className={styles.list}>
      {details
        .filter(({ value }) => value !== undefined && value !== '' && value !== null)
        .map(({ name, value, action }) => (
          <div key={name} className="flow">
            <dt>{name}</dt>
            <dd>{value}</dd>
            {action && <dd>{action}</dd>}
          </div>
        ))}
    </dl>
  );
}
