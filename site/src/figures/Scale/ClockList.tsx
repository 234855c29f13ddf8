import type { ClockDay } from '../../schemas/parts/figure-fields.ts';

/** The days of a clock for who doesn't see it drawn. */
export function ClockList({ days }: { days: readonly ClockDay[] }) {
  return (
    <ol className="hiddenVisually">
      {days.map(({ text, what }) => (
        <li key={text}>
          {text}: {what}
        </li>
      ))}
    </ol>
  );
}
