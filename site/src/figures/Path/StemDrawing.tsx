import { At } from '../Drawing/At.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import { parties } from './hands.ts';
import { groundPx, labelLines, pathDrawing } from './path-drawing.ts';
import { Seal } from './Seal.tsx';
import styles from './StepPath.module.css';
import type { PathStep } from './StepPath.tsx';

type StemDrawingProps = {
  steps: readonly PathStep[];
  isLong: boolean;
  hasSeal: boolean;
  otherName?: string | undefined;
};

/** Percent of the width for the names of the lanes. */
const gutterPercent = 11;
const [numberPx, linePx, lanePx, nodePx] = [groundPx + 38, 19, 30, 5];
/** Characters of a label on a line of its column, in the widest text face. */
const labelCharacters = 15;

/** The stem with a leaf and a node a step; of a long path also its numbers, names, and lanes of who does what. */
export function StemDrawing({ steps, isLong, hasSeal, otherName }: StemDrawingProps) {
  const lanes = isLong ? parties.filter((party) => steps.some(({ who }) => who?.[party])) : [];
  const hasHolds = isLong && steps.some(({ holds }) => holds);
  const gutter = lanes.length > 0 || hasHolds ? gutterPercent : 0;
  const { stem, from, nodes } = pathDrawing(steps.length, { gutter, isCentred: isLong });
  const titles = steps.map(({ title, shortTitle }) =>
    isLong ? labelLines(shortTitle ?? title, labelCharacters) : [],
  );
  const held = steps.map(({ holds }) => (hasHolds && holds ? labelLines(holds, labelCharacters) : []));
  const lanesTop = numberPx + 10 + linePx * Math.max(0, ...titles.map((lines) => lines.length));
  const holdsTop = lanesTop + lanePx * lanes.length + 24;
  const bottom = holdsTop + linePx * Math.max(0, ...held.map((lines) => lines.length)) - 12;
  const laneNames = { you: 'You', us: 'We', other: otherName };
  const laneY = (lane: number) => lanesTop + lanePx * (lane + 0.5);
  return (
    <Drawing layout="across" height={isLong ? bottom : groundPx + 2} className={styles.stem}>
      <line x2="100%" y1={groundPx} y2={groundPx} className={styles.ground} />
      <svg
        x={`${from}%`}
        width={`${100 - from}%`}
        height={groundPx}
        viewBox={`0 0 1000 ${groundPx}`}
        preserveAspectRatio="none"
        overflow="visible"
        aria-hidden="true"
      >
        <path d={stem} />
      </svg>
      {nodes.map(({ x, y, turn, size }, i) => (
        <At key={x} x={x} y={0}>
          {isLong && lanes.length > 0 && (
            <path d={`M0 ${y + 8}V${laneY(lanes.length - 1)}`} className={styles.ground} />
          )}
          {hasSeal && i === nodes.length - 1 ? (
            <Seal y={y} />
          ) : (
            <>
              <g transform={`translate(0 ${y})rotate(${turn})scale(${size})`}>
                <path d="M0 0C8-20 34-30 74-26 58-4 26 10 0 0z" className={styles.leaf} />
                <path
                  d="M4-2C26-10 46-18 66-23M24-9l2-13M40-15l4-10M24-9l12 8M40-15l12 4"
                  className={styles.ribs}
                />
              </g>
              <circle cy={y} r={nodePx} className={styles.ring} />
            </>
          )}
          {isLong && (
            <text y={numberPx} className={styles.number}>
              {i + 1}
            </text>
          )}
          {titles[i]?.map((line, at) => (
            <text key={line} y={numberPx + 22 + linePx * at} className={styles.name}>
              {line}
            </text>
          ))}
          {lanes.map((party, lane) => {
            const part = steps[i]?.who?.[party];
            return (
              part && (
                <circle
                  key={party}
                  cy={laneY(lane)}
                  r={part === 'does' ? 8 : 7}
                  className={part === 'does' ? styles.disc : styles.ring}
                />
              )
            );
          })}
          {held[i]?.map((line, at) => (
            <text key={line} y={holdsTop + linePx * at}>
              {line}
            </text>
          ))}
        </At>
      ))}
      {lanes.map((party, lane) => (
        <text key={party} y={laneY(lane) + 5} className={styles.lane}>
          {laneNames[party]}
        </text>
      ))}
      {hasHolds && (
        <text y={holdsTop} className={styles.lane}>
          You hold
        </text>
      )}
    </Drawing>
  );
}
