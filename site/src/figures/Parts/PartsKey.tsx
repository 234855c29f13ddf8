import type { Part } from './parts-drawing.ts';

/** What a mark of each kind is called. */
const marks: Record<Part['kind'], string> = {
  full: 'Disc',
  partly: 'Ring',
  fails: 'Cross',
  rest: 'Faint dot',
};

/** The key of fields whose parts are the same: what each mark means. */
export function PartsKey({ parts }: { parts: readonly Part[] }) {
  return parts.map(({ kind, label }, i) => (
    <span key={kind}>
      {i > 0 && ' '}
      <b>{marks[kind]}:</b> {label}.
    </span>
  ));
}
