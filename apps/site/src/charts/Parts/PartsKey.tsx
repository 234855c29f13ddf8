import type { Part } from './parts-drawing.ts';

const marks: Record<Part['kind'], string> = {
  full: 'Disc',
  partly: 'Ring',
  fails: 'Cross',
  rest: 'Faint dot',
};

export function PartsKey({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ kind, label }, i) => (
    <span key={kind}>
      {i > 0 && ' '}
      <b>{marks[kind]}:</b> {label}.
    </span>
  ));
}
