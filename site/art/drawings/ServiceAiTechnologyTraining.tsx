import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { Leaf } from '../parts/Leaf.tsx';
import { strokes } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Repeat } from '../parts/Repeat.tsx';

const shelves = [150, 226, 304];
const pots = [116, 196, 276, 356];

/** A glasshouse with three shelves: sprouts below, buds between, flowers with their seeds on top. */
export function ServiceAiTechnologyTraining(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <path className="w" d="M0 326h480v34H0z" />
      <path className="h2" d={strokes(480, [336, 349])} />
      <path
        className="h"
        d="M100 92V326M140 68V326M180 44V326M220 20V326M260 20V326M300 44V326M340 68V326M380 92V326M60 120H420M60 190H420M60 264H420"
      />
      <path
        className="k"
        d="M60 326V116L240 8 420 116V326M52 121 240 8 428 121M240 8v30M140 68l100-30 100 30"
      />
      <path className="kk" d={shelves.map((y) => `M60 ${y}H420`).join('')} />
      <path className="k" d="M0 326H480" />
      {shelves.map((y, shelf) => (
        <path
          key={y}
          className="kg"
          d={pots
            .slice(shelf === 0 ? 1 : 0, shelf === 0 ? 3 : 4)
            .map((x) => `M${x - 15} ${y - 22}h30l-5 22h-20z`)
            .join('')}
        />
      ))}
      <path className="stem2" d="M196 128V100M276 128V96" />
      <Flower x={196} y={92} size={38} lines={4} turn={-6} />
      <Flower x={276} y={84} size={38} lines={4} turn={6} />
      <Repeat at={pots.map((x) => [x, 204] as const)}>
        <path className="stem2" d="M0 0V-14" />
        <Petal y={-12} turn={-26} length={30} width={12} tone={3} gap="c2" />
        <Petal y={-12} turn={26} length={30} width={12} tone={2} gap="c2" />
        <Petal y={-12} length={34} width={12} tone={1} gap="c2" />
      </Repeat>
      <Repeat at={pots.map((x) => [x, 282] as const)}>
        <path className="stem2" d="M0 0V-12" />
        <Leaf x={0} y={-10} turn={-48} length={26} width={7} />
        <Leaf x={0} y={-10} turn={48} length={26} width={7} />
      </Repeat>
    </Plate>
  );
}
