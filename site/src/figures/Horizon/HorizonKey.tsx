import { Fragment } from 'react';
import type { HorizonStage } from '../../schemas/parts/figure-fields.ts';

const meanings: { [Stage in HorizonStage]?: [sign: string, means: string] } = {
  trial: ['Dotted', 'a trial'],
  voluntary: ['Contours', 'a voluntary scheme'],
  standard: ['Filled', 'a standard'],
};

/** What the plants of a horizon mean; says nothing of one that does not occur. Leaves add to what stands. */
export function HorizonKey({ stages }: { stages: readonly HorizonStage[] }) {
  const entries = Object.entries(meanings).filter(([stage]) => stages.includes(stage as HorizonStage));
  return (
    <p className="note">
      {entries.map(([stage, [sign, means]], i) => (
        <Fragment key={stage}>
          {i > 0 && ' '}
          <b>{sign}:</b> {means}.
        </Fragment>
      ))}
    </p>
  );
}
