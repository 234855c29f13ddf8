import type { Measure } from '../../schemas/parts/figure-fields.ts';
import { Band, type Evidence } from '../Band/Band.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './ChangeLine.module.css';
import { changeDrawing } from './change-drawing.ts';

type ChangeLineProps = { measure: Measure };

const codes: Record<Measure['says'], Evidence> = { measured: 'solid', party: 'veins', expected: 'dotted' };
const words: Record<Measure['says'], string> = {
  measured: 'Measured',
  party: 'Told by the party itself',
  expected: 'Expected',
};

/** From and to on one line to scale, in the code of evidence; the text beside it says the same. */
export function ChangeLine({ measure }: ChangeLineProps) {
  const { what, unit, before, after, bound, says, by, year } = measure;
  const { zero, end, before: from, after: to, band } = changeDrawing(measure);
  const isFall = to < from;
  const code = bound === 'upper' ? 'dotted' : codes[says];
  const number = (value: number) =>
    `${value.toLocaleString('en-SG')}${unit === '%' && before !== undefined ? '%' : ''}`;
  const ends = [
    `${number(before ?? 100)} ${measure.beforeLabel ?? ''}`,
    `${number(after)} ${measure.afterLabel ?? ''}`,
  ].map((end) => end.trim());
  const edges = (at: number) => (at > 80 ? styles.end : at < 20 ? undefined : styles.middle);
  return (
    <div className={styles.change}>
      <Drawing height={68}>
        <line x1={`${zero}%`} x2={`${end}%`} y1={34} y2={34} className={styles.axis} />
        {[zero, end].map((at) => (
          <line key={at} x1={`${at}%`} x2={`${at}%`} y1={28} y2={40} className={styles.tick} />
        ))}
        <Band from={band.x} to={band.x + band.width} y={27} height={14} evidence={code} />
        <circle cx={`${from}%`} cy={34} r={7} className={styles.ring} />
        <circle cx={`${to}%`} cy={34} r={8} className={code === 'dotted' ? styles.open : styles.disc} />
        <text x={`${from}%`} y={15} className={edges(from)}>
          {before === undefined ? '100, before' : `${number(before)} ${measure.beforeLabel ?? 'before'}`}
        </text>
        <text x={`${to}%`} y={62} className={edges(to)}>
          {number(after)} {measure.afterLabel ?? (bound === 'upper' ? 'at best' : 'after')}
        </text>
        {isFall && to > 20 && (
          <text x={`${zero}%`} y={62} className={styles.zero}>
            0
          </text>
        )}
      </Drawing>
      <p className="note">
        <b>{bound === 'upper' ? `An upper bound, ${words[says].toLowerCase()}` : words[says]}</b>, {by},{' '}
        {year}: {what}
        {before !== undefined && `, from ${ends[0]} to ${ends[1]}`}.
        {before === undefined &&
          ` Only the change is published: the time before is set to 100, ${number(after)} is what is left.`}
      </p>
    </div>
  );
}
