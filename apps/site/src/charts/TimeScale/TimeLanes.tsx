import { shortDate } from '@vanda/forms/day';
import { Drawing } from '../Drawing/Drawing.tsx';
import drawing from '../drawing.module.css';
import evidence from '../evidence.module.css';
import styles from './TimeScale.module.css';
import { timeScale } from './time-scale.ts';

type Lane = { name: string; to: string; items: readonly { date: string; dateText?: string | undefined }[] };

const height = 36;
const percent = (share: number) => `${Math.round(10 * (2 + 96 * share)) / 10}%`;

export function TimeLanes({ lanes }: { lanes: readonly Lane[] }) {
  const dates = lanes.flatMap(({ items }, number) => items.map(({ date }) => ({ date, number })));
  const { ticks, points } = timeScale(dates);
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
      {lanes.map(({ name, to, items }, lane) => (
        <li key={name}>
          <a href={to}>{name}</a>
          <span className="hiddenVisually">
            {items.map(({ date, dateText }) => dateText ?? shortDate(date)).join(', ')}
          </span>
          <Drawing height={height}>
            {ticks.map(({ share }) => (
              <line
                key={share}
                x1={percent(share)}
                x2={percent(share)}
                y2={height}
                className={drawing.hair}
              />
            ))}
            <line x2="100%" y1={height / 2} y2={height / 2} className={drawing.axis} />
            {points.map(
              ({ share, number }) =>
                number === lane && (
                  <circle key={share} cx={percent(share)} cy={height / 2} r={7} className={evidence.ring} />
                ),
            )}
          </Drawing>
        </li>
      ))}
    </ul>
  );
}
