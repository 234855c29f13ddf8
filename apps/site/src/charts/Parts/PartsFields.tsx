import type { z } from 'zod';
import { dotRows } from '../../components/dot-rows.ts';
import type { hundred } from '../../schemas/parts/chart-fields.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './PartsFields.module.css';

type Part = z.infer<typeof hundred>[number];

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

type PartPath = {
  kind: Part['kind'];
  path: string;
  half?: string;
};

const placePx = 20;
const across = 10;

function partsDrawing(parts: readonly Part[]): { height: number; paths: readonly PartPath[] } {
  let at = 0;
  const paths = parts.map(({ share, kind }) => {
    const [from, to] = [Math.ceil(at), Math.floor(at + share)];
    const isHalved = at + share > to;
    at += share;
    return {
      kind,
      path: kind === 'fails' ? crosses(from, to) : dotRows(from, to, across, placePx),
      ...(isHalved && { half: half(to) }),
    };
  });
  return { height: placePx * Math.ceil(at / across), paths };
}

const placeOf = (index: number): [x: number, y: number] => [
  placePx * (index % across),
  placePx * Math.floor(index / across),
];

const crosses = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, i) => {
    const [x, y] = placeOf(from + i);
    return `M${x + 4} ${y + 4}l12 12m-12 0l12-12`;
  }).join('');

function half(index: number): string {
  const [x, y] = placeOf(index);
  return `M${x + 10} ${y + 3}a7 7 0 0 0 0 14z`;
}
