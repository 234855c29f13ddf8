import { Drawing } from '../Drawing/Drawing.tsx';
import evidence from '../evidence.module.css';
import styles from './Petals.module.css';
import { petalsDrawing } from './petals-drawing.ts';

export type PetalShare = {
  filled: number;
  of: number;
  /** What they would do: “consumers would rather buy from a holder”. */
  label: string;
  /** Whether the source says so in round numbers only. */
  isAbout?: boolean | undefined;
};

/** Shares of a few: a flower with a petal for each, the figure, and what it says. */
export function Petals({ shares }: { shares: readonly PetalShare[] }) {
  return (
    <ul className={styles.shares}>
      {shares.map(({ filled, of, label, isAbout }) => {
        const { petal, petals } = petalsDrawing(filled, of);
        return (
          <li key={label}>
            <Drawing viewBox="-100 -100 200 200" className={styles.flower}>
              {petals.map(({ turn, isFilled }) => (
                <path
                  key={turn}
                  d={petal}
                  transform={`rotate(${turn})translate(0 -8)`}
                  className={isFilled ? evidence.solid : evidence.dotted}
                />
              ))}
            </Drawing>
            <p>
              {isAbout && <span>about </span>}
              <b>
                {filled} of {of}
              </b>{' '}
              {label}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
