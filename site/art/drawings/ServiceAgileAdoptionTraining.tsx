import { type DrawingProps, Plate } from '../Plate.tsx';
import { circle, strokes } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Seed } from '../parts/Seed.tsx';

const lengths = [52, 60, 68, 76, 84, 92, 100];

/** One loop after another: petals grow round a ring, each a little larger than the last, and the seed is passed on. */
export function ServiceAgileAdoptionTraining(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <path className="h2" d={strokes(480, [320, 334, 350])} />
      <path className="k" d="M0 308H480" />
      <path className="stem" d="M156 184a84 84 0 1 1 24 62" />
      <path className="stem2" d="M180 246C160 268 120 300 60 308" />
      {lengths.map((length, index) => {
        const turn = -78 + index * 46;
        const radians = (turn * Math.PI) / 180;
        return (
          <Petal
            key={length}
            x={Math.round(240 + 84 * Math.sin(radians))}
            y={Math.round(184 - 84 * Math.cos(radians))}
            turn={turn}
            length={length}
            width={length * 0.5}
            lean={length * 0.1}
            tone={1}
            engraving="veins"
            lines={4 + index}
            gap={index < 4 ? 'c2' : 'c'}
          />
        );
      })}
      <path className="kd" d="M190 184a50 50 0 1 1 26 44" />
      <path className="k" d="M230 236l-16-7 6-14" />
      <path className="k" d={circle(240, 184, 26)} />
      <Seed x={240} y={184} r={16} />
    </Plate>
  );
}
