/**
 * Geometry of the reference petal (decision 33, Design): base at 0,0, tip up. All results are path data in whole units.
 * `width` is half the breadth, `lean` moves the tip aside.
 */
export type PetalShape = { length: number; width: number; lean?: number };

type Point = readonly [x: number, y: number];
type Cubic = readonly [Point, Point, Point];

/** Path data of points: whole numbers, no space where a minus sign separates. */
export function pairs(...points: Point[]): string {
  return points
    .flat()
    .map((value) => Math.round(value) || 0)
    .join(' ')
    .replace(/ -/g, '-');
}

function curves({ length: l, width: w, lean = 0 }: PetalShape): readonly Cubic[] {
  const right = w + lean * 0.375;
  const left = w - lean * 0.375;
  return [
    [
      [right * 0.03, -l * 0.22],
      [right * 0.97, -l * 0.27],
      [right, -l * 0.62],
    ],
    [
      [right * 1.03, -l * 0.84],
      [lean + w * 0.56, -l],
      [lean, -l],
    ],
    [
      [lean - w * 0.56, -l],
      [-left * 0.95, -l * 0.84],
      [-left, -l * 0.62],
    ],
    [
      [-left * 1.03, -l * 0.27],
      [-left * 0.02, -l * 0.22],
      [0, 0],
    ],
  ];
}

/** The outline, shrunk by `scale` about the heart of the petal. */
function outlineAt(shape: PetalShape, scale: number): string {
  const [heartX, heartY]: Point = [(shape.lean ?? 0) * 0.5, -shape.length * 0.575];
  const move = ([x, y]: Point): Point => [heartX + (x - heartX) * scale, heartY + (y - heartY) * scale];
  const body = curves(shape).map((curve) => pairs(...curve.map(move)));
  return `M${pairs(move([0, 0]))}C${body.join(' ').replace(/ -/g, '-')}z`;
}

export const petalOutline = (shape: PetalShape): string => outlineAt(shape, 1);

/** Contours: nested outlines, for privacy, a boundary kept. */
export function contours(shape: PetalShape, count: number): string {
  return Array.from({ length: count }, (_, index) => outlineAt(shape, 1 - (index + 1) / (count + 1))).join(
    '',
  );
}

/** Distance of the edge from the base, by the angle from the axis in degrees. */
function edge(shape: PetalShape): { angle: number; radius: number }[] {
  let from: Point = [0, 0];
  const points: { angle: number; radius: number }[] = [];
  for (const [a, b, to] of curves(shape)) {
    for (let step = 1; step <= 24; step++) {
      const t = step / 24;
      const u = 1 - t;
      const at = (axis: 0 | 1) =>
        u ** 3 * from[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * to[axis];
      const [x, y] = [at(0), at(1)];
      points.push({ angle: (Math.atan2(x, -y) * 180) / Math.PI, radius: Math.hypot(x, y) });
    }
    from = to;
  }
  return points.filter(({ radius, angle }) => radius > shape.length * 0.3 && Math.abs(angle) < 80);
}

const polar = (radius: number, angle: number): Point => [
  radius * Math.sin((angle * Math.PI) / 180),
  -radius * Math.cos((angle * Math.PI) / 180),
];

/** Veins: lines that fan from the base to the edge, for agile, people at work. */
export function veins(shape: PetalShape, count: number): string {
  const points = edge(shape);
  const widest = Math.max(...points.map(({ angle }) => angle)) * 0.94;
  const narrowest = Math.min(...points.map(({ angle }) => angle)) * 0.94;
  return Array.from({ length: count }, (_, index) => {
    const angle = narrowest + ((widest - narrowest) * (index + 0.5)) / count;
    const nearest = points.filter((point) => Math.abs(point.angle - angle) < 4);
    const radius = Math.max(...nearest.map((point) => point.radius)) * 0.95;
    const end = polar(radius, angle);
    const rise = shape.length * Math.sqrt(Math.cos((angle * Math.PI) / 180));
    const control: Point = [end[0] * 0.03, -rise * 0.22];
    return `M0 0C${pairs(control, [end[0] * 0.5, -rise * 0.33], end)}`;
  }).join('');
}

/** Arcs about the base from edge to edge. With veins they make the mesh, for security, a control. */
export function arcs(shape: PetalShape, count: number): string {
  const points = edge(shape);
  return Array.from({ length: count }, (_, index) => {
    const radius = shape.length * (0.3 + (0.66 * (index + 0.5)) / count);
    const inside = points.filter((point) => point.radius * 0.985 >= radius).map(({ angle }) => angle);
    const [from, to] = [polar(radius, Math.min(...inside)), polar(radius, Math.max(...inside))];
    return `M${pairs(from)}A${pairs([radius, radius])} 0 0 1 ${pairs(to)}`;
  }).join('');
}
