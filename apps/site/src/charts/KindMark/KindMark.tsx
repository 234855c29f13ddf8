import type { ReactNode } from 'react';
import { halfPetal, innerPetal, petal } from '../../illustrations/petal.ts';
import type { MatrixKind } from '../../schemas/parts/matrix-kind.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import drawing from '../drawing.module.css';
import evidence from '../evidence.module.css';
import styles from './KindMark.module.css';

export const kindNames: Record<MatrixKind, string> = {
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
      <path className={evidence.solid} d={halfPetal} />
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
      <path className={evidence.contour} d={innerPetal} />
    </>
  ),
  told: (
    <>
      <path className={evidence.contour} d={petal} />
      <path className={evidence.contour} d="M-9-17v9m4.5-11v15M0-20v17m4.5-17v15M9-19v12" />
    </>
  ),
  'not-in-force': <path className={evidence.dotted} d={petal} />,
  none: <path className={drawing.axis} d="M-12-10.5h12" />,
};

type KindMarkProps = {
  kind: MatrixKind;
  word?: string | undefined;
  text?: string | undefined;
  /** In place of the word. */
  children?: ReactNode;
};

export const KindMark = ({ kind, word = kindNames[kind], text, children }: KindMarkProps) => (
  <span className={styles.kind}>
    <Drawing viewBox="-14 -23 28 25">{petals[kind]}</Drawing>
    <span>
      {children ?? <b>{word}</b>}
      {text && `: ${text}`}
    </span>
  </span>
);
