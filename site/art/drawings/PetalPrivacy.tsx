import { type DrawingProps, Plate } from '../Plate.tsx';

/** One petal of three, filled. */
export function PetalPrivacy(props: DrawingProps) {
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
            className="p3 c2"
            d="M0 0C1-13 37-16 39-37 40-50 25-60 4-60-17-60-34-50-35-37-37-16-1-13 0 0z"
          />
          <path
            className="v3"
            d="M0-6C1-17 32-19 33-37 34-48 21-56 4-56-14-56-28-48-29-37-31-19 0-17 0-6zM0-11C1-20 26-22 27-36 28-45 17-52 3-52-11-52-23-45-24-36-24-22 0-20 0-11zM1-17C1-24 20-25 21-36 21-43 14-48 3-48-8-48-17-43-18-36-18-25 0-24 1-17zM1-22C1-27 14-28 15-36 15-40 10-44 2-44-5-44-11-40-12-36-12-28 1-27 1-22zM1-28C1-30 9-31 9-35 9-38 6-40 2-40-2-40-6-38-6-35-6-31 1-30 1-28z"
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
