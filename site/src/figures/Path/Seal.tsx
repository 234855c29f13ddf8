import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './StepPath.module.css';

const petal = 'M0 0C1-9 10-9 10-25 10-33 6-38 0-38-6-38-10-33-10-25-10-9-1-9 0 0z';

const turns = Array.from({ length: 12 }, (_, i) => 30 * i);

/** The seal that somebody outside gives: beside the words of the last step, or on the end of the stem. */
export function Seal({ isAlone = false }: { isAlone?: boolean }) {
  const seal = (
    <>
      {turns.map((turn) => (
        <path key={turn} d={petal} transform={`rotate(${turn})`} className={styles.seal} />
      ))}
      <circle r={19} className={styles.sealMiddle} />
      <path d="M-8 1l6 6 11-13" className={styles.sealTick} />
    </>
  );
  if (!isAlone) return <g transform="scale(1.2)">{seal}</g>;
  return (
    <Drawing layout="tall" viewBox="-40 -40 80 80" className={styles.sealAlone}>
      {seal}
    </Drawing>
  );
}
