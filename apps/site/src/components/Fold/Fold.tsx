import { Icon } from '@vanda/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { classNames } from '../class-names.ts';
import styles from './Fold.module.css';

type FoldProps = { label: string; isOnPhonesOnly?: boolean | undefined; children: ReactNode };

/** Browsers that can't show the content of a closed `<details>` fold it at every width. */
export const Fold = ({ label, isOnPhonesOnly = true, children }: FoldProps) => (
  <details className={classNames(styles.fold, isOnPhonesOnly && styles.phones)}>
    <summary {...(isOnPhonesOnly && inMarkdown('skip'))}>
      {label}
      <Icon name="plus" />
    </summary>
    {children}
  </details>
);

type FoldAfterProps<Item> = Partial<Omit<FoldProps, 'children'>> & {
  items: readonly Item[];
  first: number;
  most?: number;
  children: (items: readonly Item[]) => ReactNode;
};

export function FoldAfter<Item>(props: FoldAfterProps<Item>) {
  const { items, first, most = first, label = 'more', isOnPhonesOnly, children } = props;
  const shown = items.length > most ? first : items.length;
  return (
    <>
      {children(items.slice(0, shown))}
      {items.length > shown && (
        <Fold label={`${items.length - shown} ${label}`} isOnPhonesOnly={isOnPhonesOnly}>
          {children(items.slice(shown))}
        </Fold>
      )}
    </>
  );
}
