import { classNames } from '../ui/class-names.ts';
import { ageLineParts, ageLineWidth } from './age-line.ts';
import styles from './lines.module.css';

type AgeLineProps = { ageMs: number; promiseMs: number; isAnswered?: boolean };

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

export type WayStep = 'written' | 'fixed' | 'read' | 'online';

const steps = ['written', 'fixed', 'read', 'online'] as const satisfies readonly WayStep[];
const places: Record<WayStep, number> = { written: 5, fixed: 42, read: 79, online: 116 };

/** Decorative: the state is written beside it. */
export function WayLine({ at }: { at: WayStep }) {
  const reached = steps.indexOf(at);
  return (
    <svg
      className={`chart ${styles.line}`}
      viewBox="0 0 132 20"
      preserveAspectRatio="xMinYMid"
      aria-hidden="true"
    >
      <path className={styles.base} d="M5 10H119" />
      <path className={styles.ink} d={`M5 10H${places[at]}`} />
      {steps.slice(0, -1).map((step, index) => (
        <circle
          key={step}
          className={index < reached ? styles.passed : styles.ahead}
          cx={places[step]}
          cy="10"
          r="3"
        />
      ))}
      <path className={styles.limit} d="M120.5 2V18M123.5 2V18" />
      <circle
        className={at === 'online' ? styles.answer : styles.now}
        cx={places[at]}
        cy="10"
        r={at === 'online' ? 4 : 4.8}
      />
    </svg>
  );
}
