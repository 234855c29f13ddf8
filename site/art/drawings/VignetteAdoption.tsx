import { type DrawingProps, Plate } from '../Plate.tsx';

/** A bud tied to its stake. */
export function VignetteAdoption(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 120 120" ground="bare" {...props}>
      <path className="k" d="M6 110H114M84 110V8M78 34h12M78 70h12" />
      <path className="stem2" d="M52 110C50 84 76 84 80 66S64 44 62 40" />
      <g transform="translate(62 44)rotate(-26)">
        <path
          className="p3 c2"
          d="M0 0C.3-7.9 13-9.7 13-22.3 13-30.3 7.3-36 0-36-7.3-36-13-30.3-13-22.3-13-9.7-.3-7.9 0 0z"
        />
        <path
          className="v3"
          d="M0-6.3C.2-11.8 9.1-13.1 9.1-21.9 9.1-27.4 5.1-31.5 0-31.5-5.1-31.5-9.1-27.4-9.1-21.9-9.1-13.1-.2-11.8 0-6.3zM0-12.5C.1-15.7 5.2-16.4 5.2-21.5 5.2-24.6 2.9-26.9 0-26.9-2.9-26.9-5.2-24.6-5.2-21.5-5.2-16.4-.1-15.7 0-12.5z"
        />
      </g>
      <g transform="translate(62 44)rotate(26)">
        <path
          className="p2 c2"
          d="M0 0C.3-7.9 13-9.7 13-22.3 13-30.3 7.3-36 0-36-7.3-36-13-30.3-13-22.3-13-9.7-.3-7.9 0 0z"
        />
      </g>
      <g transform="translate(62 44)">
        <path
          className="p1 c2"
          d="M0 0C.3-7.9 13-9.7 13-22.3 13-30.3 7.3-36 0-36-7.3-36-13-30.3-13-22.3-13-9.7-.3-7.9 0 0z"
        />
        <path
          className="v1"
          d="M0 0C-.2-8.6-4-12.3-7.2-32.5M0 0C0-8.7 0-12.4 0-34.6M0 0C.2-8.6 4-12.3 7.2-32.5"
        />
      </g>
      <circle className="s" cx="62" cy="44" r="6" />
      <path className="tie" d="M76 62l9 9M85 62l-9 9" />
    </Plate>
  );
}
