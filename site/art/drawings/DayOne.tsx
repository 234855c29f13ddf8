import { type DrawingProps, Plate } from '../Plate.tsx';

/** One petal of three. */
export function DayOne(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 160 150" ground="bare" {...props}>
      <g transform="translate(80 82)">
        <g transform="rotate(121)">
          <path
            className="miss"
            d="M0 0C1-14 39-17 41-40 42-54 26-64 4-64-17-64-36-54-37-40-39-17-1-14 0 0z"
          />
        </g>
        <g transform="rotate(239)">
          <path
            className="miss"
            d="M0 0C1-14 39-17 41-40 42-54 26-64 4-64-17-64-36-54-37-40-39-17-1-14 0 0z"
          />
        </g>
        <g transform="rotate(0)">
          <path
            className="p1 c2"
            d="M0 0C1-14 39-17 41-40 42-54 26-64 4-64-17-64-36-54-37-40-39-17-1-14 0 0z"
          />
          <path
            className="v1"
            d="M0 0C-1-12-18-19-35-33M0 0C-1-14-18-21-33-47M0 0C-1-15-13-22-22-56M0 0C0-15-7-22-9-61M0 0C0-15 1-22 5-62M0 0C1-15 8-22 18-61M0 0C1-15 15-22 29-56M0 0C1-14 19-21 38-47M0 0C0 0 0-1 0-1"
          />
        </g>
        <circle className="g" r="12.1" />
        <circle className="s" r="8.3" />
      </g>
    </Plate>
  );
}
