import {
  BackLinks,
  citedKeys,
  editHtml,
  frameTables,
  linkMarks,
  numberHeadings,
  openOutside,
} from '../topics/article/article-markup.ts';
import { placeCharts } from '../topics/article/place-charts.ts';
import { factsOf, fillInAll } from '../topics/company/facts.ts';
import { fillInHtml, legalFacts } from '../topics/company/legal-facts.ts';
import { contentsOf } from './articles.ts';
import { getCompany, getEntries } from './collections.ts';
import { getJurisdictions } from './laws.ts';
import { getPageSources } from './sources.ts';

async function getLegalEntry(slug: string) {
  const entry = (await getEntries('legal')).find(({ id }) => id === slug);
  if (!entry) throw new Error(`There is no src/content/legal/${slug}.md: add it`);
  return entry;
}

/** @throws when it is missing */
export async function getLegalPage(slug: string) {
  const entry = await getLegalEntry(slug);
  const company = await getCompany();
  const jurisdictions = await getJurisdictions();
  const facts = legalFacts(company, jurisdictions.length);
  const { list, cite } = await getPageSources({ sources: citedKeys(entry.body ?? '') });
  const backLinks = new BackLinks();
  const numberOf = (key: string) => cite([key])[0]?.number ?? 0;
  const html = editHtml(
    fillInHtml(entry.rendered?.html ?? '', facts),
    frameTables,
    numberHeadings,
    openOutside,
    linkMarks(numberOf, backLinks),
  );
  const contents = contentsOf(entry);
  // A day may be a company fact: a number once it is filled in.
  const charts = fillInAll(entry.data.figures, factsOf(company, jurisdictions.length)).map(
    ({ days, ...chart }) => ({
      ...chart,
      days: days.map((day) => ({ ...day, day: Number(day.day) })),
    }),
  );
  return {
    ...entry.data,
    body: placeCharts(html, { headings: contents, charts, file: `legal/${slug}.md` }),
    contents,
    sources: list,
    backLinks: backLinks.marks,
  };
}
