import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { ruler } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';

/** The mark dissected on a herbarium sheet: three petals and the seed, each taped down and named. */
export function ArticlePcaLaunch(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="blush" {...props}>
      <path className="h2" d="M0 120H640M0 240H640M80 0V360M160 0V360" />
      <path className="shade" d="M182 44h442v316H182z" />
      <path className="blk" d="M172 30h440v330H172z" />
      <path className="k" d="M172 360V30H612V360" />
      <path className="h2" d="M182 360V40H602V360" />
      <path
        className="kd"
        d="M118 150C150 70 200 74 232 120M124 164C170 190 330 40 372 106M120 176C180 280 420 60 488 128"
      />
      <Petal
        x={262}
        y={226}
        turn={-10}
        length={150}
        width={66}
        gap="none"
        lean={8}
        tone={3}
        engraving="contours"
        lines={7}
      />
      <Petal
        x={388}
        y={226}
        turn={2}
        length={158}
        width={70}
        gap="none"
        lean={8}
        tone={2}
        engraving="mesh"
        lines={9}
        rows={8}
      />
      <Petal
        x={514}
        y={226}
        turn={12}
        length={150}
        width={66}
        gap="none"
        lean={8}
        tone={1}
        engraving="veins"
        lines={10}
      />
      <path className="kg" d="M238 204l44-8 2 12-44 8zM364 206l46 2-1 12-46-2zM490 196l46 10-3 12-46-10z" />
      <path className="k" d="M262 232V252M388 232V252M514 232V252" />

      <text x="262" y="270" textAnchor="middle">
        Privacy
      </text>
      <text x="388" y="270" textAnchor="middle">
        Cybersecurity
      </text>
      <text x="514" y="270" textAnchor="middle">
        Agile
      </text>

      <circle className="k" cx="388" cy="310" r="24" />
      <circle className="s" cx="388" cy="310" r="15" />
      <path className="k" d="M412 310H448" />
      <text x="456" y="316">
        AI
      </text>
      <path className="k" d={`M202 340H342${ruler(202, 340, 7, 21, 5)}`} />
      <path className="stem2" d="M84 182C82 240 92 300 84 360" />
      <Flower x={84} y={150} turn={-4} size={58} lines={5} />
    </Plate>
  );
}
