import type { DrawingProps } from '../Plate.tsx';
import { Bars } from '../parts/Bars.tsx';

/** Where initiatives end: scrapped, with the expected return, scaled. Two surveys of 2025. */
export function FigurePilotFunnel(props: DrawingProps) {
  return (
    <Bars
      ground="blush"
      rows={[
        { label: 'Proofs of concept scrapped', percent: 46, tone: 2 },
        { label: 'Expected return reached', percent: 25, tone: 1 },
        { label: 'Scaled company-wide', percent: 16, tone: 1 },
      ]}
      {...props}
    />
  );
}
