import { type DrawingProps, Plate } from '../Plate.tsx';
import { grid } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Rosette } from '../parts/Rosette.tsx';

/** A key cut from a petal’s mesh, in front of the rosette whose keyhole is a seed. */
export function ArticleIso42001(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="night" {...props}>
      <path className="h" d={grid(640, 360)} />
      <Rosette x={566} y={172} r={148} petals={24} tone="k4" />
      <path className="kf" d="M566 172l15 58h-30z" />
      <circle className="g" cx="566" cy="168" r="28" />
      <circle className="s" cx="566" cy="168" r="19" />
      <path className="kd" d="M452 172H530" />
      <path className="p2 c" d="M270 158H436l12 14-12 14H420v38H404v-20H390v34H374v-24H360v14H346v-42H270z" />
      <path
        className="v2"
        d="M276 172H444M290 158v28M306 158v28M322 158v28M338 158v28M354 158v60M370 158v44M386 158v68M402 158v30M418 158v58M346 200h74M346 214h28M390 214h30M374 230h16"
      />
      <Petal
        x={286}
        y={172}
        turn={270}
        length={250}
        width={132}
        lean={-10}
        tone={2}
        engraving="mesh"
        lines={13}
        rows={11}
      />
      <circle className="g" cx="92" cy="172" r="30" />
      <circle className="k" cx="92" cy="172" r="25" />
      <path className="kg" d="M262 150h26v44h-26z" />
      <path className="k" d="M268 150v44M275 150v44M282 150v44" />
      <path className="k" d="M92 197C96 260 60 280 74 360M88 197C84 250 44 290 52 360" />
    </Plate>
  );
}
