import { type DrawingProps, Plate } from '../Plate.tsx';
import { Rosette } from '../parts/Rosette.tsx';

const rows = Array.from({ length: 9 }, (_, index) => 70 + index * 34);
const fills = ['r1', 'r2', 'r3'] as const;

/** A data inventory, row by row, and the seal that stands for having kept it. */
export function ArticleTrustmark(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 640 360" ground="celadon" {...props}>
      <path className="blk" d="M40 36H640V360H40z" />
      <path
        className="h2"
        d={`${rows.map((y) => `M40 ${y}H640`).join('')}M84 36V360M232 36V360M340 36V360M438 36V360M536 36V360`}
      />
      <path className="kk" d="M40 36H640" />
      <path className="k" d="M40 70H640M40 36V360" />
      <path className="kk" d="M98 54h70M246 54h52M352 54h60M450 54h48M550 54h58" />
      {fills.map((className, kind) => (
        <path
          key={className}
          className={`${className} wide`}
          d={rows
            .slice(0, -1)
            .map((y, index) =>
              (index + kind) % 3 === 0
                ? `M${98} ${y + 18}h${60 + ((index * 37) % 60)}M246 ${y + 18}h${30 + ((index * 23) % 44)}`
                : '',
            )
            .join('')}
        />
      ))}
      <path
        className="h2"
        d={rows
          .slice(0, -1)
          .map(
            (y, index) =>
              `M352 ${y + 18}h${40 + ((index * 31) % 34)}M450 ${y + 18}h${26 + ((index * 19) % 50)}M550 ${y + 18}h60`,
          )
          .join('')}
      />
      <path
        className="k2 wide"
        d={rows
          .slice(0, -1)
          .map((y) => `M54 ${y + 17}l6 6 11-13`)
          .join('')}
      />
      <Rosette x={466} y={206} r={118} petals={24} />
      <path className="tk" d="M440 208l19 19 36-42" />
    </Plate>
  );
}
