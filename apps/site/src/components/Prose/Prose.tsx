import type { ReactNode } from 'react';
import '../SourceMarks/SourceMarks.css';
import { classNames } from '../class-names.ts';
import styles from './Prose.module.css';

type ProseProps = {
  hasDropCap?: boolean;
  children: ReactNode;
};

export const Prose = ({ hasDropCap = false, children }: ProseProps) => (
  <div className={classNames(styles.prose, hasDropCap && styles.dropCap)}>{children}</div>
);
