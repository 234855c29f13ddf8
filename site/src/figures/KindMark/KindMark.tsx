import type { ReactNode } from 'react';
import type { MatrixKind } from '../../schemas/parts/matrix-kind.ts';
import drawing from '../drawing.module.css';
import evidence from '../evidence.module.css';
import styles from './KindMark.module.css';

const petal = 'M0 0c0-5 13-6 13-13 1-5-4-8-11-8s-13 3-14 8c0 7 12 8 12 13z';
const inner = 'M0-1c0-3 7-3 8-7 0-3-3-4-7-4s-7 1-8 4c0 4 7 4 7 7z';

const words: Record<MatrixKind, string> = {
  binding: 'Binding',
  'in-part': 'Binding in part',
  later: 'Binding, from a later day',
  voluntary: 'Voluntary',
  told: 'Told by the party itself',
  'not-in-force': 'Not yet in force',
  none: 'None',
};

const petals: Record<MatrixKind, ReactNode> = {
  binding: <path className={evidence.solid} d={petal} />,
  'in-part': (
    <>
      <path className={evidence.ring} d={petal} />
      <path className={evidence.solid} d="M0 0c0-5-12-6-12-13 1-5 6-8 12-8z" />
    </>
  ),
  later: (
    <>
      <path className={evidence.ring} d={petal} />
      <circle className={styles.later} cy={-11} r={4} />
    </>
  ),
  voluntary: (
    <>
      <path className={evidence.contour} d={petal} />
      <path className={evidence.contour} d={inner} />
    </>
  ),
  told: (
    <>
      <path className={evidence.contour} d={petal} />
      <path className={evidence.contour} d="M-9-17v9m4.5-11v15M0-20v17m4.5-17v15M9-19v12" />
    </>
  ),
  'not-in-force': <path className={evidence.dotted} d={petal} />,
  none: <path className={drawing.axis} d="M-12-10h12" />,
};

type KindMarkProps = {
  kind: MatrixKind;
  /** Says what the petal says, where that is not how a rule binds. */
  word?: string | undefined;
};

/** A petal and its word: how far something binds, or is shown. */
export function KindMark({ kind, word = words[kind] }: KindMarkProps) {
  return (
    <span className={styles.kind}>
      <svg viewBox="-14 -23 28 25" aria-hidden="true">
        {petals[kind]}
      </svg>
      <b>{word}</b>
    </span>
  );
}
