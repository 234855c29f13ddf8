import type { ClockDay } from '../../schemas/parts/figure-fields.ts';

/** What the marks of a clock mean; says nothing of one that does not occur. */
export function ClockKey({ days }: { days: readonly Pick<ClockDay, 'mark'>[] }) {
  return (
    <>
      One day is one equal step. <b>Filled mark:</b> the last day that the law gives.
      {days.some(({ mark }) => mark === 'expected') && (
        <>
          {' '}
          <b>Dotted:</b> a guide’s rule, no law.
        </>
      )}
    </>
  );
}
