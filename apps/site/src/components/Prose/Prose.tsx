import type { ReactNode } from 'react';
import '../SourceMarks/SourceMarks.css';
import { classNames } from '../class-names.ts';
import styles from './Prose.module.css';

export const Prose = ({ hasDropCap = false, children }: { hasDropCap?: boolean; children: ReactNode }) => (
  <div className={classNames(styles.prose, hasDropCap && styles.dropCap)}>{children}</div>
);
