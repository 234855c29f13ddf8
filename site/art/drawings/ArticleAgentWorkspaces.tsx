import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { Leaf } from '../parts/Leaf.tsx';
import { circle, grid } from '../parts/lines.ts';
import { Repeat } from '../parts/Repeat.tsx';

/** Four plants in shared pots: their roots join in one trough, and what one seed learns is handed to the next. */
export function ArticleAgentWorkspaces(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="night" {...props}>
      <path className="h" d={grid(640, 360)} />
      <path className="h2" d={`${circle(330, 250, 150)}${circle(330, 250, 190)}${circle(330, 250, 230)}`} />
      <path
        className="k"
        d="M120 306C120 330 200 322 210 306M150 306C180 350 320 346 342 306M220 306C250 334 320 330 336 306M356 306C380 340 470 338 482 306M190 306C240 360 440 356 474 306M496 306C520 332 590 332 640 322"
      />
      <path
        className="stem"
        d="M140 252C136 200 156 180 148 132M206 252C222 210 250 214 262 176M346 252C352 190 336 150 344 100M480 252C470 220 500 196 490 158"
      />
      <path className="stem2" d="M480 252C500 226 540 226 560 196" />
      <Leaf x={140} y={250} turn={-52} length={78} />
      <Leaf x={206} y={250} turn={18} length={70} />
      <Leaf x={346} y={250} turn={48} length={92} />
      <Leaf x={346} y={250} turn={-40} length={64} />
      <Leaf x={482} y={250} turn={-44} length={66} />
      <path className="kg" d="M96 252H252l-14 54H110zM296 252H396l-12 54H308zM430 252H536l-12 54H442z" />
      <path className="h2" d="M100 264H248M299 264H393M433 264H533" />
      <Repeat
        at={[
          [146, 120, -8, 0.92],
          [266, 170, 12, 0.72],
          [344, 92, 0, 1.12],
          [490, 150, 8, 0.9],
          [568, 188, 18, 0.66],
        ]}
      >
        <Flower size={70} lines={6} />
      </Repeat>
      <path
        className="kd"
        d="M150 110C190 90 240 110 262 160M276 162C290 120 310 96 332 92M358 92C410 70 470 90 486 138M504 148C530 140 552 156 562 178"
      />
      <path className="kk" d="M40 306H640" />
      <path className="k" d="M40 340H640M40 306V340" />
    </Plate>
  );
}
