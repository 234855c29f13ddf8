import { shortDate } from '@vanda/forms/day';
import { Drawing } from '../../charts/Drawing/Drawing.tsx';
import { classNames } from '../../components/class-names.ts';
import { routes } from '../../routing/routes.ts';
import { countRules, type HorizonRule, type Lane } from '../../topics/regulation/horizon/horizon-rules.ts';
import { type Dot, stripOf, stripX } from '../../topics/regulation/horizon/strip.ts';
import styles from './LawHorizon.module.css';

export const rulesAnchor = (lane: string) => `rules-${lane}`;

type LaneRowsProps = { lanes: readonly Lane[]; rules: readonly HorizonRule[]; today: string };

/** The drawing on narrow screens: one row per lane, one dot per rule. */
export function LaneRows({ lanes, rules, today }: LaneRowsProps) {
  const x = stripX(today, today);
  return (
    <div className={styles.rows}>
      <ul>
        {lanes.map(({ id, title }) => {
          const own = rules.filter(({ lane }) => lane === id);
          return (
            <li key={id}>
              <a href={`${routes.ruleList}#${rulesAnchor(id)}`}>
                <span className={`note spread ${styles.rowHead}`}>
                  <b>{title}</b>
                  <span>{`${own.length} rules, ${countRules(own).bind} bind`}</span>
                </span>
                <StripDrawing rules={own} today={today} />
              </a>
            </li>
          );
        })}
      </ul>
      <Drawing className={styles.rowAxis} height="52">
        {[2019, 2021, 2023, 2025, 2028].map((year) => (
          <text key={year} x={`${stripX(`${year}-01-01`, today)}%`} y="18">
            {year}
          </text>
        ))}
        <text x={`${x}%`} y="42" textAnchor="middle">
          {`today, ${shortDate(today)}`}
        </text>
        <text x="100%" y="18" textAnchor="end">
          no day
        </text>
        <circle className={styles.seed} cx={`${x}%`} cy="0" r="5" />
      </Drawing>
    </div>
  );
}

/** Strokes of no length with round caps take a fraction of the bytes of circles. */
function StripDrawing({ rules, today }: { rules: readonly HorizonRule[]; today: string }) {
  const { height, todayX, dots } = stripOf(rules, today);
  return (
    <Drawing
      className={styles.strip}
      height={height}
      viewBox={`0 0 100 ${height}`}
      preserveAspectRatio="none"
    >
      <rect className={styles.future} x={todayX} width={100 - todayX} height={height} />
      {[...Map.groupBy(dots, ({ force }) => force)].map(([force, ofForce]) => (
        <path key={force} className={classNames(styles.dots, styles[force])} d={dotPath(ofForce)} />
      ))}
      <path className={styles.laneGround} d={`M0 ${height - 0.5}H100`} />
      <path className={styles.today} d={`M${todayX} 0V${height}`} />
    </Drawing>
  );
}

export const dotPath = (dots: readonly Pick<Dot, 'x' | 'y'>[]) =>
  [...Map.groupBy(dots, ({ y }) => y)]
    .map(([y, row]) => {
      const xs = row.map(({ x }) => x).sort((a, b) => a - b);
      return xs.map((x, i) => (i === 0 ? `M${x} ${y}z` : `m${x - (xs[i - 1] ?? 0)} 0z`)).join('');
    })
    .join('');
