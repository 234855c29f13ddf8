import type { ReactNode } from 'react';
import styles from './Check.module.css';

/** As in the stylesheets. */
export const isPhone = () => matchMedia('(max-width: 39.99rem)').matches;

type FoldProps = { label: ReactNode; children: ReactNode };

export const Fold = ({ label, children }: FoldProps) => (
  <details className={styles.fold}>
    <summary data-print="no">{label}</summary>
    {children}
  </details>
);

export const PhoneFold = (props: FoldProps) => (isPhone() ? <Fold {...props} /> : props.children);
