import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { Leaf } from '../parts/Leaf.tsx';
import { circle, grid } from '../parts/lines.ts';
import { Repeat } from '../parts/Repeat.tsx';

/** Five stems of one team, gathered by a single ring that holds without pressing. */
export function ServiceProfessionalScrumMaster(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="night" {...props}>
      <path className="h" d={grid(480, 360)} />
      <path className="h2" d={[58, 84, 110].map((r) => circle(256, 262, r)).join('')} />
      <path
        className="stem2"
        d="M68 164C130 210 220 230 250 262S300 330 312 360M154 110C186 170 236 210 254 262S270 330 274 360M256 84C254 150 258 210 256 262S246 330 242 360M358 112C330 170 276 210 260 262S220 330 208 360M442 170C380 216 290 230 262 262S190 330 176 360"
      />
      <Leaf x={216} y={226} turn={-78} length={86} />
      <Leaf x={304} y={222} turn={76} length={92} />
      <path
        className="kg"
        d="M208 262a48 15 0 1 0 96 0a48 15 0 1 0-96 0zM218 260a38 9 0 1 1 76 0a38 9 0 1 1-76 0z"
      />
      <path className="stem2" d="M250 256l4 6M255 252v8M262 256l-4 6M238 254l8 6M276 254l-10 6" />
      <path className="kk" d="M208 262a48 15 0 0 0 96 0" />
      <Repeat
        at={[
          [72, 160, -30, 0.74],
          [432, 166, 28, 0.74],
          [152, 104, -14, 0.8],
          [360, 108, 14, 0.8],
          [256, 78, 0, 0.96],
        ]}
      >
        <Flower size={66} lines={6} />
      </Repeat>
    </Plate>
  );
}
