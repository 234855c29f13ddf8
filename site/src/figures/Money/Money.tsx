import { Rich } from '../../ui/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../ui/SourceMarks/SourceMarks.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import evidence from '../evidence.module.css';
import styles from './Money.module.css';
import { moneyShares } from './money-drawing.ts';

/** `received` is jade: recovered, held. `expected` is dotted: averted or expected, and no part of any sum. */
export type MoneyMark = 'received' | 'expected';
export type MoneyItem = {
  figure: string;
  title: string;
  text: string;
  mark?: MoneyMark | undefined;
  sources?: readonly CitedSource[];
};

/** Sums of one currency on one scale that starts at nothing. */
export function Money({ items }: { items: readonly MoneyItem[] }) {
  const shares = moneyShares(items.map(({ figure }) => figure));
  return (
    <ul className={styles.money}>
      {items.map(({ figure, title, text, mark, sources }, i) => (
        <li key={title}>
          <p className={styles.sum}>{figure}</p>
          <p className={styles.words}>
            <b>{title}</b>
            <span className="soft">
              <Rich text={text} />
              <SourceMarks sources={sources} />
            </span>
          </p>
          <Drawing height={26}>
            <rect
              width={`${shares[i]}%`}
              height={26}
              className={mark === 'expected' ? evidence.dotted : mark ? styles[mark] : evidence.solid}
            />
          </Drawing>
        </li>
      ))}
    </ul>
  );
}
