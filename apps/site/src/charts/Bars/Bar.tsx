import { Axis, Drawing } from '../Drawing/Drawing.tsx';
import evidence from '../evidence.module.css';
import styles from './bars.module.css';

type BarProps = {
  /** Per cent of the axis. */
  share: number;
  height?: number;
  /** The one of a chart that its title names. */
  isNamed?: boolean;
  isExpected?: boolean;
  /** The value at its end, under the last bar of a chart. */
  axis?: string | undefined;
};

export const Bar = ({ share, height = 8, isNamed = false, isExpected = false, axis }: BarProps) => (
  <>
    <Drawing height={height} className={styles.bar}>
      <rect
        width={`${share}%`}
        height={height}
        className={isExpected ? evidence.dotted : isNamed ? evidence.solid : evidence.plain}
      />
    </Drawing>
    {axis && <Axis end={axis} />}
  </>
);
