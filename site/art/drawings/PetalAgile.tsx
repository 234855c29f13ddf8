import { type DrawingProps, Plate } from '../Plate.tsx';

/** One petal of three, filled. */
export function PetalAgile(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 150 140" ground="bare" {...props}>
      <g transform="translate(75 78)">
        <g transform="rotate(121)">
          <path
            className="miss"
            d="M0 0C1-13 37-16 39-37 40-50 25-60 4-60-17-60-34-50-35-37-37-16-1-13 0 0z"
          />
        </g>
        <g transform="rotate(239)">
          <path
            className="miss"
            d="M0 0C1-13 37-16 39-37 40-50 25-60 4-60-17-60-34-50-35-37-37-16-1-13 0 0z"
          />
        </g>
        <g transform="rotate(0)">
          <path
            className="p1 c2"
            d="M0 0C1-13 37-16 39-37 40-50 25-60 4-60-17-60-34-50-35-37-37-16-1-13 0 0z"
          />
          <path
            className="v1"
            d="M0 0C-1-12-17-18-34-32M0 0C-1-14-17-20-29-46M0 0C0-14-11-21-17-54M0 0C0-14-3-21-3-57M0 0C0-14 4-21 11-57M0 0C1-14 12-21 24-54M0 0C1-14 17-20 35-45M0 0C1-12 18-18 37-32"
          />
        </g>
        <circle className="g" r="11.3" />
        <circle className="s" r="7.8" />
      </g>
    </Plate>
  );
}
