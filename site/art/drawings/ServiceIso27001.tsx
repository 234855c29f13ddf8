import { type DrawingProps, Plate } from '../Plate.tsx';
import { circle } from '../parts/lines.ts';
import { Petal } from '../parts/Petal.tsx';
import { Seed } from '../parts/Seed.tsx';

/** The controls of ISO/IEC 27001:2022, Annex A, in its four themes. */
const themes = [
  { name: 'organisational', controls: 37, className: 'r1 wide' },
  { name: 'people', controls: 8, className: 'kk' },
  { name: 'physical', controls: 14, className: 'stem2' },
  { name: 'technological', controls: 34, className: 'r2 wide' },
];

/** Degrees of a gap between two themes; the rest of the circle is shared by the controls. */
const gap = 9;
const step = (360 - themes.length * gap) / themes.reduce((sum, { controls }) => sum + controls, 0);

function rays(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((first + (index + 0.5) * step) * Math.PI) / 180;
    const at = (r: number) =>
      `${Math.round(262 + r * Math.sin(angle))} ${Math.round(184 - r * Math.cos(angle))}`;
    return `M${at(128)}L${at(158)}`;
  }).join('');
}

/** Ninety-three controls as rays in four themes round a petal of mesh. */
export function ServiceIso27001(props: DrawingProps) {
  const starts = themes.map((_, index) =>
    themes.slice(0, index).reduce((sum, { controls }) => sum + controls * step + gap, gap / 2),
  );
  return (
    <Plate viewBox="0 0 480 360" ground="celadon" {...props}>
      <path className="k" d="M0 184H76M448 184H480" />
      <path className="h2" d={circle(262, 184, 120) + circle(262, 184, 166)} />
      {themes.map(({ name, controls, className }, index) => (
        <path key={name} className={className} d={rays(starts[index] ?? 0, controls)} />
      ))}
      <Petal
        x={258}
        y={280}
        length={196}
        width={100}
        lean={8}
        tone={2}
        engraving="mesh"
        lines={11}
        rows={9}
      />
      <Seed x={258} y={276} r={13} ring />
      <path className="h2" d="M0 194h60M0 206h40M456 194h24M462 206h18" />
    </Plate>
  );
}
