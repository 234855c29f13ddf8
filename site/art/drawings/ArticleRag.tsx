import { type DrawingProps, Plate } from '../Plate.tsx';
import { box, writing } from '../parts/lines.ts';
import { Seed } from '../parts/Seed.tsx';

const cards = Array.from({ length: 11 }, (_, index) => 10 - index);
const pulled = [2, 5, 8];

/** A seed draws three threads from a drawer of cards and sets them down as one answer. */
export function ArticleRag(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="blush" {...props}>
      <path className="w" d="M0 306h640v54H0z" />
      <path className="k" d="M0 306H640" />
      <path className="h2" d="M0 318h640M0 334h640M0 352h640" />
      <path className="kg" d="M50 250 208 62H394L318 250z" />
      {cards.map((index) => {
        const [x, y] = [62 + index * 14, 196 - index * 16];
        const lift = pulled.includes(index) ? 22 : 0;
        const tab = 14 + ((index * 67) % 170);
        return (
          <path
            key={index}
            className={lift ? `p${(pulled.indexOf(index) + 1) as 1 | 2 | 3} cb` : 'kg'}
            d={`M${x} ${y + 60}V${y - lift}h${tab}l4-10h26l4 10H${x + 230}V${y + 60}z`}
          />
        );
      })}
      <path className="kg" d={box(44, 230, 276, 104)} />
      <path className="h2" d={box(54, 240, 256, 84)} />
      <path className="kg" d="M148 264h68v24h-68zM168 298h28v10h-28z" />
      <path
        className="k"
        d="M276 164C350 150 390 130 440 118M290 110C350 108 400 108 438 108M360 64C400 66 420 84 442 98"
      />
      <path className="k" d="M476 128C500 150 508 170 508 196" />
      <path className="k" d="M502 186l6 12 6-12" />
      <circle className="k" cx="462" cy="108" r="25" />
      <Seed x={462} y={108} r={16} />
      <path className="shade" d="M438 306h160l14 8H452z" />
      <path className="blk" d={box(430, 204, 160, 102)} />
      <path className="k" d={box(430, 204, 160, 102)} />
      <path className="h2" d={writing(446, 252, 128, 5, 10)} />
      <path className="r1 wide" d="M446 222h40" />
      <path className="r2 wide" d="M492 222h34" />
      <path className="r3 wide" d="M532 222h42" />
      <path className="kk" d="M446 236h84" />
    </Plate>
  );
}
