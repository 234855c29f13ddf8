import { type DrawingProps, Plate } from '../Plate.tsx';

/** Three petals, one for each month; each dot is a course session, placed from the centre on the 1st to the tip on the 31st. */
export function CalendarPetals(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 380 392" ground="bare" {...props}>
      <g transform="translate(190 196)rotate(121)">
        <path
          className="kg"
          d="M0 0C2-36 100-44 102-102 104-138 62-164 6-164-50-164-96-138-98-102-100-44-2-36 0 0z"
        />
        <path
          className="h2"
          d="M-46-41A61.3 61.3 0 0 1 46-40M-69-55A88.6 88.6 0 0 1 70-54M-89-74A115.9 115.9 0 0 1 91-72M-97-105A143.2 143.2 0 0 1 102-100"
        />
        <circle className="so" cx=".4" cy="-41.8" r="6.5" />
        <circle className="sa" cx="-19" cy="-90.1" r="6.5" />
        <circle className="sa" cx="22.6" cy="-90.1" r="6.5" />
        <path className="sl1" d="M-5.2-119.5L-5.3-127.3" />
        <circle className="so" cx="20.8" cy="-150.2" r="6.5" />
      </g>
      <g transform="translate(190 196)rotate(239)">
        <path
          className="kg"
          d="M0 0C2-36 100-44 102-102 104-138 62-164 6-164-50-164-96-138-98-102-100-44-2-36 0 0z"
        />
        <path
          className="h2"
          d="M-46-41A61.3 61.3 0 0 1 46-40M-69-55A88.6 88.6 0 0 1 70-54M-89-74A115.9 115.9 0 0 1 91-72M-97-105A143.2 143.2 0 0 1 102-100"
        />
        <circle className="so" cx=".5" cy="-45.7" r="6.5" />
        <circle className="so" cx="9.4" cy="-60.7" r="6.5" />
      </g>
      <g transform="translate(190 196)rotate(0)">
        <path
          className="kg"
          d="M0 0C2-36 100-44 102-102 104-138 62-164 6-164-50-164-96-138-98-102-100-44-2-36 0 0z"
        />
        <path
          className="h2"
          d="M-46-41A61.3 61.3 0 0 1 46-40M-69-55A88.6 88.6 0 0 1 70-54M-89-74A115.9 115.9 0 0 1 91-72M-97-105A143.2 143.2 0 0 1 102-100"
        />
        <circle className="sa" cx="-19" cy="-90.1" r="6.5" />
        <circle className="sa" cx="22.6" cy="-90.1" r="6.5" />
        <path className="sl1" d="M-6.7-103.8L-7-111.6" />
        <circle className="so" cx="31" cy="-128.6" r="6.5" />
        <circle className="so" cx="-25.4" cy="-140.1" r="6.5" />
      </g>
      <circle className="g" cx="190" cy="196" r="18" />
      <circle className="s" cx="190" cy="196" r="12" />
      <text x="196" y="20" textAnchor="middle">
        August
      </text>
      <text x="286" y="386" textAnchor="middle">
        September
      </text>
      <text x="94" y="386" textAnchor="middle">
        October
      </text>
    </Plate>
  );
}
