import { Rich } from '../../ui/Rich/Rich.tsx';
import { type CitedSource, SourceMarks } from '../../ui/SourceMarks/SourceMarks.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './CountRing.module.css';
import { discs, ringDrawing, ringHalf } from './ring-drawing.ts';

export type RingRow = {
  title: string;
  count: number;
  /** How many of them are new. */
  newCount: number;
  /** What the new ones are. */
  text?: string | undefined;
  note?: string | undefined;
  sources?: readonly CitedSource[] | undefined;
};

type CountRingProps = {
  rows: readonly RingRow[];
  /** What `text` is: “New in 2022”. */
  textLabel: string;
};

/** A whole in its groups: a ring with a mark for each thing, and a row for each group. */
export function CountRing({ rows, textLabel }: CountRingProps) {
  const parts = ringDrawing(rows);
  const rays = parts.flatMap(({ marks }) =>
    marks.map(({ x, y, footX, footY }) => `M${footX} ${footY}L${x} ${y}`),
  );
  const fresh = discs(parts.flatMap(({ marks }) => marks.filter(({ isNew }) => isNew)));
  return (
    <div className={styles.count}>
      <Drawing viewBox={[-ringHalf, -ringHalf, 2 * ringHalf, 2 * ringHalf].join(' ')} className={styles.ring}>
        <path d={rays.join('')} className={styles.rays} />
        {parts.map(({ marks, arc, label }, i) => (
          <g key={arc}>
            <path d={discs(marks.filter(({ isNew }) => !isNew))} />
            <path d={arc} className={styles.arc} />
            <text x={label.x} y={label.y + 6}>
              {rows[i]?.count}
            </text>
            <text x={label.x} y={label.y + 38} className={styles.name}>
              {rows[i]?.title}
            </text>
          </g>
        ))}
        {fresh && <path d={fresh} className={styles.fresh} />}
        {fresh && <path d={fresh} className={styles.hole} />}
      </Drawing>
      <ol>
        {rows.map(({ title, count, text, note, newCount, sources }) => (
          <li key={title}>
            <b>
              {title}
              {note && <span className="note"> {note}</span>}
              <SourceMarks sources={sources} />
            </b>
            <span className="num">{count}</span>
            {newCount > 0 && text && (
              <p>
                {textLabel}: <Rich text={text} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
