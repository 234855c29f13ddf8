import { shortDate } from '@vanda/enquiry/day';
import { ChangeLine } from '../../figures/Change/ChangeLine.tsx';
import { evidenceOf } from '../../figures/Change/change-drawing.ts';
import { CountRows } from '../../figures/Count/CountRows.tsx';
import { EvidenceKey } from '../../figures/EvidenceKey/EvidenceKey.tsx';
import { FigureFrame } from '../../figures/FigureFrame/FigureFrame.tsx';
import { PartsFields } from '../../figures/Parts/PartsFields.tsx';
import { Ruler } from '../../figures/Ruler/Ruler.tsx';
import { Scale } from '../../figures/Scale/Scale.tsx';
import type { ArticleFigure as ArticleFigureData } from '../../schemas/parts/article-figure.ts';
import type { CitedSource } from '../../ui/SourceMarks/SourceMarks.tsx';
import styles from './ArticleFigure.module.css';

type ArticleFigureProps = {
  figure: ArticleFigureData;
  /** Sources of its numbers, with their places in the page's list. */
  cited: readonly CitedSource[];
};

/** A figure between two sections of an article, as wide as its column. */
export function ArticleFigure({ figure, cited }: ArticleFigureProps) {
  const { id, title, note } = figure;
  return (
    <div className={styles.figure}>
      <FigureFrame id={id} title={title} note={note} sources={cited} legend={legendOf(figure)}>
        <Drawn {...figure} />
      </FigureFrame>
    </div>
  );
}

function legendOf({ measures, fields, counts, days }: ArticleFigureData) {
  if (measures) return <EvidenceKey codes={measures.map(evidenceOf)} />;
  if (fields) return 'One mark is one in a hundred.';
  if (counts) return 'One dot is one.';
  return (
    days && (
      <>
        One year is one equal step. <b>Filled mark:</b> after this article.
      </>
    )
  );
}

function Drawn({ measures, fields, counts, groups, days }: ArticleFigureData) {
  if (measures)
    return (
      <ul>
        {measures.map((measure) => (
          <li key={measure.what}>
            <ChangeLine measure={measure} />
          </li>
        ))}
      </ul>
    );
  if (fields) return <PartsFields fields={fields} />;
  if (counts) return <CountRows rows={counts} />;
  if (groups) return <Ruler groups={groups.map((group) => ({ ...group, count: group.names.length }))} />;
  return days && <Days days={days} />;
}

function Days({ days }: { days: NonNullable<ArticleFigureData['days']> }) {
  return (
    <>
      <Scale isNarrow items={days.map(({ title, ...day }) => ({ ...day, words: [title] }))} />
      <ul className={styles.days}>
        {days.map(({ date, dateText, title }) => (
          <li key={title}>
            <time dateTime={dateText ? date.slice(0, 7) : date}>{dateText ?? shortDate(date)}</time> {title}
          </li>
        ))}
      </ul>
    </>
  );
}
