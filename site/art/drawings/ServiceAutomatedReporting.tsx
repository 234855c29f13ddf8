import { type DrawingProps, Plate } from '../Plate.tsx';
import { box, circle, strokes, writing } from '../parts/lines.ts';
import { Petal, type PetalProps } from '../parts/Petal.tsx';

const bars = [
  { length: 44, tone: 3, engraving: 'contours', lines: 2 },
  { length: 66, tone: 3, engraving: 'contours', lines: 2 },
  { length: 60, tone: 2, engraving: 'mesh', lines: 3, rows: 4 },
  { length: 88, tone: 2, engraving: 'mesh', lines: 3, rows: 5 },
  { length: 112, tone: 1, engraving: 'veins', lines: 4 },
] satisfies Pick<PetalProps, 'length' | 'tone' | 'engraving' | 'lines' | 'rows'>[];

/** A report runs from the roll by itself: petals for bars, rows of figures, and a double rule under the total. */
export function ServiceAutomatedReporting(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <path className="h2" d={strokes(480, [324, 338, 352])} />
      <path className="k" d="M0 312H480" />
      <path className="kg" d="M72 312V44h14v268zM394 312V44h14v268z" />
      <path className="shade" d="M128 84h244v276H128z" />
      <path className="blk" d="M116 62h248v298H116z" />
      <path className="k" d="M116 62V360M364 62V360" />
      <path className="kg" d={box(86, 34, 308, 46)} />
      <path className="h2" d="M86 44h308M86 56h308M86 70h308" />
      <path className="k" d={`${circle(79, 57, 22)}M408 57h36v34`} />
      <circle className="s" cx="79" cy="57" r="12" />
      <circle className="kg" cx="444" cy="98" r="8" />
      <path className="h" d="M136 130H344M136 158H344M136 186H344" />
      {bars.map(({ length, ...look }, index) => (
        <Petal key={length} x={156 + index * 42} y={216} length={length} width={19} gap="none" {...look} />
      ))}
      <path className="k" d="M136 216H344" />
      <path className="h2" d={writing(136, 240, 90, 5, 18)} />
      <path className="kk" d="M300 240h44M312 258h32M296 276h48M316 294h28" />
      <path className="k" d="M284 308h60M284 312h60" />
      <path className="r1 wide" d="M292 330h52" />
    </Plate>
  );
}
