import { type DrawingProps, Plate } from '../Plate.tsx';
import { Eye } from '../parts/Eye.tsx';
import { box, circle, grid, writing } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';

/** Two petals of contours, held like hands round somebody’s record; the officer’s eye stays on what reads it. */
export function ServiceDpoService(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="night" {...props}>
      <path className="h" d={grid(480, 360)} />
      <path className="h2" d={[96, 122, 148].map((r) => circle(268, 172, r)).join('')} />
      <path
        className="kk"
        d="M268 50a122 122 0 0 1 118 92M160 272a148 148 0 0 1-36-130M172 172a96 96 0 0 1 30-70"
      />
      <g transform="rotate(-8 254 160)">
        <path className="kg" d={box(208, 84, 112, 150)} />
      </g>
      <g transform="rotate(3 268 160)">
        <path className="kg" d={box(212, 80, 112, 150)} />
        <path className="k" d={`${circle(240, 110, 11)}M222 140c0-22 36-22 36 0z`} />
        <path className="h2" d={`M270 104h42M270 116h30${writing(224, 160, 88, 4, 13)}`} />
        <circle className="s" cx="304" cy="136" r="8" />
      </g>
      <path className="stem" d="M268 340V360" />
      <Petal
        x={268}
        y={342}
        turn={-50}
        length={222}
        width={74}
        lean={58}
        tone={3}
        engraving="contours"
        lines={7}
      />
      <Petal
        x={268}
        y={342}
        turn={50}
        length={222}
        width={74}
        lean={-58}
        tone={3}
        engraving="contours"
        lines={7}
      />
      <Petal x={268} y={342} length={124} width={72} tone={1} engraving="veins" lines={9} />
      <path className="k" d="M86 70 296 132" />
      <Eye x={62} y={62} />
    </Plate>
  );
}
