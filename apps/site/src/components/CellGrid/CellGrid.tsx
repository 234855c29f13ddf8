import { Children, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './CellGrid.module.css';

export function CellGrid({ across, children }: { across: 2 | 3; children: ReactNode }) {
  const count = Children.count(children);
  return (
    <div
      className={classNames(
        'ruled pairs',
        across === 3 && styles.three,
        across === 3 && count > 3 && count % 3 === 1 && styles.lone,
      )}
    >
      {children}
    </div>
  );
}
