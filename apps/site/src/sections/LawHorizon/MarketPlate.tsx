import { shortDate } from '@vanda/forms/day';
import { Fragment } from 'react';
import { Drawing } from '../../charts/Drawing/Drawing.tsx';
import {
  type Force,
  forceOrder,
  forces,
  type HorizonRule,
} from '../../topics/regulation/horizon/horizon-rules.ts';
import { plate, plateOf, type Stem } from '../../topics/regulation/horizon/plate.ts';
import { ForceGlyph, ForceGlyphs, glyphId } from './ForceKey.tsx';
import styles from './LawHorizon.module.css';

type MarketPlateProps = { market: string; rules: readonly HorizonRule[]; today: string };

/** For eyes and pointers; the rules of the page give everybody else the same. */
export function MarketPlate({ market, rules, today }: MarketPlateProps) {
  const { sky, height, ground, todayY, years, undatedY, olderY, stems } = plateOf(rules, market, today);
  const { axis, labels, root, width } = plate;
  const isShown = (force: Force) => rules.some((rule) => rule.force === force);
  const across = `M${axis} 0H${labels - 10}`;
  return (
    <figure className={styles.plate}>
      <ForceGlyphs />
      <p className="named">Each flower is one rule</p>
      <Drawing viewBox={`0 ${sky} ${width} ${height - sky}`}>
        <rect className={styles.future} y={sky} width={width} height={todayY - sky} />
        {years.map(({ year, y }) => (
          <g key={year} transform={`translate(0 ${y})`}>
            <path className={styles.year} d={across} />
            {/* Beside the day of today, a year would read as a part of it. */}
            {Math.abs(todayY - y) > 28 && <text y="5">{year}</text>}
          </g>
        ))}
        {undatedY && <text y={undatedY + 5}>no day</text>}
        {olderY && <text y={olderY + 5}>before</text>}
        <path className={styles.today} d={`M${axis + 14} ${todayY}H${labels - 17}`} />
        <text y={todayY + 5}>{shortDate(today).slice(0, -5)}</text>
        <circle className={styles.seed} cx={axis + 14} cy={todayY} r="5" />
        {stems.map(({ rule, x, y, top, lines, labelY }) => (
          <Fragment key={rule.id}>
            {lines.length > 0 && (
              <path className={styles.leader} d={`M${x} ${top}V${labelY}H${labels - 6}`} />
            )}
            <path
              className={styles.stem}
              d={`M${root} ${ground}C${root} ${(ground + y) / 2} ${x} ${(ground + y) / 2} ${x} ${y}V${top}`}
            />
          </Fragment>
        ))}
        <path
          className={styles.stem}
          d={`M${root} ${ground}v26m0-18l-18 14m18-10l15 14m-15-24l24 6m-24-4l-28 3`}
        />
        <path
          className={styles.leaf}
          d={`M${root} ${ground}c-12-14-38-16-60-4 16 10 46 12 60 4 9-12 32-15 52-4-13 9-39 11-52 4z`}
        />
        <path className={styles.laneGround} d={`M0 ${ground}H${width}`} />
        {stems.map((stem) => (
          <RuleHead key={stem.rule.id} stem={stem} scale={stems.length > 4 ? 1.2 : 1.5} />
        ))}
      </Drawing>
      <figcaption className="note">
        <p>
          {forceOrder.filter(isShown).map((force) => (
            <span key={force} className="whole">
              <ForceGlyph force={force} /> {forces[force]}
              {force === 'voluntary' &&
                rules.some(({ isOnGovernment }) => isOnGovernment) &&
                ', or binds the government alone'}
            </span>
          ))}
        </p>
      </figcaption>
    </figure>
  );
}

const RuleHead = ({ stem: { rule, x, y, buds, lines, labelY }, scale }: { stem: Stem; scale: number }) => (
  <a href={rule.path.replace(/^.*#/, '#')} tabIndex={-1}>
    {buds.map((bud) => (
      <use key={bud.y} href={`#${glyphId(bud.isPast ? 'grown' : 'bud')}`} x={x} y={bud.y} />
    ))}
    <use href={`#${glyphId(rule.force)}`} transform={`translate(${x} ${y})scale(${scale})`} />
    {lines.length > 0 && (
      <text>
        {lines.map((line, i) => (
          <tspan key={line} x={plate.labels} y={labelY + 5 + 17 * (i - (lines.length - 1) / 2)}>
            {line}
          </tspan>
        ))}
      </text>
    )}
  </a>
);
