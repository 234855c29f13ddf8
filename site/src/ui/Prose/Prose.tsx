import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './Prose.module.css';

type ProseProps = {
  /** An orchid initial of three lines. */
  hasDropCap?: boolean;
  /** HTML made from Markdown. */
  children: ReactNode;
};

/** Long text: articles and legal pages. */
export function Prose({ hasDropCap = false, children }: ProseProps) {
  return <div className={classNames(styles.prose, hasDropCap && styles.dropCap)}>{children}</div>;
}
