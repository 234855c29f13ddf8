import { type DrawingProps, Plate } from '../Plate.tsx';
import { Eye } from '../parts/Eye.tsx';
import { box, grid, ruler, strokes } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';

/** A testing bench: one caliper measures a petal, another the seed, and somebody reads the result. */
export function RegulationSingapore(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="celadon" {...props}>
      <path className="h" d={grid(640, 302)} />
      <path className="w" d="M0 302h640v58H0z" />
      <path className="k" d="M0 302H640" />
      <path className="h2" d={strokes(640, [312, 325, 342])} />
      <path className="shade" d="M190 302h100l60 14H206z" />
      <Petal
        x={240}
        y={286}
        length={214}
        width={118}
        lean={10}
        tone={2}
        engraving="mesh"
        lines={11}
        rows={9}
      />
      <path className="kg" d={`${box(214, 278, 52, 24)}M196 302v-8h88v8z`} />
      <path className="kg" d="M40 26H474V50H40z" />
      <path className="k" d={ruler(52, 26, 10, 42, 5)} />
      <path className="kg" d="M74 26h32l8 24v112l-12-14V60L74 50z" />
      <path className="kg" d={`M344 18h78v40h-32v90l-26 14V58h-20zM${374} 18v-8h22v8z`} />
      <path className="k" d="M354 50h58M354 50v-6M364 50v-6M374 50v-6M384 50v-6M394 50v-6M404 50v-6" />
      <path className="kd" d="M118 156H360" />
      <g transform="translate(-40)">
        <path className="kg" d="M484 302v-9h72v9zM500 293c0-12 8-16 12-24h16c4 8 12 12 12 24z" />
        <circle className="s" cx="520" cy="240" r="30" />
        <path
          className="kg"
          d="M520 96C440 110 430 206 488 240 462 202 470 140 518 122zM520 96C600 110 610 206 552 240 578 202 570 140 522 122z"
        />
        <circle className="kg" cx="520" cy="108" r="13" />
        <circle className="kf" cx="520" cy="108" r="4" />
      </g>
      <path className="k" d="M580 178 510 224" />
      <Eye x={598} y={162} />
    </Plate>
  );
}
