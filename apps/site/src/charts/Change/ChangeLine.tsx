import type { Measure } from '../../schemas/parts/chart-fields.ts';
import { Band } from '../Band/Band.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import drawing from '../drawing.module.css';
import evidence from '../evidence.module.css';
import styles from './ChangeLine.module.css';
import { changeDrawing, evidenceOf, evidenceWords } from './change-drawing.ts';

export function ChangeLine({ measure }: { measure: Measure }) {
  const { what, unit, before, after, bound, by, year } = measure;
  const { zero, end, before: from, after: to, band } = changeDrawing(measure);
  const isFall = to < from;
  const code = evidenceOf(measure);
  const number = (value: number) =>
    `${value.toLocaleString('en-SG')}${unit === '%' && before !== undefined ? '%' : ''}`;
  const ends = [
    before === undefined ? '100, before' : `${number(before)} ${measure.beforeLabel ?? 'before'}`,
    `${number(after)} ${measure.afterLabel ?? (bound === 'upper' ? 'at best' : 'after')}`,
  ];
  const edges = (at: number) => (at > 80 ? 'end' : at < 20 ? undefined : 'middle');
  return (
    <div className={`flow ${styles.change}`}>
      <p className="note">
        <b>{evidenceWords(measure)}</b>, {by}, {year}: {what}
        {before !== undefined && `, from ${ends[0]} to ${ends[1]}`}.
        {before === undefined && ` Only the change is published: taken as ${ends[0]}, it is ${ends[1]}.`}
      </p>
      <Drawing height={68}>
        <line x1={`${zero}%`} x2={`${end}%`} y1={34} y2={34} className={drawing.hair} />
        {[zero, end].map((at) => (
          <line key={at} x1={`${at}%`} x2={`${at}%`} y1={28} y2={40} className={styles.tick} />
        ))}
        <Band from={band.x} to={band.x + band.width} y={27} height={14} evidence={code} />
        <circle cx={`${from}%`} cy={34} r={7} className={evidence.ring} />
        <circle cx={`${to}%`} cy={34} r={8} className={code === 'dotted' ? styles.open : styles.disc} />
        <text x={`${from}%`} y={15} textAnchor={edges(from)}>
          {ends[0]}
        </text>
        <text x={`${to}%`} y={62} textAnchor={edges(to)}>
          {ends[1]}
        </text>
        {isFall && to > 20 && (
          <text x={`${zero}%`} y={62} textAnchor="middle" className={drawing.note}>
            0
          </text>
        )}
      </Drawing>
    </div>
  );
}
