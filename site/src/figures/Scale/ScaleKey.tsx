import type { ScaleItem } from './scale-drawing.ts';

/** What the marks of a scale mean; says nothing of one that does not occur. */
export function ScaleKey({ items }: { items: readonly Pick<ScaleItem, 'mark' | 'originalDate'>[] }) {
  const filled = items.find(({ mark }) => mark)?.mark;
  return (
    <>
      One year is one equal step.
      {filled && (
        <>
          {' '}
          <b>Filled mark:</b> {filled === 'duty' ? 'a duty begins' : 'what holds today'}.
        </>
      )}
      {items.some(({ originalDate }) => originalDate) && (
        <>
          {' '}
          <b>Arc:</b> a day that was moved, from the first to the present one.
        </>
      )}
    </>
  );
}
