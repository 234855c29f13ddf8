import { shortDate } from '@vanda/forms/day';
import { Drawing } from '../Drawing/Drawing.tsx';
import drawing from '../drawing.module.css';
import evidence from '../evidence.module.css';
import styles from './TimeScale.module.css';
import { timeScale } from './time-scale.ts';

type Lane = { name: string; to: string; items: readonly { date: string; dateText?: string | undefined }[] };

const [heightPx, radiusPx] = [36, 7];

/** Dates of several lists on one scale, a line each; the dates stand in the text for assistive technology. */
export function TimeLanes({ lanes }: { lanes: readonly Lane[] }) {
  const { ticks, points } = timeScale(
    lanes.flatMap(({ items }, number) => items.map(({ date }) => ({ date, number }))),
  );
  const percent = (share: number) => `${Math.round(10 * (2 + 96 * share)) / 10}%`;
  const years = ticks.map(({ share }) => (
    <line key={share} x1={percent(share)} x2={percent(share)} y2={heightPx} className={drawing.hair} />
  ));
  return (
    <ul className={styles.lanes}>
      <li aria-hidden="true">
        <Drawing height={18}>
          {ticks.map(({ share, label }) => (
            <text key={share} x={percent(share)} dx={4} y={13} className={drawing.note}>
              {label}
            </text>
          ))}
        </Drawing>
      </li>
      {lanes.map(({ name, to, items }, i) => (
        <li key={name}>
          <a href={to}>{name}</a>
          <span className="hiddenVisually">
            {items.map(({ date, dateText }) => dateText ?? shortDate(date)).join(', ')}
          </span>
          <Drawing height={heightPx}>
            {years}
            <line x2="100%" y1={heightPx / 2} y2={heightPx / 2} className={drawing.axis} />
            {points
              .filter(({ number }) => number === i)
              .map(({ share }) => (
                <circle
                  key={share}
                  cx={percent(share)}
                  cy={heightPx / 2}
                  r={radiusPx}
                  className={evidence.ring}
                />
              ))}
          </Drawing>
        </li>
      ))}
    </ul>
  );
}
