import { type DrawingProps, Plate } from '../Plate.tsx';
import { detail, silhouette } from './skyline.ts';

/** The skyline behind the hero. */
export function HeroSkyline(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 1440 152" ground="bare" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="sw" d={silhouette} />
      <path className="sl" d={detail} />
    </Plate>
  );
}
