import type { CollectionEntry } from 'astro:content';
import {
  BackLinks,
  citedKeys,
  frameTables,
  linkMarks,
  numberHeadings,
  openOutside,
  renderMarkdown,
} from '../topics/article/article-markup.ts';
import { placeCharts } from '../topics/article/place-charts.ts';
import { fillIn } from '../topics/company/facts.ts';
import { legalFacts } from '../topics/company/legal-facts.ts';
import { contentsOf } from './articles.ts';
import { getCompany } from './collections.ts';
import { getPageSources } from './sources.ts';

export async function readLegalPage(entry: CollectionEntry<'legal'>) {
  const facts = legalFacts(await getCompany());
  const { list, cite } = await getPageSources({ sources: citedKeys(entry.body ?? '') });
  const backLinks = new BackLinks();
  const numberOf = (key: string) => cite([key])[0]?.number ?? 0;
  const html = await renderMarkdown(
    fillIn(entry.body ?? '', facts),
    frameTables(),
    numberHeadings(),
    openOutside,
    linkMarks(numberOf, backLinks),
  );
  const contents = contentsOf(entry);
  // A day may be a company fact, so it is a number only after it is filled in.
  const charts = entry.data.charts.map(({ days, ...chart }) => ({
    ...chart,
    days: days.map((day) => ({ ...day, day: Number(day.day) })),
  }));
  return {
    ...entry.data,
    body: placeCharts(html, { headings: contents, charts, file: `legal/${entry.id}.md` }),
    contents,
    sources: list,
    backLinks: backLinks.marks,
  };
}
