import type { ScaleItem } from './time-scale.ts';

export function ScaleKey({ items }: { items: readonly Pick<ScaleItem, 'mark' | 'originalDate'>[] }) {
  const marks = new Set(items.map(({ mark }) => mark));
  const isMoved = items.some(({ originalDate }) => originalDate);
  return (
    <>
      One year is one equal step; the numbers are those of the list.
      {marks.has('duty') && <Entry sign="Filled mark" means="a duty begins" />}
      {marks.has('now') && <Entry sign="Filled mark" means="what holds today" />}
      {marks.has('expected') && <Entry sign="Dotted" means="expected, no day is set" />}
      {isMoved && <Entry sign="Arrow" means="a day that was moved" />}
    </>
  );
}

const Entry = ({ sign, means }: { sign: string; means: string }) => (
  <>
    {' '}
    <b>{sign}:</b> {means}.
  </>
);
