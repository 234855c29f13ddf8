import { Icon } from '@vanda/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { classNames } from '../class-names.ts';
import styles from './Fold.module.css';

type FoldProps = {
  label: string;
  isOnPhonesOnly?: boolean;
  children: ReactNode;
};

/**
 * Folded on small screens, by default open on larger ones; open in print. Find-in-page and fragment links open it.
 * Browsers that can't show the content of a closed `<details>` fold it at every width.
 */
export function Fold({ label, isOnPhonesOnly = true, children }: FoldProps) {
  return (
    <details className={classNames(styles.fold, isOnPhonesOnly && styles.phones)}>
      <summary {...inMarkdown('skip')}>
        {label}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  );
}
