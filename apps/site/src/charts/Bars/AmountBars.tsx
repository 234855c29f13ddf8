import { Rich } from '../../components/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import evidence from '../evidence.module.css';
import { amountShares } from './bar-shares.ts';
import styles from './bars.module.css';

/** `received` is recovered or held; `expected` is averted or expected, and in no sum. */
export type AmountMark = 'received' | 'expected';
export type AmountItem = {
  stat: string;
  title: string;
  text: string;
  mark?: AmountMark | undefined;
  sources?: readonly CitedSource[];
};

export function AmountBars({ items }: { items: readonly AmountItem[] }) {
  const shares = amountShares(items.map(({ stat }) => stat));
  return (
    <ul className={`listed ${styles.amounts}`}>
      {items.map(({ stat, title, text, mark, sources }, i) => (
        <li key={title} className="besideMedium">
          <p className={styles.sum}>{stat}</p>
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
