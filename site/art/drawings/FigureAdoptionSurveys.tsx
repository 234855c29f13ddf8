import type { DrawingProps } from '../Plate.tsx';
import { Bars } from '../parts/Bars.tsx';

/** Five answers of four surveys, first half of 2025: the more concrete the question, the smaller the share. */
export function FigureAdoptionSurveys(props: DrawingProps) {
  return (
    <Bars
      ground="celadon"
      rows={[
        { label: 'Agents are being adopted (PwC)', percent: 79, tone: 1 },
        { label: 'Adopting, to be scaled (IBM)', percent: 61, tone: 1 },
        { label: 'AI across the firm (Microsoft)', percent: 24, tone: 1 },
        { label: 'Initiatives scaled (IBM)', percent: 16, tone: 2 },
        { label: 'Agents deployed (KPMG)', percent: 11, tone: 1 },
      ]}
      {...props}
    />
  );
}
