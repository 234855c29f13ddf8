import { Drawing } from '../Drawing/Drawing.tsx';
import styles from './Nest.module.css';
import { nestedAreas, petal } from './nest-drawing.ts';

const tones = [styles.first, styles.second, styles.third, styles.fourth];

/** Areas in one another, up to four, the first innermost: what lies inside what. */
export function Nest({ names }: { names: readonly string[] }) {
  const areas = nestedAreas(names);
  return (
    <Drawing viewBox="-240 -404 500 408" className={styles.nest}>
      {areas.map(({ name, size, y }, i) => (
        <g key={name} className={tones[names.length - 1 - i]}>
          <path d={petal} transform={size === 1 ? undefined : `scale(${size})`} />
          <text x={Math.round(14 * size)} y={y}>
            {name}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
