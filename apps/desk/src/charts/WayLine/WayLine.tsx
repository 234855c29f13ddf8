import styles from '../lines.module.css';

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
