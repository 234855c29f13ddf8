import { ChangeLine } from '../../charts/Change/ChangeLine.tsx';
import { evidenceOf } from '../../charts/Change/change-drawing.ts';
import { ChartFrame } from '../../charts/ChartFrame/ChartFrame.tsx';
import { CountRows } from '../../charts/Count/CountRows.tsx';
import { EvidenceKey } from '../../charts/EvidenceKey/EvidenceKey.tsx';
import { PartsFields } from '../../charts/Parts/PartsFields.tsx';
import type { CitedSource } from '../../components/SourceMarks/SourceMarks.tsx';
import { chartDataPath } from '../../routing/routes.ts';
import type { ArticleChart as ArticleChartData } from '../../schemas/parts/article-chart.ts';
import { inMarkdown } from '../../text/markdown-hints.ts';
import columns from '../text-columns.module.css';

type ArticleChartProps = {
  chart: ArticleChartData;
  cited: readonly CitedSource[];
  articleSlug: string;
};

export function ArticleChart({ chart, cited, articleSlug }: ArticleChartProps) {
  const { id, title, note } = chart;
  return (
    <div className={columns.chart}>
      <ChartFrame id={id} title={title} note={note} sources={cited} legend={legendOf(chart)}>
        <Chart {...chart} />
      </ChartFrame>
      <p className="note targets flow" data-print="no" {...inMarkdown('skip')}>
        <a href={`#${id}`} aria-label={`Link to this figure: ${title}`}>
          Link to this figure
        </a>
        <a href={chartDataPath(articleSlug, id)} download aria-label={`Data (CSV): ${title}`}>
          Data (CSV)
        </a>
      </p>
    </div>
  );
}

function legendOf({ measures, fields }: ArticleChartData) {
  if (measures) return <EvidenceKey codes={measures.map(evidenceOf)} />;
  if (fields) return 'One mark is one in a hundred.';
  return 'One dot is one.';
}

function Chart({ measures, fields, counts }: ArticleChartData) {
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
  return counts && <CountRows rows={counts} />;
}
