import { Rich } from '../../components/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import { firstNamed, numbersIn } from '../../text/numbers.ts';
import { Bar } from './Bar.tsx';
import { amountShares } from './bar-shares.ts';
import styles from './bars.module.css';

type AmountItem = {
  stat: string;
  title: string;
  text?: string | undefined;
  /** Averted or expected, and part of no sum. */
  mark?: 'expected' | undefined;
  sources?: readonly CitedSource[];
};

export function AmountBars({ items, title }: { items: readonly AmountItem[]; title: string }) {
  const stats = items.map(({ stat }) => stat);
  const { shares, end } = amountShares(stats);
  const named = firstNamed(title, stats.flatMap(numbersIn));
  return (
    <ul className={`listed ${styles.amounts}`}>
      {items.map(({ stat, title, text, mark, sources }, i) => (
        <li key={title} className="besideMedium">
          <p className={styles.sum}>{stat}</p>
          <p className={styles.words}>
            <b>{title}</b>
            <span className="soft">
              {text && <Rich text={text} />}
              <SourceMarks sources={sources} />
            </span>
          </p>
          <Bar
            height={26}
            share={shares[i] ?? 0}
            isNamed={i === named}
            isExpected={mark === 'expected'}
            axis={i === items.length - 1 ? stats[end] : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
