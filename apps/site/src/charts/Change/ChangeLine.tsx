import { changeOf } from '../../schemas/parts/chart.ts';
import type { Measure } from '../../schemas/parts/chart-fields.ts';
import { Band } from '../Band/Band.tsx';
import { Axis, Drawing } from '../Drawing/Drawing.tsx';
import evidence from '../evidence.module.css';
import styles from './ChangeLine.module.css';
import { changeShares, evidenceCodes, evidenceWords } from './change-drawing.ts';

type ChangeLineProps = {
  measure: Measure /** Its value is not the one that the chart's title names. */;
  isPlain?: boolean;
};

/** Two bars on one axis from 0; only the value after may have colour. Where only the change is known, one bar of 100 ends in it. */
export function ChangeLine({ measure, isPlain = false }: ChangeLineProps) {
  const { what, unit, before, after, by, year, says } = measure;
  const shares = changeShares(measure);
  const isAlone = before === undefined;
  const percent = unit === '%' && !isAlone ? '%' : '';
  const number = (value: number) => `${value.toLocaleString('en-SG')}${percent}`;
  return (
    <figure aria-label={`${what}, before and after`} className={styles.change}>
      <p className="note">
        <b>{evidenceWords[says]}</b> ({by}, {year}): {what}
        {unit !== '%' && !what.includes(unit) && `, ${unit}`}.
        {isAlone && ` The change alone, drawn from 100 before to ${shares.after} after.`}
      </p>
      <ul className={isPlain ? styles.plain : undefined}>
        {before !== undefined && (
          <li>
            <b>{number(before)}</b> {measure.beforeLabel ?? 'before'}
            <Drawing height={14}>
              <rect width={`${shares.before}%`} height={14} className={evidence.plain} />
            </Drawing>
          </li>
        )}
        <li className={isAlone ? styles.alone : undefined}>
          <b>{isAlone ? `${changeOf(measure)}%` : number(after)}</b>{' '}
          {measure.afterLabel ?? (isAlone ? 'less' : 'after')}
          <Drawing height={14}>
            {isAlone && <rect width={`${shares.after}%`} height={14} className={evidence.plain} />}
            <Band
              from={isAlone ? shares.after : 0}
              to={isAlone ? 100 : shares.after}
              y={0}
              height={14}
              evidence={evidenceCodes[says]}
            />
          </Drawing>
        </li>
      </ul>
      <Axis end={number(shares.end)} />
    </figure>
  );
}
