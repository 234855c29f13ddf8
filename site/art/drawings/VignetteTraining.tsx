import { type DrawingProps, Plate } from '../Plate.tsx';

/** A seed with two first leaves. */
export function VignetteTraining(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 120 120" ground="bare" {...props}>
      <path className="k" d="M6 84H114" />
      <path className="h2" d="M14 92h92M26 100h68M40 108h40" />
      <path className="stem2" d="M60 84V56" />
      <g transform="translate(60 58)rotate(-52)">
        <path
          className="p3 c2"
          d="M0 0C0-8.4 16.6-10.3 14.7-23.6 12.8-31.9 3.5-38-6-38-15.5-38-21.2-31.9-19.3-23.6-17.4-10.3-.6-8.4 0 0z"
        />
        <path
          className="v3"
          d="M-.5-5.7C-.4-11.6 11.1-12.9 9.8-22.2 8.5-28.1 2-32.3-4.7-32.3-11.3-32.3-15.3-28.1-14-22.2-12.7-12.9-.9-11.6-.5-5.7zM-.9-11.4C-.9-14.7 5.7-15.5 5-20.8 4.2-24.2 .5-26.6-3.3-26.6-7.1-26.6-9.4-24.2-8.6-20.8-7.9-15.5-1.2-14.7-.9-11.4z"
        />
      </g>
      <g transform="translate(60 58)rotate(52)">
        <path
          className="p2 c2"
          d="M0 0C.6-8.4 17.4-10.3 19.3-23.6 21.2-31.9 15.5-38 6-38-3.5-38-12.8-31.9-14.7-23.6-16.6-10.3 0-8.4 0 0z"
        />
        <path
          className="v2"
          d="M0 0C0-9-5.4-12.9-6.1-33M0 0C.4-9.1 .7-13.1 6.1-36.5M0 0C.7-9 6.8-12.9 16.3-33M-9-10.7A14 14 0 0 1 9.5-10.2M-13.9-17A22 22 0 0 1 15.6-15.5M-13.5-26.8A30 30 0 0 1 19.2-23.1"
        />
      </g>
      <circle className="s" cx="60" cy="96" r="7" />
    </Plate>
  );
}
