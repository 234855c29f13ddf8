import { FigureFrame } from '../../figures/FigureFrame/FigureFrame.tsx';
import { ClockList } from '../../figures/Scale/ClockList.tsx';
import { clockItems } from '../../figures/Scale/clock-items.ts';
import { Scale } from '../../figures/Scale/Scale.tsx';
import type { ClockDay } from '../../schemas/parts/figure-fields.ts';
import styles from './LegalFigure.module.css';

type LegalFigureProps = { id: string; title: string; note: string; days: readonly ClockDay[] };

/** Days that a legal page names, counted on one line, at the end of their section. */
export function LegalFigure({ id, title, note, days }: LegalFigureProps) {
  return (
    <div className={styles.figure}>
      <FigureFrame
        id={id}
        title={title}
        note={note}
        legend={
          <>
            One day is one equal step. <b>Filled mark:</b> it is deleted.
          </>
        }
      >
        <Scale isNarrow items={clockItems(days).map((item) => ({ ...item, lead: undefined }))} unit="days" />
        <ClockList days={days} />
      </FigureFrame>
    </div>
  );
}
