import { changeOf } from '../../schemas/parts/chart.ts';
import type { Measure } from '../../schemas/parts/chart-fields.ts';
import { Band } from '../Band/Band.tsx';
import { Axis, Drawing } from '../Drawing/Drawing.tsx';
import evidence from '../evidence.module.css';
import styles from './ChangeLine.module.css';
import { changeShares, evidenceOf, evidenceWords } from './change-drawing.ts';

type ChangeLineProps = {
  measure: Measure /** Its value is not the one that the chart's title names. */;
  isPlain?: boolean;
};

/** Two bars on one axis from 0; only the value after may have colour. */
export function ChangeLine({ measure, isPlain = false }: ChangeLineProps) {
  const { what, unit, before, after, bound, by, year } = measure;
  const shares = changeShares(measure);
  const percent = unit === '%' && before !== undefined ? '%' : '';
  const number = (value: number) => `${value.toLocaleString('en-SG')}${percent}`;
  return (
    <figure aria-label={`${what}, before and after`} className={styles.change}>
      <p className="note">
        <b>{evidenceWords(measure)}</b> ({by}, {year}): {what}
        {unit !== '%' && !what.includes(unit) && `, ${unit}`}.
        {before === undefined &&
          ` Published as a change of ${number(changeOf(measure))}%: drawn from 100 to ${number(after)}.`}
      </p>
      <ul className={isPlain ? styles.plain : undefined}>
        <li>
          <b>{number(before ?? 100)}</b> {measure.beforeLabel ?? 'before'}
          <Drawing height={14}>
            <rect width={`${shares.before}%`} height={14} className={evidence.plain} />
          </Drawing>
        </li>
        <li>
          <b>{number(after)}</b> {measure.afterLabel ?? (bound === 'upper' ? 'at best' : 'after')}
          <Drawing height={14}>
            <Band from={0} to={shares.after} y={0} height={14} evidence={evidenceOf(measure)} />
          </Drawing>
        </li>
      </ul>
      <Axis end={number(shares.end)} />
    </figure>
  );
}
