import { circle } from './lines.ts';
import { petalOutline } from './petal-geometry.ts';
import { Repeat } from './Repeat.tsx';

type RosetteProps = { x: number; y: number; r: number; petals?: number; tone?: 'k2' | 'k3' | 'k4' };

/** An engraved rosette, the seal of what has been verified: a ring of outlines that cross, between two double rules. */
export function Rosette({ x, y, r, petals = 20, tone = 'k2' }: RosetteProps) {
  const outline = petalOutline({ length: Math.round(r * 0.9), width: Math.round(r * 0.23) });
  const inner = Math.round(r * 0.46);
  return (
    <>
      <circle className="g" cx={x} cy={y} r={r + 2} />
      <Repeat
        className={tone}
        at={Array.from({ length: petals }, (_, index) => [x, y, (360 / petals) * index] as const)}
      >
        <path d={outline} />
      </Repeat>
      <circle className="g" cx={x} cy={y} r={inner} />
      <path
        className="k"
        d={[inner, inner - 4, Math.round(r * 0.95), r].map((radius) => circle(x, y, radius)).join('')}
      />
    </>
  );
}
