import { Petal, type Tone } from './Petal.tsx';
import { Seed } from './Seed.tsx';

type FlowerProps = {
  x?: number;
  y?: number;
  turn?: number;
  /** Length of a petal. */
  size: number;
  /** Tones of the right, left and top petal. */
  tones?: readonly [right: Tone, left: Tone, top: Tone];
  /** Engraving lines on each petal; 0 leaves the petals plain. */
  lines?: number;
};

/** Three petals round a seed, drawn right, left, top: Cybersecurity, Privacy, Agile. */
export function Flower({ x = 0, y = 0, turn = 0, size, tones = [2, 3, 1], lines = 6 }: FlowerProps) {
  const shape = { length: size, width: size * 0.62, lean: size * 0.08, gap: size < 80 ? 'c2' : 'c' } as const;
  const [right, left, top] = tones;
  const engraving = <T extends string>(name: T, tone: Tone) =>
    lines === 0 || typeof tone !== 'number' ? 'none' : name;
  return (
    <g transform={`translate(${x} ${y})${turn ? `rotate(${turn})` : ''}`}>
      <Petal
        {...shape}
        turn={121}
        tone={right}
        engraving={engraving('mesh', right)}
        lines={lines}
        rows={lines - 1}
      />
      <Petal {...shape} turn={239} tone={left} engraving={engraving('contours', left)} lines={lines - 1} />
      <Petal {...shape} tone={top} engraving={engraving('veins', top)} lines={lines + 1} />
      <Seed r={Math.round(size * 0.13)} ring />
    </g>
  );
}
