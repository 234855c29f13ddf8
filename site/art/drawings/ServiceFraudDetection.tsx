import { type DrawingProps, Plate } from '../Plate.tsx';
import { Eye } from '../parts/Eye.tsx';
import { grid } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { petalOutline } from '../parts/petal-geometry.ts';
import { Repeat } from '../parts/Repeat.tsx';

const alike = Array.from(
  { length: 48 },
  (_, index) => [34 + (index % 8) * 58, 56 + Math.floor(index / 8) * 52] as const,
).filter(([x, y]) => !(x === 324 && y === 108) && !(y > 250 && x < 140));

/** Rows of payments, all alike but one; a seed marks it and a person looks before anything is stopped. */
export function ServiceFraudDetection(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="night" {...props}>
      <path className="h" d={grid(480, 360, 20)} />
      <Repeat className="p3" at={alike}>
        <path d={petalOutline({ length: 34, width: 19, lean: 3 })} />
      </Repeat>
      <circle className="g" cx="330" cy="91" r="38" />
      <path
        className="k"
        d="M294 91a36 36 0 1 1 72 0a36 36 0 1 1-72 0M330 46v14M330 122v14M284 91h14M362 91h14"
      />
      <Petal
        x={316}
        y={66}
        turn={152}
        length={60}
        width={30}
        tone={1}
        engraving="veins"
        lines={6}
        gap="none"
      />
      <circle className="g" cx="332" cy="96" r="13" />
      <circle className="s" cx="332" cy="96" r="9" />
      <path className="g" d="M18 264h112v76H18z" />
      <path className="k" d="M94 288 303 116" />
      <Eye x={72} y={304} />
    </Plate>
  );
}
