import { Icon } from '@vanda/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { inMarkdown } from '../../text/markdown-hints.ts';
import { classNames } from '../class-names.ts';
import styles from './Fold.module.css';

type FoldProps = {
  label: ReactNode;
  isOnPhonesOnly?: boolean | undefined;
  isOpen?: boolean | undefined;
  /** Around sections, which have the width of the window. */
  isWide?: boolean | undefined;
  children: ReactNode;
};

/** A heading above a fold of phones that has its words; it shows where the fold's label does not. */
export const foldedTitle = styles.title;

/** In “3 more: A, B” only the count is bold. */
function Label({ text }: { text: string }) {
  const [count, names] = text.split(/(?<=:) (.*)/);
  return names ? (
    <span>
      {count} <span>{names}</span>
    </span>
  ) : (
    text
  );
}

/** Browsers that can't show the content of a closed `<details>` fold it at every width. */
export const Fold = ({ label, isOnPhonesOnly = true, isOpen, isWide, children }: FoldProps) => (
  <details className={classNames(styles.fold, isOnPhonesOnly && styles.phones)} open={isOpen}>
    <summary className={isWide ? 'wrap' : undefined} {...(isOnPhonesOnly && !isWide && inMarkdown('skip'))}>
      {typeof label === 'string' ? <Label text={label} /> : label}
      <Icon name="plus" />
    </summary>
    {children}
  </details>
);

type FoldAfterProps<Item> = Pick<FoldProps, 'isOnPhonesOnly'> & {
  label?: string | undefined;
  /** Adds the names of the folded items to the label. */
  nameOf?: (item: Item) => string;
  items: readonly Item[];
  first: number;
  most?: number;
  children: (items: readonly Item[]) => ReactNode;
};

export function FoldAfter<Item>(props: FoldAfterProps<Item>) {
  const { items, first, most = first, label = 'more', nameOf, isOnPhonesOnly, children } = props;
  const shown = items.length > most ? first : items.length;
  const folded = items.slice(shown);
  const names = nameOf ? [...new Set(folded.map(nameOf))] : [];
  const named = names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
  return (
    <>
      {children(items.slice(0, shown))}
      {items.length > shown && (
        <Fold label={`${folded.length} ${label}${named && `: ${named}`}`} isOnPhonesOnly={isOnPhonesOnly}>
          {children(folded)}
        </Fold>
      )}
    </>
  );
}
