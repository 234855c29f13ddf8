import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { ScaleRows, TimeScale } from '../../charts/TimeScale/TimeScale.tsx';
import { clockItems } from '../../charts/TimeScale/time-scale.ts';
import type { ClockDay } from '../../schemas/parts/chart-fields.ts';
import columns from '../text-columns.module.css';

type LegalChartProps = { id: string; title: string; note: string; days: readonly ClockDay[] };

export const LegalChart = ({ id, title, note, days }: LegalChartProps) => (
  <div className={columns.chart}>
    <ChartFrame
      id={id}
      title={title}
      note={note}
      legend={
        <>
          One day is one equal step; the numbers are those of the list. <b>Filled mark:</b> it is deleted.
        </>
      }
    >
      <TimeScale items={clockItems(days).map((item) => ({ ...item, lead: undefined }))} unit="days" />
      <ScaleRows rows={days.map(({ text, what }) => ({ when: text, text: what }))} />
    </ChartFrame>
  </div>
);
