/** A part of the whole that a ring counts. */
export type RingGroup = { count: number; newCount: number };
type RingMark = { x: number; y: number; footX: number; footY: number; isNew: boolean };
type RingPart = {
  marks: readonly RingMark[];
  /** The arc inside the part's marks. */
  arc: string;
  /** Where its number stands. */
  label: { x: number; y: number };
};

/** Half the side of the drawing's square. */
export const ringHalf = 345;
const [arcRadius, footRadius, markRadius, newRadius, labelRadius] = [226, 236, 292, 326, 112];
/** Labels keep so far from the middle, that two side by side have room. */
const leastLabelX = 80;
/** Places left free between two parts, in marks. */
const gapMarks = 1.6;

/**
 * A ring of counted marks, clockwise from the top: one mark is one thing, the new ones stand last in their part, on
 * a longer ray.
 */
export function ringDrawing(groups: readonly RingGroup[]): RingPart[] {
  const places = groups.reduce((sum, { count }) => sum + count + gapMarks, 0);
  const angle = (place: number) => (2 * Math.PI * place) / places - Math.PI / 2;
  let at = gapMarks / 2;
  return groups.map(({ count, newCount }) => {
    const start = at;
    at += count + gapMarks;
    const marks = Array.from({ length: count }, (_, i) => {
      const isNew = i >= count - newCount;
      const turn = angle(start + i + 0.5);
      const [x, y] = point(turn, isNew ? newRadius : markRadius);
      const [footX, footY] = point(turn, footRadius);
      return { x, y, footX, footY, isNew };
    });
    const [fromX, fromY] = point(angle(start), arcRadius);
    const [toX, toY] = point(angle(start + count), arcRadius);
    const isLong = count > places / 2 ? 1 : 0;
    const [x, y] = point(angle(start + count / 2), labelRadius);
    return {
      marks,
      arc: `M${fromX} ${fromY}A${arcRadius} ${arcRadius} 0 ${isLong} 1 ${toX} ${toY}`,
      label: { x: Math.abs(x) < leastLabelX ? leastLabelX * (x < 0 ? -1 : 1) : x, y },
    };
  });
}

/** A path that draws a disc at each of the points: round caps on lines of no length. */
export const discs = (points: readonly { x: number; y: number }[]) =>
  points.map(({ x, y }) => `M${x} ${y}h.1`).join('');

const point = (turn: number, radius: number): [number, number] => [
  Math.round(radius * Math.cos(turn)),
  Math.round(radius * Math.sin(turn)),
];
