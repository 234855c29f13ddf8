import { useId } from 'react';
import { type DrawingProps, Plate } from '../Plate.tsx';

/** Nine flowers in three rows, one for each track: one petal for beginners, two for intermediate, three for advanced. */
export function BannerTraining(props: DrawingProps) {
  const id = useId();

  return (
    <Plate viewBox="0 0 520 400" ground="blush" {...props}>
      <path className="h2" d="M30 138H490M30 262H490M30 386H490" />
      <defs>
        <g id={`${id}tk1`}>
          <g transform="rotate(121)">
            <path
              className="miss"
              d="M0 0C1-10 27-12 28-27 29-37 18-44 3-44-12-44-25-37-26-27-27-12 0-10 0 0z"
            />
          </g>
          <g transform="rotate(239)">
            <path
              className="miss"
              d="M0 0C1-10 27-12 28-27 29-37 18-44 3-44-12-44-25-37-26-27-27-12 0-10 0 0z"
            />
          </g>
          <g transform="rotate(0)">
            <path
              className="p1 c2"
              d="M0 0C1-10 27-12 28-27 29-37 18-44 3-44-12-44-25-37-26-27-27-12 0-10 0 0z"
            />
            <path
              className="v1"
              d="M0 0C-1-9-13-13-25-25M0 0C-1-10-11-15-19-35M0 0C0-10-6-15-8-40M0 0C0-11 0-15 3-42M0 0C1-10 7-15 14-40M0 0C1-10 12-15 24-35M0 0C1-9 13-13 27-25"
            />
          </g>
          <circle className="g" r="8.3" />
          <circle className="s" r="5.7" />
        </g>
        <g id={`${id}tk2`}>
          <g transform="rotate(121)">
            <path
              className="p2 c2"
              d="M0 0C1-10 27-12 28-27 29-37 18-44 3-44-12-44-25-37-26-27-27-12 0-10 0 0z"
            />
            <path
              className="v2"
              d="M0 0C-1-9-13-14-24-29M0 0C0-10-8-15-12-40M0 0C0-11 0-15 3-42M0 0C1-10 9-15 18-40M0 0C1-9 14-14 27-29M-9-9A13.2 13.2 0 0 1 9-9M-14-12A18.5 18.5 0 0 1 14-12M-19-15A23.8 23.8 0 0 1 19-14M-23-18A29 29 0 0 1 23-18M-25-23A34.3 34.3 0 0 1 26-22M-25-31A39.6 39.6 0 0 1 28-28"
            />
          </g>
          <g transform="rotate(239)">
            <path
              className="miss"
              d="M0 0C1-10 27-12 28-27 29-37 18-44 3-44-12-44-25-37-26-27-27-12 0-10 0 0z"
            />
          </g>
          <g transform="rotate(0)">
            <path
              className="p1 c2"
              d="M0 0C1-10 27-12 28-27 29-37 18-44 3-44-12-44-25-37-26-27-27-12 0-10 0 0z"
            />
            <path
              className="v1"
              d="M0 0C-1-9-13-13-25-25M0 0C-1-10-11-15-19-35M0 0C0-10-6-15-8-40M0 0C0-11 0-15 3-42M0 0C1-10 7-15 14-40M0 0C1-10 12-15 24-35M0 0C1-9 13-13 27-25"
            />
          </g>
          <circle className="g" r="8.3" />
          <circle className="s" r="5.7" />
        </g>
        <g id={`${id}tk3`}>
          <g transform="rotate(121)">
            <path
              className="p2 c2"
              d="M0 0C1-10 27-12 28-27 29-37 18-44 3-44-12-44-25-37-26-27-27-12 0-10 0 0z"
            />
            <path
              className="v2"
              d="M0 0C-1-9-13-14-24-29M0 0C0-10-8-15-12-40M0 0C0-11 0-15 3-42M0 0C1-10 9-15 18-40M0 0C1-9 14-14 27-29M-9-9A13.2 13.2 0 0 1 9-9M-14-12A18.5 18.5 0 0 1 14-12M-19-15A23.8 23.8 0 0 1 19-14M-23-18A29 29 0 0 1 23-18M-25-23A34.3 34.3 0 0 1 26-22M-25-31A39.6 39.6 0 0 1 28-28"
            />
          </g>
          <g transform="rotate(239)">
            <path
              className="p3 c2"
              d="M0 0C1-10 27-12 28-27 29-37 18-44 3-44-12-44-25-37-26-27-27-12 0-10 0 0z"
            />
            <path
              className="v3"
              d="M0-4C1-12 23-14 24-27 25-35 15-41 3-41-10-41-21-35-22-27-22-14 0-12 0-4zM0-8C1-15 19-16 19-27 20-33 13-38 2-38-8-38-17-33-17-27-18-16 0-15 0-8zM0-12C1-17 15-18 15-26 16-31 10-35 2-35-6-35-12-31-13-26-13-18 0-17 0-12zM1-16C1-20 10-21 11-26 11-30 7-32 2-32-4-32-8-30-9-26-9-21 1-20 1-16zM1-20C1-22 6-23 6-26 7-28 4-29 1-29-2-29-4-28-4-26-5-23 1-22 1-20z"
            />
          </g>
          <g transform="rotate(0)">
            <path
              className="p1 c2"
              d="M0 0C1-10 27-12 28-27 29-37 18-44 3-44-12-44-25-37-26-27-27-12 0-10 0 0z"
            />
            <path
              className="v1"
              d="M0 0C-1-9-13-13-25-25M0 0C-1-10-11-15-19-35M0 0C0-10-6-15-8-40M0 0C0-11 0-15 3-42M0 0C1-10 7-15 14-40M0 0C1-10 12-15 24-35M0 0C1-9 13-13 27-25"
            />
          </g>
          <circle className="g" r="8.3" />
          <circle className="s" r="5.7" />
        </g>
      </defs>
      <path className="stem2" d="M100 74C97 106 104 116 100 138" />
      <use href={`#${id}tk1`} x="100" y="66" />
      <path className="stem2" d="M260 74C257 106 264 116 260 138" />
      <use href={`#${id}tk1`} x="260" y="66" />
      <path className="stem2" d="M420 74C417 106 424 116 420 138" />
      <use href={`#${id}tk2`} x="420" y="66" />
      <path className="stem2" d="M100 198C97 230 104 240 100 262" />
      <use href={`#${id}tk2`} x="100" y="190" />
      <path className="stem2" d="M260 198C257 230 264 240 260 262" />
      <use href={`#${id}tk2`} x="260" y="190" />
      <path className="stem2" d="M420 198C417 230 424 240 420 262" />
      <use href={`#${id}tk2`} x="420" y="190" />
      <path className="stem2" d="M100 322C97 354 104 364 100 386" />
      <use href={`#${id}tk3`} x="100" y="314" />
      <path className="stem2" d="M260 322C257 354 264 364 260 386" />
      <use href={`#${id}tk3`} x="260" y="314" />
      <path className="stem2" d="M420 322C417 354 424 364 420 386" />
      <use href={`#${id}tk3`} x="420" y="314" />
      <path className="kd" d="M420 278m-62 36a62 62 0 1 1 124 0a62 62 0 1 1-124 0" />
    </Plate>
  );
}
