import type { ScaleItem, ScaleUnit } from './scale-drawing.ts';

type ScaleKeyProps = {
  items: readonly Pick<ScaleItem, 'mark' | 'originalDate'>[];
  unit?: ScaleUnit | undefined;
};

/** What the marks of a scale mean; says nothing of one that does not occur. */
export function ScaleKey({ items, unit = 'years' }: ScaleKeyProps) {
  const marks = new Set(items.map(({ mark }) => mark));
  const isMoved = items.some(({ originalDate }) => originalDate);
  return (
    <>
      One {unit === 'days' ? 'day' : 'year'} is one equal step.
      {marks.has('duty') && <Entry sign="Filled mark" means="a duty begins" />}
      {marks.has('now') && <Entry sign="Filled mark" means="what holds today" />}
      {marks.has('expected') && <Entry sign="Dotted" means="expected, no day is set" />}
      {isMoved && <Entry sign="Arc" means="a day that was moved" />}
    </>
  );
}

const Entry = ({ sign, means }: { sign: string; means: string }) => (
  <>
    {' '}
    <b>{sign}:</b> {means}.
  </>
);
