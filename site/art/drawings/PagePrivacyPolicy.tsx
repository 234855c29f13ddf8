import { type DrawingProps, Plate } from '../Plate.tsx';
import { circle } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Repeat } from '../parts/Repeat.tsx';
import { Seed } from '../parts/Seed.tsx';

/** The policy has fifteen sections. */
const leaves = Array.from({ length: 15 }, (_, index) => -84 + index * 12);

/** Fifteen leaves open like a fan, each with its boundary drawn, round one seed. */
export function PagePrivacyPolicy(props: DrawingProps) {
  const shape = { length: 262, width: 25, engraving: 'contours', lines: 3 } as const;
  return (
    <Plate viewBox="0 0 480 360" ground="night" {...props}>
      <path className="h2" d={[120, 190, 284, 300].map((r) => circle(250, 318, r)).join('')} />
      <path className="g" d="M0 318h480v42H0z" />
      <Repeat at={leaves.filter((_, index) => index % 2 === 0).map((turn) => [250, 314, turn] as const)}>
        <Petal {...shape} tone="outline" />
      </Repeat>
      <Repeat at={leaves.filter((_, index) => index % 2 === 1).map((turn) => [250, 314, turn] as const)}>
        <Petal {...shape} tone={3} />
      </Repeat>
      <path className="g" d="M0 319h480v41H0z" />
      <Seed x={250} y={314} r={20} ring />
      <path className="k" d="M0 318H221M279 318H480" />
      <path className="h2" d="M0 330h204M296 330h184M0 344h120M160 344h320" />
    </Plate>
  );
}
