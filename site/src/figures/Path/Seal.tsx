import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './StepPath.module.css';

/** Twelve scallops round a circle, from its top. */
const scallops = Array.from({ length: 12 }, (_, i) => {
  const turn = (Math.PI * (i + 1)) / 6;
  return `A9 9 0 0 1 ${Math.round(30 * Math.sin(turn))} ${Math.round(-30 * Math.cos(turn))}`;
}).join('');

/** The seal that somebody outside gives: beside the words of the last step, or at `y` pixels on the end of the stem. */
export function Seal({ y }: { y?: number }) {
  const seal = (
    <>
      <path d={`M0-30${scallops}z`} className={styles.seal} />
      <circle r={19} className={styles.sealMiddle} />
      <path d="M-8 1l6 6 11-13" className={styles.sealTick} />
    </>
  );
  if (y !== undefined) return <g transform={`translate(0 ${y})scale(1.2)`}>{seal}</g>;
  return (
    <Drawing layout="tall" viewBox="-40 -40 80 80" className={styles.sealAlone}>
      {seal}
    </Drawing>
  );
}
