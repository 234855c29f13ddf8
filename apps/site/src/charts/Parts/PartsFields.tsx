import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './PartsFields.module.css';
import { type Part, partsDrawing, placePx } from './parts-drawing.ts';

export type PartsField = { title?: string | undefined; parts: readonly Part[] };

export const PartsFields = ({ fields }: { fields: readonly PartsField[] }) => (
  <ul className={styles.fields}>
    {fields.map(({ title, parts }) => {
      const { height, paths } = partsDrawing(parts);
      return (
        <li key={title ?? ''}>
          {title && <b>{title}</b>}
          <Drawing viewBox={`0 0 ${10 * placePx} ${height}`} className={styles.field}>
            {paths.map(({ kind, path, half }) => (
              <g key={kind} className={styles[kind]}>
                <path d={path} />
                {half && <path d={half} className={styles.half} />}
                {kind === 'partly' && <path d={path} className={styles.hole} />}
              </g>
            ))}
          </Drawing>
          <dl className="note">
            {parts.map(({ share, label }) => (
              <div key={label}>
                <dt>{share}</dt>
                <dd>{label}</dd>
              </div>
            ))}
          </dl>
        </li>
      );
    })}
  </ul>
);

const marks: Record<Part['kind'], string> = {
  full: 'Disc',
  partly: 'Ring',
  fails: 'Cross',
  rest: 'Faint dot',
};

export const PartsKey = ({ parts }: { parts: readonly Part[] }) =>
  parts.map(({ kind, label }, i) => (
    <span key={kind}>
      {i > 0 && ' '}
      <b>{marks[kind]}:</b> {label}.
    </span>
  ));
