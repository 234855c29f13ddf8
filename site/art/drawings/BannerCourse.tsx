import { type DrawingProps, Plate } from '../Plate.tsx';

/** A workflow: one round seed passes three petal-shaped gates, privacy, security and people, and loops back. */
export function BannerCourse(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 520 400" ground="blush" {...props}>
      <path
        className="h"
        d="M40-300V700M80-300V700M120-300V700M160-300V700M200-300V700M240-300V700M280-300V700M320-300V700M360-300V700M400-300V700M440-300V700M480-300V700M0 -290H520M0 -250H520M0 -210H520M0 -170H520M0 -130H520M0 -90H520M0 -50H520M0 -10H520M0 30H520M0 70H520M0 110H520M0 150H520M0 190H520M0 230H520M0 270H520M0 310H520M0 350H520M0 390H520M0 430H520M0 470H520M0 510H520M0 550H520M0 590H520M0 630H520M0 670H520"
      />
      <path className="k" d="M0 190H520" />
      <path className="kd" d="M410 214C420 330 300 352 226 352S60 330 52 214" />
      <path className="k" d="M44 226l8-14 9 13" />
      <g transform="translate(96 190)rotate(90)">
        <path
          className="p3 c"
          d="M0 0C1-26 72-32 72-73 72-99 40-118 0-118-40-118-72-99-72-73-72-32-1-26 0 0z"
        />
        <path
          className="v3"
          d="M0-10C1-32 62-37 62-72 62-95 35-111 0-111-35-111-62-95-62-72-62-37-1-32 0-10zM0-19C1-38 52-42 52-72 52-91 29-104 0-104-29-104-52-91-52-72-52-42-1-38 0-19zM0-29C1-44 42-47 42-71 42-86 23-97 0-97-23-97-42-86-42-71-42-47-1-44 0-29zM0-38C1-50 32-52 32-71 32-82 18-90 0-90-18-90-32-82-32-71-32-52-1-50 0-38zM0-48C0-56 22-57 22-70 22-78 12-83 0-83-12-83-22-78-22-70-22-57 0-56 0-48zM0-57C0-62 12-63 12-69 12-73 6-76 0-76-6-76-12-73-12-69-12-63 0-62 0-57z"
        />
      </g>
      <g transform="translate(226 190)rotate(90)">
        <path
          className="p2 c"
          d="M0 0C1-26 72-32 72-73 72-99 40-118 0-118-40-118-72-99-72-73-72-32-1-26 0 0z"
        />
        <path
          className="v2"
          d="M0 0C0-1 0-1 0-2M0 0C-2-26-35-39-66-86M0 0C-2-28-26-40-47-103M0 0C-1-28-13-41-24-112M0 0C0-28 0-41 0-113M0 0C1-28 13-41 24-112M0 0C2-28 26-40 47-103M0 0C2-26 35-39 66-86M0 0C0-1 0-1 0-2M-28-26A38 38 0 0 1 28-26M-38-31A49 49 0 0 1 38-31M-47-37A60 60 0 0 1 47-37M-56-44A71 71 0 0 1 56-44M-64-51A82 82 0 0 1 64-51M-70-62A93 93 0 0 1 70-62M-72-75A104 104 0 0 1 72-75"
        />
      </g>
      <g transform="translate(356 190)rotate(90)">
        <path
          className="p1 c"
          d="M0 0C1-26 72-32 72-73 72-99 40-118 0-118-40-118-72-99-72-73-72-32-1-26 0 0z"
        />
        <path
          className="v1"
          d="M0 0C0-1 0-1 0-2M0 0C-2-25-36-38-68-77M0 0C-2-27-31-40-58-95M0 0C-1-28-22-40-40-107M0 0C-1-28-11-41-20-112M0 0C0-28 0-41 0-113M0 0C1-28 11-41 20-112M0 0C1-28 22-40 40-107M0 0C2-27 31-40 58-95M0 0C2-25 36-38 68-77M0 0C0-1 0-1 0-2"
        />
      </g>
      <path className="kg" d="M226 175l15 15-15 15-15-15z" />
      <path className="kk" d="M220 190l4 5 8-9" />
      <path className="kg" d="M356 175l15 15-15 15-15-15z" />
      <path className="kk" d="M350 190l4 5 8-9" />
      <circle className="g" cx="74" cy="190" r="24" />
      <circle className="k" cx="74" cy="190" r="24" />
      <circle className="s" cx="74" cy="190" r="15" />
      <path className="k" d="M158 116V42M288 116V42M418 116V42" />
      <path className="kk" d="M484 180l12 10-12 10" />
      <text x="158" y="32" textAnchor="middle">
        privacy
      </text>
      <text x="288" y="32" textAnchor="middle">
        security
      </text>
      <text x="418" y="32" textAnchor="middle">
        people
      </text>
    </Plate>
  );
}
