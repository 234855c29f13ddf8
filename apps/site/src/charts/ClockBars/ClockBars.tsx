import { Rich } from '../../components/Rich/Rich.tsx';
import { type Cite, SourceMarks } from '../../components/SourceMarks/SourceMarks.tsx';
import { Axis, Drawing } from '../Drawing/Drawing.tsx';
import drawing from '../drawing.module.css';
import evidence from '../evidence.module.css';
import styles from './ClockBars.module.css';

type ClockBar = {
  hours: number;
  /** Hours before the clock begins. */
  after?: number;
  label: string;
  text: string;
  note?: string;
  sources?: ReturnType<Cite>;
  /** The one that the headline names. */
  isNamed?: boolean;
};

/** Time limits on one scale from 0, each above what is due by then. */
export function ClockBars({ bars }: { bars: readonly ClockBar[] }) {
  const whole = Math.max(...bars.map(({ hours, after = 0 }) => after + hours));
  const percent = (hours: number) => `${Math.round((1000 * hours) / whole) / 10}%`;
  return (
    <>
      <ol className={styles.clocks}>
        {bars.map(({ hours, after = 0, label, text, note, sources, isNamed }) => (
          <li key={label + text}>
            <Drawing height={10}>
              <line x2="100%" y1={5} y2={5} className={drawing.hair} />
              <rect
                x={percent(after)}
                width={percent(hours)}
                height={10}
                className={isNamed ? evidence.solid : evidence.plain}
              />
            </Drawing>
            <p>
              <b>{label}</b> <Rich text={text} />
              {sources && <SourceMarks sources={sources} />}
            </p>
            {note && (
              <p className="note">
                <Rich text={note} />
              </p>
            )}
          </li>
        ))}
      </ol>
      <Axis end={bars.find(({ hours, after = 0 }) => after + hours === whole)?.label ?? ''} />
    </>
  );
}
