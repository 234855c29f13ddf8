import { classNames } from '../../ui/class-names.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './DayPetals.module.css';

type DayPetalsProps = {
  /** Modules of the day. */
  count: number;
  /** Number of its first module: they are numbered through. */
  start: number;
  /** Which day it is, from 1: the ink deepens day by day. */
  day: number;
};

const stepPx = 42;

/** The modules of a day, a petal each, numbered as in the list beneath. */
export function DayPetals({ count, start, day }: DayPetalsProps) {
  return (
    <Drawing
      viewBox={`0 0 ${stepPx * count} 58`}
      preserveAspectRatio="xMinYMid"
      className={classNames(styles.modules, styles[`day${Math.min(day, 3)}`])}
    >
      {Array.from({ length: count }, (_, i) => start + i).map((number) => (
        <g
          key={number}
          transform={`translate(${stepPx * (number - start) + 19} 37)`}
          className={styles.module}
        >
          <path d="M0 0C.7-7.3 18.1-8.9 18.8-20.5 19.8-27.7 13.9-33 2.6-33-8.6-33-16.8-27.7-17.8-20.5-18.5-8.9-.3-7.3 0 0z" />
          <text y={18}>{number}</text>
        </g>
      ))}
    </Drawing>
  );
}
