import { type ComponentProps, Fragment } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Band } from '../Band/Band.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import drawing from '../drawing.module.css';
import evidence from '../evidence.module.css';
import styles from './Scale.module.css';
import { type ScaleItem, type ScaleUnit, scaleAcross, scaleSizes, scaleTall } from './scale-drawing.ts';

const { lineHeight, markRadius } = scaleSizes;
/** Breadth of a band on the line. */
const bandPx = 10;
const markClass = (mark: ScaleItem['mark']) => classNames(evidence.ring, mark && styles[mark]);

/** So that no ring covers a mark that says something. */
const ringsFirst = <Point extends Pick<ScaleItem, 'mark'>>(points: readonly Point[]) =>
  points.toSorted((a, b) => Number(a.mark !== undefined) - Number(b.mark !== undefined));

/** A place on the line: a part of a drawing that is hidden as a whole. */
const Place = (attributes: ComponentProps<'svg'>) => <svg {...attributes} />;

type ScaleProps = {
  items: readonly ScaleItem[];
  unit?: ScaleUnit;
  /** Stands in a column that is narrow on a wide window too: down the page on every window. */
  isNarrow?: boolean;
};

/** Dates to scale: one year, or one day, is one equal step. Across on a wide window, down the page on a small one. */
export function Scale({ items, unit, isNarrow = false }: ScaleProps) {
  if (isNarrow) return <Tall {...scaleTall(items, unit)} />;
  return (
    <>
      <Across {...scaleAcross(items, unit)} />
      <Tall layout="tall" {...scaleTall(items, unit)} />
    </>
  );
}

function Across({ height, axis, ticks, end, arcs, bands, points }: ReturnType<typeof scaleAcross>) {
  return (
    <Drawing layout="across" height={height}>
      {ticks.map(({ x, label }) => (
        <Place key={x} x={`${x}%`}>
          <path d={`M0 0v${axis + 7}`} className={drawing.hair} />
          <text x={6} y={12} className={drawing.note}>
            {label}
          </text>
        </Place>
      ))}
      <line x1={`${end}%`} x2={`${end}%`} y2={axis + 7} className={drawing.hair} />
      <line x2="100%" y1={axis} y2={axis} className={drawing.axis} />
      {bands.map(({ from, to, lead, label }) => (
        <Fragment key={from}>
          <Band from={from} to={to} y={axis - bandPx / 2} height={bandPx} evidence={lead} />
          <text x={`${(from + to) / 2}%`} y={axis - 14} textAnchor="middle">
            {label}
          </text>
        </Fragment>
      ))}
      {arcs.map(({ x, width, height: rise, label }) => (
        <Place key={`${x}-${width}`} x={`${x}%`} y={axis - rise} width={`${width}%`} className={styles.move}>
          <Place width="100%" height={rise} viewBox="0 0 100 100" preserveAspectRatio="none">
            <path d="M0 100C4-33 96-33 100 100" />
          </Place>
          <Place x="100%" y={rise}>
            <path d="M-5-17 0-7 5-17z" />
          </Place>
          <text x="50%" y={-6} className={classNames(styles.label, drawing.halo)}>
            {label}
          </text>
        </Place>
      ))}
      {ringsFirst(points).map(({ x, mark, isBefore, leader, date, lines }) => (
        <Place key={`${x}${lines.join()}`} x={`${x}%`} y={axis} textAnchor={isBefore ? 'end' : undefined}>
          {/* From below the marks, so that it crosses none beside it. */}
          <path d={`M0 ${markRadius + 1}V${leader}`} className={drawing.leader} />
          <text y={leader + 16} className={drawing.date}>
            {date}
          </text>
          {lines.map((line, i) => (
            <text key={line} y={leader + 17 + (i + 1) * lineHeight}>
              {line}
            </text>
          ))}
          <circle r={markRadius} className={markClass(mark)} />
        </Place>
      ))}
    </Drawing>
  );
}

type TallProps = ReturnType<typeof scaleTall> & { layout?: 'tall' | undefined };

function Tall({ layout, height, axis, labelX, end, ticks, arcs, bands, points }: TallProps) {
  return (
    <Drawing layout={layout} height={height}>
      <path d={`M${axis} 0V${end}`} className={drawing.axis} />
      <path
        d={[
          ...ticks.map(({ y }) => `M${axis - 6} ${y}h12`),
          ...points.map(({ y, labelY }) => `M${axis} ${y} ${labelX - 10} ${labelY - 5}h6`),
        ].join('')}
        className={drawing.leader}
      />
      {ticks.map(({ y, label }) => (
        <text key={y} y={y + 5} className={drawing.note}>
          {label}
        </text>
      ))}
      {bands.map(({ from, to, lead }) => (
        <rect
          key={from}
          x={axis - bandPx / 2}
          y={from}
          width={bandPx}
          height={to - from}
          className={evidence[lead]}
        />
      ))}
      {arcs.length > 0 && (
        <g className={styles.move}>
          <path
            d={arcs
              .map(
                ({ from, to }) =>
                  `M${axis} ${from}C${axis - 34} ${from} ${axis - 34} ${to} ${axis - 10} ${to}`,
              )
              .join('')}
          />
          <path d={arcs.map(({ to }) => `M${axis - 18} ${to - 5}l11 5-11 5z`).join('')} />
        </g>
      )}
      {points.map(({ y, labelY, date, lines }) => (
        <Fragment key={`${y}${lines.join()}`}>
          <text x={labelX} y={labelY} className={drawing.date}>
            {date}
          </text>
          {lines.map((line, i) => (
            <text key={line} x={labelX} y={labelY + (i + 1) * lineHeight}>
              {line}
            </text>
          ))}
        </Fragment>
      ))}
      {[...Map.groupBy(ringsFirst(points), ({ mark }) => mark)].map(([mark, marked]) => (
        <g key={mark ?? ''} className={markClass(mark)}>
          {marked.map(({ y, lines }) => (
            <circle key={`${y}${lines.join()}`} cx={axis} cy={y} r={markRadius} />
          ))}
        </g>
      ))}
    </Drawing>
  );
}
