import { shortDate } from '@vanda/forms/day';
import { At, Drawing } from '../../charts/Drawing/Drawing.tsx';
import drawing from '../../charts/drawing.module.css';
import { classNames } from '../../components/class-names.ts';
import {
  type Arc,
  type DrawnLane,
  type Horizon,
  isLow,
  linkedRules,
  type Mark,
} from '../../topics/regulation/horizon/horizon.ts';
import { type HorizonRule, isBinding, isToCome } from '../../topics/regulation/horizon/horizon-rules.ts';
import { type Glyph, glyphId } from './ForceKey.tsx';
import { dotPath } from './LaneRows.tsx';
import styles from './LawHorizon.module.css';

const seaPx = 62;
/** The drawing extends behind the heading above. */
const skyPx = 600;

/** For eyes and pointers; the lists give everybody else the same. */
export function HorizonDrawing({ horizon, today }: { horizon: Horizon; today: string }) {
  const { height, todayX, noDayX, years, lanes } = horizon;
  const linked = linkedRules(lanes.flatMap(({ rules }) => rules));
  return (
    <Drawing className={styles.horizon} height={height + seaPx}>
      <rect className={styles.future} x={`${todayX}%`} y={-skyPx} width="100%" height={height + skyPx} />
      <rect className={styles.sea} y={height} width="100%" height={seaPx} />
      {years.map(({ year, x }) => (
        <At key={year} x={x} y={height}>
          <path className={styles.year} d={`M0 0V-${height}`} />
          <text className={styles.yearName} x="6" y="28">
            {year}
          </text>
          {x > 45 && (
            <text className={styles.yearAbove} x="6" y={18 - height}>
              {year}
            </text>
          )}
        </At>
      ))}
      <At x={todayX} y={height}>
        <path className={styles.today} d={`M0 8V-${height + skyPx}`} />
      </At>
      {lanes.map((lane) => (
        <LaneDrawing key={lane.id} lane={lane} linked={linked} />
      ))}
      <line className={drawing.axis} x2="100%" y1={height} y2={height} />
      <At x={todayX} y={height}>
        <circle className={styles.seed} r="8" />
        <text x="-12" y="52" textAnchor="end">
          {`today, ${shortDate(today)}`}
        </text>
        <text x="12" y="52">
          to come
        </text>
      </At>
      <At x={0} y={height}>
        <text x="12" y="52">
          before
        </text>
      </At>
      <At x={noDayX} y={height}>
        <text y="28" textAnchor="middle">
          no day set
        </text>
      </At>
    </Drawing>
  );
}

function LaneDrawing({
  lane: { title, y, height, rules, marks, arcs, crowds, fallen },
  linked,
}: {
  lane: DrawnLane;
  linked: ReadonlySet<HorizonRule>;
}) {
  const binding = rules.filter(isBinding).length;
  const dots = [...marks.values()].flat().filter(({ rule, kind }) => kind === 'head' && !linked.has(rule));
  return (
    <g transform={`translate(0 ${y})`}>
      <At x={4.45} y={-height}>
        <text className={styles.laneName} y="14">
          {title}
        </text>
        <text className={styles.laneCount} y="34">
          {`${rules.length} rules, ${binding} bind`}
        </text>
      </At>
      <line className={styles.laneGround} x2="100%" />
      {fallen.map(({ fromX, toX }) => (
        <line key={fromX} className={styles.fallen} x1={`${fromX}%`} x2={`${toX}%`} y1="-4" y2="-4" />
      ))}
      {arcs.map((arc) => (
        <ArcDrawing key={`${arc.rule.id}${arc.fromX}`} arc={arc} />
      ))}
      {dots.length > 0 && <Dots marks={dots} height={height} />}
      {[...marks].map(
        ([rule, ofRule]) => linked.has(rule) && <RuleLink key={rule.id} rule={rule} marks={ofRule} />,
      )}
      {crowds.map(({ day, count, x, h, isPast }) => (
        <At key={day} x={x} y={-h}>
          <text className={classNames(styles.crowd, isPast && styles.left)}>
            {count}
            <tspan>{` rules ${isPast ? 'began' : 'begin'} on ${shortDate(day)}`}</tspan>
          </text>
        </At>
      ))}
    </g>
  );
}

const ArcDrawing = ({ arc: { fromX, toX, h, up, months } }: { arc: Arc }) => (
  <>
    <svg
      x={`${fromX}%`}
      y={-h - up}
      width={`${Math.round((toX - fromX) * 10) / 10}%`}
      height={up}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className={styles.move} d="M0 88C12-26 88-26 99 70" />
    </svg>
    <At x={fromX} y={-h}>
      <circle className={styles.ring} r="3.5" />
    </At>
    {months >= 12 && (
      <At x={Math.round(5 * (fromX + toX)) / 10} y={-h - up}>
        <text className={styles.moveText} y="-1" textAnchor="middle">{`+${months} months`}</text>
      </At>
    )}
  </>
);

const Dots = ({ marks, height }: { marks: readonly Mark[]; height: number }) => (
  <svg
    className={classNames(styles.strip, styles.distant)}
    y={-height}
    width="100%"
    height={height}
    viewBox={`0 0 100 ${height}`}
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    {[...Map.groupBy(marks, ({ rule }) => rule.force)].map(([force, ofForce]) => (
      <path
        key={force}
        className={classNames(styles.dots, styles[force])}
        data-force={force}
        d={dotPath(ofForce.map(({ x, h }) => ({ x, y: Math.round(height - h) })))}
      />
    ))}
  </svg>
);

function RuleLink({ rule, marks }: { rule: HorizonRule; marks: readonly Mark[] }) {
  const labelled = marks.find(({ label }) => label) ?? marks[0];
  return (
    <a
      href={rule.path}
      tabIndex={-1}
      data-to-come={isToCome(rule) ? '' : undefined}
      data-moved={rule.moved.length > 0 ? '' : undefined}
    >
      {marks.map((mark) => (
        <At key={`${mark.x} ${mark.h}`} x={mark.x} y={-mark.h}>
          <path d={`M0 0V${mark.h}`} />
          <use href={`#${glyphId(glyphOf(mark))}`} />
          {mark === labelled && <RuleName mark={mark} />}
        </At>
      ))}
    </a>
  );
}

const glyphOf = ({ rule, kind, isPast }: Mark): Glyph =>
  kind === 'head' ? rule.force : isPast ? 'grown' : 'bud';

function RuleName({ mark: { rule, x, label } }: { mark: Mark }) {
  if (!label && isLow(rule.force)) return null;
  const { side, up } = label ?? { side: x > 70 ? 'left' : 'right', up: 0 };
  const className = classNames(
    side === 'left' && styles.left,
    label && styles.shown,
    up > 0 && styles.lifted,
  );
  return (
    <>
      {up > 17 && <path className={styles.leader} d={`M0-9V${9 - up}`} />}
      <text className={className || undefined} y={up > 0 ? -up : undefined}>
        {rule.name}
      </text>
    </>
  );
}
