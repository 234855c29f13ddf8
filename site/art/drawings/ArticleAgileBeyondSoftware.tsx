import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { Leaf } from '../parts/Leaf.tsx';
import { strokes, writing } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Repeat } from '../parts/Repeat.tsx';

const lattice = Array.from({ length: 7 }, (_, index) => `M60 ${68 + index * 34}H640`).join('');

/** A kanban board as a trellis: cards wait in the first bay, buds in the second, flowers in the third. */
export function ArticleAgileBeyondSoftware(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="celadon" {...props}>
      <path
        className="h2"
        d={`${lattice}M108 34V312M156 34V312M204 34V312M300 34V312M348 34V312M396 34V312M492 34V312M540 34V312M588 34V312`}
      />
      <path className="kk" d="M60 16V320M252 16V320M444 16V320M60 34H640" />
      <path className="w" d="M0 312h640v48H0z" />
      <path className="k" d="M0 312H640" />
      <path className="h2" d={strokes(640, [322, 335, 350])} />
      <Repeat
        at={[
          [82, 62],
          [164, 62],
          [82, 128],
          [164, 128],
          [82, 194],
        ]}
      >
        <path className="blk" d="M0 0h70v50H0z" />
        <path className="k" d="M0 0h70v50H0zM30-6l10 12M40-6l-10 12" />
        <path className="h2" d={writing(10, 17, 50, 3, 11)} />
      </Repeat>
      <path
        className="stem"
        d="M36 316C70 268 150 292 204 262S310 230 352 212 430 214 486 176 560 130 606 70"
      />
      <path
        className="stem2"
        d="M300 234Q318 190 310 152M390 206Q404 240 400 262M470 186Q456 130 490 108M540 138Q584 164 596 196"
      />
      <Leaf x={46} y={306} turn={-64} length={58} />
      <Leaf x={78} y={288} turn={50} length={64} />
      <Leaf x={160} y={284} turn={118} length={44} />
      <Petal
        x={310}
        y={156}
        turn={-24}
        length={62}
        width={26}
        tone={3}
        engraving="contours"
        lines={3}
        gap="c2"
      />
      <Petal x={310} y={156} turn={24} length={62} width={26} tone={2} gap="c2" />
      <Petal x={310} y={156} length={66} width={26} tone={1} engraving="veins" lines={4} gap="c2" />
      <Petal x={400} y={258} turn={166} length={38} width={15} tone={3} gap="c2" />
      <Petal x={400} y={258} turn={196} length={38} width={15} tone={2} gap="c2" />
      <Repeat
        at={[
          [488, 100, -8, 0.9],
          [600, 72, 10, 1.1],
          [596, 214, 6],
        ]}
      >
        <Flower size={60} lines={5} />
      </Repeat>
      <path className="tie" d="M246 240l12 14M258 240l-12 14M438 194l12 14M450 194l-12 14" />
    </Plate>
  );
}
