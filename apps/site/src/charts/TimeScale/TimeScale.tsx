import { shortDate } from '@vanda/forms/day';
import { classNames } from '../../components/class-names.ts';
import type { ClockDay } from '../../schemas/parts/chart-fields.ts';
import { Band } from '../Band/Band.tsx';
import { At, Drawing } from '../Drawing/Drawing.tsx';
import drawing from '../drawing.module.css';
import evidence from '../evidence.module.css';
import styles from './TimeScale.module.css';
import { type ScaleItem, type ScaleUnit, timeScale } from './time-scale.ts';

const [radiusPx, levelPx, bandPx, movePx] = [12, 28, 10, 14];
/** Marks at the ends stay inside the drawing. */
const percent = (share: number) => Math.round(10 * (4.5 + 91 * share)) / 10;

type TimeScaleProps = { items: readonly ScaleItem[]; unit?: ScaleUnit; today?: string };

export function TimeScale({ items, unit, today }: TimeScaleProps) {
  const { ticks, points, moves, bands, now } = timeScale(items, unit, today);
  const axis = radiusPx + 2 + levelPx * Math.max(...points.map(({ level }) => level));
  const below = axis + 38;
  return (
    <Drawing height={below + movePx * moves.length}>
      {ticks.map(({ share, label }) => (
        <At key={share} x={percent(share)} y={axis}>
          <path d="M0 0v26" className={drawing.hair} />
          {label && (
            <text x={5} y={30} className={drawing.note}>
              {label}
            </text>
          )}
        </At>
      ))}
      <line x2="100%" y1={axis} y2={axis} className={drawing.axis} />
      {now && (
        <At x={percent(now)} y={axis}>
          <path d={`M0 38V-${axis}`} className={styles.today} />
        </At>
      )}
      {bands.map(({ from, to, lead }) => (
        <Band
          key={from}
          from={percent(from)}
          to={percent(to)}
          y={axis - bandPx / 2}
          height={bandPx}
          evidence={lead}
        />
      ))}
      {moves.map(({ from, to }, i) => (
        <g key={`${from} ${to}`} className={styles.move}>
          <line
            x1={`${percent(from)}%`}
            x2={`${percent(to)}%`}
            y1={below + movePx * i}
            y2={below + movePx * i}
          />
          <At x={percent(to)} y={below + movePx * i}>
            <path d="M-8-5 0 0-8 5z" />
          </At>
        </g>
      ))}
      {/* Drawn first, so that none crosses a number. */}
      {points.map(
        ({ share, level, number }) =>
          level > 0 && (
            <At key={number} x={percent(share)} y={axis - levelPx * level}>
              <path d={`M0 0v${levelPx * level}`} className={drawing.leader} />
            </At>
          ),
      )}
      {points.map(({ share, level, number, mark }) => (
        <At key={number} x={percent(share)} y={axis - levelPx * level}>
          <circle r={radiusPx} className={classNames(evidence.ring, mark && styles[mark])} />
          <text y={5} className={classNames(styles.number, mark && styles[`on-${mark}`])}>
            {number}
          </text>
        </At>
      ))}
    </Drawing>
  );
}

export const ScaleRows = ({ rows }: { rows: readonly { when: string; text: string }[] }) => (
  <ol className={classNames('ruled', styles.numbered, styles.rows)}>
    {rows.map(({ when, text }) => (
      <li key={when + text}>
        <b>{when}</b> {text}
      </li>
    ))}
  </ol>
);

type ScaleKeyProps = { items: readonly Pick<ScaleItem, 'mark' | 'originalDate'>[]; today: string };

export function ScaleKey({ items, today }: ScaleKeyProps) {
  const marks = new Set(items.map(({ mark }) => mark));
  const isMoved = items.some(({ originalDate }) => originalDate);
  return (
    <>
      One year is one equal step; the numbers refer to the list. <b>Upright line:</b> {shortDate(today)}.
      {marks.has('duty') && <Entry sign="Filled mark" means="a duty begins" />}
      {marks.has('now') && <Entry sign="Filled mark" means="what holds today" />}
      {marks.has('expected') && <Entry sign="Dotted" means="expected, no day is set" />}
      {isMoved && <Entry sign="Arrow" means="a day that was moved" />}
    </>
  );
}

const Entry = ({ sign, means }: { sign: string; means: string }) => (
  <>
    {' '}
    <b>{sign}:</b> {means}.
  </>
);

export const ClockKey = ({ days }: { days: readonly Pick<ClockDay, 'mark'>[] }) => (
  <>
    One day is one equal step; the numbers refer to the list. <b>Filled mark:</b> the last day that the law
    gives.
    {days.some(({ mark }) => mark === 'expected') && (
      <>
        {' '}
        <b>Dotted:</b> a guide’s rule, not a law.
      </>
    )}
  </>
);
