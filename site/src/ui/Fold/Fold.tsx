import type { ReactNode } from 'react';
import { inMarkdown } from '../../markdown-hints.ts';
import { Icon } from '../Icon/Icon.tsx';
import styles from './Fold.module.css';

type FoldProps = {
  /** What is in it, and how much of it: "16 sources". */
  label: string;
  children: ReactNode;
};

/**
 * Folds what is long on a small screen; larger ones and paper show it open. A search in the page, and a link into it, open
 * it. A browser that can't show the content of a closed `<details>` folds it at every width.
 */
export function Fold({ label, children }: FoldProps) {
  return (
    <details className={styles.fold}>
      <summary {...inMarkdown('skip')}>
        {label}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
