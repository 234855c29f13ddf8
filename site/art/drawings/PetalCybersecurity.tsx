import { type DrawingProps, Plate } from '../Plate.tsx';

/** One petal of three, filled. */
export function PetalCybersecurity(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 150 140" ground="bare" {...props}>
      <g transform="translate(75 78)">
        <g transform="rotate(121)">
          <path
            className="p2 c2"
            d="M0 0C1-13 37-16 39-37 40-50 25-60 4-60-17-60-34-50-35-37-37-16-1-13 0 0z"
          />
          <path
            className="v2"
            d="M0 0C-1-13-18-19-34-40M0 0C0-14-11-21-17-54M0 0C0-14 1-21 4-58M0 0C1-14 12-21 24-54M0 0C1-13 19-19 37-39M-13-13A18 18 0 0 1 13-12M-19-16A25.2 25.2 0 0 1 20-16M-25-20A32.4 32.4 0 0 1 26-20M-31-25A39.6 39.6 0 0 1 32-24M-35-31A46.8 46.8 0 0 1 36-30M-34-42A54 54 0 0 1 39-38"
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
            className="miss"
            d="M0 0C1-13 37-16 39-37 40-50 25-60 4-60-17-60-34-50-35-37-37-16-1-13 0 0z"
          />
        </g>
        <circle className="g" r="11.3" />
        <circle className="s" r="7.8" />
      </g>
    </Plate>
  );
}
