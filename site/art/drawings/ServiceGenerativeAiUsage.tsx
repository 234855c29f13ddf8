import { type DrawingProps, Plate } from '../Plate.tsx';
import { grid } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Seed } from '../parts/Seed.tsx';

/** A pen with a seed at its breather hole draws a flower: two petals are done, the third is still a dotted line. */
export function ServiceGenerativeAiUsage(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="blush" {...props}>
      <path className="h" d={grid(480, 360)} />
      <path className="stem" d="M168 226C160 270 178 310 166 360" />
      <Petal x={168} y={196} turn={121} length={124} width={76} lean={10} tone="missing" />
      <Petal
        x={168}
        y={196}
        turn={239}
        length={124}
        width={76}
        lean={10}
        tone={3}
        engraving="contours"
        lines={7}
      />
      <Petal x={168} y={196} length={124} width={76} lean={10} tone={1} engraving="veins" lines={11} />
      <circle className="k" cx="168" cy="196" r="22" />
      <path className="kk" d="M168 196C190 190 232 184 262 196" />
      <g transform="translate(264 196)rotate(58)">
        <path className="kg" d="M0 0C8-30 34-58 34-96L26-128H-26L-34-96C-34-58-8-30 0 0z" />
        <path className="k" d="M0 0V-70M-34-96H34M-20-128 -24-104M20-128 24-104" />
        <path className="p2" d="M-30-128H30V-330H-30z" />
        <path
          className="v2"
          d="M-22-128V-330M-14-128V-330M-6-128V-330M2-128V-330M10-128V-330M18-128V-330M-30-140H30M-30-152H30M-30-190H30M-30-196H30"
        />
        <Seed x={0} y={-80} r={11} ring />
      </g>
    </Plate>
  );
}
