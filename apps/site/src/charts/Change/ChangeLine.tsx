import type { Measure } from '../../schemas/parts/chart-fields.ts';
import { Band } from '../Band/Band.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './ChangeLine.module.css';
import { changeShares, evidenceOf, evidenceWords } from './change-drawing.ts';

/** Two bars on one axis from 0; only the value after has colour. */
export function ChangeLine({ measure }: { measure: Measure }) {
  const { what, unit, before, after, bound, by, year } = measure;
  const shares = changeShares(measure);
  const percent = unit === '%' && before !== undefined ? '%' : '';
  const number = (value: number) => `${value.toLocaleString('en-SG')}${percent}`;
  return (
    <figure aria-label={`${what}, before and after`} className={styles.change}>
      <p className="note">
        <b>{evidenceWords(measure)}</b> ({by}, {year}): {what}.
        {before === undefined && ' Only the change is published, so the value before is taken as 100.'}
      </p>
      <ul>
        <li>
          <b>{number(before ?? 100)}</b> {measure.beforeLabel ?? 'before'}
          <Drawing height={14}>
            <rect width={`${shares.before}%`} height={14} className={styles.before} />
          </Drawing>
        </li>
        <li>
          <b>{number(after)}</b> {measure.afterLabel ?? (bound === 'upper' ? 'at best' : 'after')}
          <Drawing height={14}>
            <Band from={0} to={shares.after} y={0} height={14} evidence={evidenceOf(measure)} />
          </Drawing>
        </li>
      </ul>
      <p className="note spread" aria-hidden="true">
        <span>0</span>
        <span>{number(shares.end)}</span>
      </p>
    </figure>
  );
}
