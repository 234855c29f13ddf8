import { classNames } from '../../ui/class-names.ts';
import styles from '../lines.module.css';
import { ageLineParts, ageLineWidth } from './age-line.ts';

type AgeLineProps = {
  ageMs: number;
  promiseMs: number;
  isAnswered?: boolean;
};

/** Decorative: age and due time are written beside it. */
export function AgeLine({ ageMs, promiseMs, isAnswered = false }: AgeLineProps) {
  const { promise, elapsedTo, overdue, end, isBroken } = ageLineParts(ageMs, isAnswered, promiseMs);
  return (
    <svg
      className={classNames('chart', styles.line, styles.age)}
      viewBox={`0 0 ${ageLineWidth} 20`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path className={styles.base} d={`M0 10H${ageLineWidth}`} />
      <path className={styles.ink} d={`M0 10H${elapsedTo}`} />
      {overdue && <path className={styles.overdue} d={`M${overdue.from} 10H${overdue.to}`} />}
      {isBroken && (
        <>
          <path className={styles.gap} d="M103 10H106" />
          <path className={styles.break} d="M101.5 14 104 6M105 14 107.5 6" />
        </>
      )}
      <path className={styles.limit} d={`M${promise[0]} 2V18M${promise[1]} 2V18`} />
      <circle className={styles[end.kind]} cx={end.at} cy="10" r="4.5" />
    </svg>
  );
}
