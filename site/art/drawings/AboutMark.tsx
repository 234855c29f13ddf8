import { type DrawingProps, Plate } from '../Plate.tsx';

const petal = 'M0 0C19-22 63-23 67-62 70-84 47-100 12-100-23-100-54-84-57-62-61-23-18-22 0 0z';

/** The mark, exploded: three petals moved out from the seed along their axes, each with its leader. */
export function AboutMark(props: DrawingProps) {
  return (
    <Plate viewBox="0 0 480 400" ground="celadon" {...props}>
      <path className="h" d="M240 0V400M0 214H480M67 314 413 114M67 114 413 314" />
      <path className="h2" d="M82 214a158 158 0 1 1 316 0a158 158 0 1 1-316 0" />
      {[0, 120, 240].map((turn) => (
        <g key={turn} transform={`translate(240 214)rotate(${turn})`}>
          <path className="miss" transform="translate(0-6)" d={petal} />
          <path className="kd" d="M0-34V-172" />
          <path className="mk c" transform="translate(0-66)" d={petal} />
        </g>
      ))}
      <circle className="kg" cx="240" cy="214" r="33" />
      <circle className="mks" cx="240" cy="214" r="22" />
      <path className="k" d="M282 100 386 56M352 280 424 356M128 280 56 356" />
      <circle className="dot" cx="282" cy="100" r="3.5" />
      <circle className="dot" cx="352" cy="280" r="3.5" />
      <circle className="dot" cx="128" cy="280" r="3.5" />
      <text x="392" y="54">
        Agile
      </text>
      <text x="466" y="378" textAnchor="end">
        Cybersecurity
      </text>
      <text x="20" y="378">
        Privacy
      </text>
    </Plate>
  );
}
