import { type DrawingProps, Plate } from '../Plate.tsx';
import { detail, silhouette } from './skyline.ts';

/** The skyline at night, one window lit. */
export function FooterSkyline(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 1440 152" ground="night" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="sw" d={silhouette} />
      <path className="sl" d={detail} />
      <circle className="s" cx="775" cy="66" r="4" />
    </Plate>
  );
}
