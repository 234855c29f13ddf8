import styles from './AgeLine.module.css';
import { ageLineParts, ageLineWidth } from './age-line.ts';

/** An enquiry's age on a scale of 28 hours. For the eye alone: age and due time are written beside it. */
export function AgeLine({ ageMs, isAnswered = false }: { ageMs: number; isAnswered?: boolean }) {
  const { promise, elapsedTo, overdue, end, isBroken } = ageLineParts(ageMs, isAnswered);
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${ageLineWidth} 20`}
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path className={styles.base} d={`M0 10H${ageLineWidth}`} />
      <path className={styles.elapsed} d={`M0 10H${elapsedTo}`} />
      {overdue && <path className={styles.overdue} d={`M${overdue.from} 10H${overdue.to}`} />}
      {isBroken && (
        <>
          <path className={styles.gap} d="M103 10H106" />
          <path className={styles.break} d="M101.5 14 104 6M105 14 107.5 6" />
        </>
      )}
      <path className={styles.promise} d={`M${promise[0]} 2V18M${promise[1]} 2V18`} />
      <circle className={styles[end.kind]} cx={end.at} cy="10" r="4.5" />
    </svg>
  );
}
