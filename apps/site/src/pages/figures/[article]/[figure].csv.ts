import type { APIRoute, GetStaticPaths } from 'astro';
import { getArticles, readArticle } from '../../../queries/articles.ts';
import { chartCsv } from '../../../topics/article/chart-data.ts';

export const getStaticPaths = (async () => {
  const articles = await getArticles();
  const files = await Promise.all(
    articles.map(async (entry) => {
      const { charts, sources } = await readArticle(entry);
      return charts.map((chart) => ({
        params: { article: entry.id, figure: chart.id },
        props: {
          csv: chartCsv(
            chart,
            chart.cited.flatMap(({ number }) => sources[number - 1] ?? []),
          ),
        },
      }));
    }),
  );
  return files.flat();
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ csv: string }> = ({ props }) =>
  new Response(props.csv, { headers: { 'content-type': 'text/csv; charset=utf-8' } });
