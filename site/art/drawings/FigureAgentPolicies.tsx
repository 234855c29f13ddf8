import type { DrawingProps } from '../Plate.tsx';
import { Bars } from '../parts/Bars.tsx';

/** Use of agents and the policies for it; what went wrong and how badly. SailPoint's survey of May 2025. */
export function FigureAgentPolicies(props: DrawingProps) {
  return (
    <Bars
      ground="celadon"
      rows={[
        { label: 'Use AI agents', percent: 82, tone: 1 },
        { label: 'Have policies for them', percent: 44, tone: 1 },
        { label: 'Saw unintended actions', percent: 80, tone: 2 },
        { label: 'Saw credentials revealed', percent: 23, tone: 2 },
      ]}
      {...props}
    />
  );
}
