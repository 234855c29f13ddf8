import { type DrawingProps, Plate } from '../Plate.tsx';
import { Flower } from '../parts/Flower.tsx';
import { Leaf } from '../parts/Leaf.tsx';
import { rings } from '../parts/lines.ts';

/** A potted orchid on a window sill over the harbour; one window across the water is lit. */
export function PageAbout(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <circle className="w" cx="356" cy="92" r="62" />
      <path className="h2" d={rings(356, 92, [52, 40, 28, 16])} />
      <path
        className="kf2"
        d="M60 236V176h34v60M98 236V140h26v96M130 236V190h42v46M262 236V150h30v86M298 236V118h28v118M332 236V166h36v70M374 236V134h26v102M404 236V186h50v50"
      />
      <path
        className="h2"
        d="M66 186h22M66 198h22M66 210h22M104 150v80M111 150v80M118 150v80M136 200h30M136 212h30M268 160h18M268 172h18M268 184h18M268 196h18M305 128v100M312 128v100M319 128v100M340 176h20M340 188h20M340 200h20M380 144h14M380 156h14M380 168h14M380 180h14M412 196h34M412 208h34"
      />
      <path className="w" d="M40 236h400v48H40z" />
      <path className="k" d="M40 236H440" />
      <path
        className="h2"
        d="M60 246h90M190 246h160M370 246h60M50 258h60M140 258h150M320 258h110M80 271h200M310 271h110"
      />
      <circle className="s" cx="387" cy="198" r="5" />
      <path className="g" d="M0 0h40v300H0zM440 0h40v300h-40z" />
      <path className="k" d="M40 0V284M46 0V284M434 0V284M440 0V284M46 30H434M46 36H434M252 0V30" />
      <path className="kg" d="M0 284h480v26H0z" />
      <path className="h2" d="M0 292h480M0 330h480M0 348h480" />
      <path className="stem" d="M186 240C176 180 184 140 206 112S250 74 280 72" />
      <path className="stem2" d="M184 176C160 160 150 140 140 122M208 110C200 92 196 76 200 60" />
      <Leaf x={186} y={240} turn={-62} length={110} />
      <Leaf x={188} y={240} turn={64} length={118} />
      <Leaf x={186} y={240} turn={-26} length={74} />
      <path className="kg" d="M140 234h92v16h-92zM148 250h76l-12 50h-52z" />
      <Flower x={134} y={114} turn={-14} size={50} lines={5} />
      <Flower x={212} y={64} turn={0} size={46} lines={5} />
      <Flower x={292} y={84} turn={16} size={64} lines={6} />
    </Plate>
  );
}
