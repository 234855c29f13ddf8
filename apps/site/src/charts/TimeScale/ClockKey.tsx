import type { ClockDay } from '../../schemas/parts/chart-fields.ts';

export function ClockKey({ days }: { days: readonly Pick<ClockDay, 'mark'>[] }) {
  return (
    <>
      One day is one equal step; the numbers are those of the list. <b>Filled mark:</b> the last day that the
      law gives.
      {days.some(({ mark }) => mark === 'expected') && (
        <>
          {' '}
          <b>Dotted:</b> a guide’s rule, no law.
        </>
      )}
    </>
  );
}
