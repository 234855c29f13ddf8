import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './DetailList.module.css';

type Detail = { name: string; label?: ReactNode; value: ReactNode; action?: ReactNode };

export const DetailList = ({ details, className }: { details: Detail[]; className?: string }) => (
  <dl className={classNames('ruled', styles.list, className)}>
    {details
      .filter(({ value }) => value !== undefined && value !== '' && value !== null)
      .map(({ name, label = name, value, action }) => (
        <div key={name} className="flow">
          <dt>{label}</dt>
          <dd>{value}</dd>
          {action && <dd>{action}</dd>}
        </div>
      ))}
  </dl>
);
