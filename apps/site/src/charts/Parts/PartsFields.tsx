import type { z } from 'zod';
import { classNames } from '../../components/class-names.ts';
import { dotRows } from '../../components/dot-rows.ts';
import { drawnParts, type hundred } from '../../schemas/parts/chart-fields.ts';
import { firstNamed } from '../../text/numbers.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './PartsFields.module.css';

type Part = z.infer<typeof hundred>[number];

export type PartsField = { title?: string | undefined; parts: readonly Part[] };

/** The kind of the part that the title names has the colour. */
export function PartsFields({ fields, title }: { fields: readonly PartsField[]; title: string }) {
  const all = fields
    .flatMap(({ parts }) => parts)
    .toSorted((a, b) => +(a.kind === 'rest') - +(b.kind === 'rest'));
  const named =
    all[
      firstNamed(
        title,
        all.map(({ share }) => share),
      )
    ]?.kind;
  return (
    <ul className={styles.fields}>
      {fields.map(({ title, parts }) => (
        <li key={title ?? ''}>
          {title && <b>{title}</b>}
          <Field parts={parts} named={named} />
          {parts[0]?.label && (
            <dl className="note">
              {parts.map(({ share, label }) => (
                <div key={label}>
                  <dt>{share}</dt>
                  <dd>{label}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

const marks: Record<Part['kind'], string> = { full: 'Disc', partly: 'Ring', fails: 'Cross', rest: 'Ring' };

type PartsKeyProps = { fields: readonly PartsField[]; isNamed?: boolean };

export function PartsKey({ fields, isNamed = false }: PartsKeyProps) {
  const whole = drawnParts(fields.slice(0, 1)).at(-1);
  return (
    <>
      {whole === 100 ? 'Each mark is 1%.' : `Each mark is one of ${whole}.`}
      {isNamed &&
        fields[0]?.parts.map(({ kind, label }) => (
          <span key={kind}>
            {' '}
            <b>{marks[kind]}:</b> {label}.
          </span>
        ))}
    </>
  );
}

const [placePx, fewest, most] = [20, 12, 20];

function Field({ parts, named }: { parts: readonly Part[]; named: Part['kind'] | undefined }) {
  let at = 0;
  const whole = parts.reduce((sum, { share }) => sum + share, 0);
  // Equal rows where the number allows it: 38 are two rows of 19.
  const across = Math.max(fewest, Math.ceil(whole / Math.ceil(whole / most)));
  const drawn = parts.map(({ share, kind }) => {
    const from = at;
    at += share;
    return { kind, path: kind === 'fails' ? crosses(from, at, across) : dotRows(from, at, across, placePx) };
  });
  return (
    <Drawing viewBox={`0 0 ${across * placePx} ${placePx * Math.ceil(at / across)}`} className={styles.field}>
      {drawn.map(({ kind, path }) => (
        <g key={kind} className={classNames(styles[kind], kind === named && styles.named)}>
          <path d={path} />
          {(kind === 'partly' || kind === 'rest') && <path d={path} className={styles.hole} />}
        </g>
      ))}
    </Drawing>
  );
}

const crosses = (from: number, to: number, across: number): string =>
  Array.from({ length: to - from }, (_, i) => {
    const [x, y] = [placePx * ((from + i) % across), placePx * Math.floor((from + i) / across)];
    return `M${x + 4} ${y + 4}l12 12m-12 0l12-12`;
  }).join('');
