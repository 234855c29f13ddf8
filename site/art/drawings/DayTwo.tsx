import { type DrawingProps, Plate } from '../Plate.tsx';

/** Two petals of three. */
export function DayTwo(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 160 150" ground="bare" {...props}>
      <g transform="translate(80 82)">
        <g transform="rotate(121)">
          <path
            className="p2 c2"
            d="M0 0C1-14 39-17 41-40 42-54 26-64 4-64-17-64-36-54-37-40-39-17-1-14 0 0z"
          />
          <path
            className="v2"
            d="M0 0C-1-13-19-20-36-37M0 0C-1-15-16-21-28-52M0 0C0-15-8-22-12-59M0 0C0-15 1-22 5-62M0 0C1-15 9-22 21-59M0 0C1-15 17-21 34-52M0 0C2-13 19-19 39-36M-14-14A19.2 19.2 0 0 1 14-13M-20-17A26.9 26.9 0 0 1 21-17M-27-22A34.6 34.6 0 0 1 27-21M-33-27A42.2 42.2 0 0 1 34-26M-37-34A49.9 49.9 0 0 1 38-32M-36-45A57.6 57.6 0 0 1 41-41"
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
