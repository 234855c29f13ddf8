import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles, readArticle } from '../../../queries/articles.ts';
import { textFile } from '../../../routing/responses.ts';
import { chartCsv } from '../../../topics/article/chart-data.ts';

export const getStaticPaths = (async () => {
  const files = (await getArticles()).map(async (entry) => {
    const { charts, sources } = await readArticle(entry);
    return charts.map((chart) => {
      const cited = chart.cited.flatMap(({ number }) => sources[number - 1] ?? []);
      return { params: { article: entry.id, figure: chart.id }, props: { csv: chartCsv(chart, cited) } };
    });
  });
  return (await Promise.all(files)).flat();
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ csv: string }> = ({ props }) => textFile(props.csv, 'text/csv');
