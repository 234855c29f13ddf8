import { diffWordsWithSpace } from 'diff';
import styles from './Difference.module.css';

type DifferenceProps = { before: string; after: string; side: 'before' | 'after' };

export function Difference({ before, after, side }: DifferenceProps) {
  let at = 0;
  return (
    <span className={styles.text}>
      {diffWordsWithSpace(before, after).map(({ value, added, removed }) => {
        const key = at;
        at += value.length;
        if (added) return side === 'after' && <ins key={key}>{value}</ins>;
        if (removed) return side === 'before' && <del key={key}>{value}</del>;
        return <span key={key}>{value}</span>;
      })}
    </span>
  );
}
