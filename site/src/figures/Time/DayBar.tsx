import { hoursText } from '../../course/course-facts.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './DayBar.module.css';
import { dayDrawing } from './day-drawing.ts';

/** A day of teaching, block by block to scale, with a tick an hour. The blocks in words stand beneath. */
export function DayBar({ hours }: { hours: readonly number[] }) {
  const { blocks, ticks } = dayDrawing(hours);
  const last = ticks.length - 1;
  return (
    <Drawing height={76} className={styles.day}>
      {blocks.map(({ x, width, hours: one, isRoomy }, i) => (
        <g key={x} className={i % 2 === 0 ? styles.deep : styles.pale}>
          <rect x={`${x}%`} width={`${width}%`} height={40} />
          {isRoomy && (
            <text x={`${x}%`} dx={9} y={26}>
              {hoursText(one)}
            </text>
          )}
        </g>
      ))}
      {ticks.map(({ x, hour, isNamed }, i) => (
        <g key={hour}>
          <line x1={`${x}%`} x2={`${x}%`} y1={44} y2={isNamed ? 55 : 50} />
          {isNamed && (
            <text
              x={`${x}%`}
              y={72}
              className={i === 0 ? undefined : i === last ? styles.end : styles.middle}
            >
              {i === last ? `${hour} h` : hour}
            </text>
          )}
        </g>
      ))}
    </Drawing>
  );
}
