import { Children, type ReactNode } from 'react';
import { classNames, columnsFor } from '../class-names.ts';
import styles from './CardGrid.module.css';

type CardGridProps = {
  hasLead?: boolean;
  /** The folded rest of a grid keeps the columns of its beginning. */
  isRest?: boolean;
  children: ReactNode;
};

/**
 * One column, two from 40rem, three from 64rem; four cards stand two by two, and one that would be alone in the last row
 * of three spans it.
 */
export function CardGrid({ hasLead = false, isRest = false, children }: CardGridProps) {
  const cards = Children.toArray(children);
  const isAlone = (cards.length > 4 || isRest) && cards.length % 3 === 1;
  return (
    <ul
      className={classNames(
        hasLead || isRest ? 'thirds' : columnsFor(cards.length),
        styles.grid,
        hasLead && (cards.length === 4 ? styles.leadRow : styles.lead),
        isAlone && styles.feature,
      )}
    >
      {cards.map((card, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
        <li key={i}>{card}</li>
      ))}
    </ul>
  );
}
