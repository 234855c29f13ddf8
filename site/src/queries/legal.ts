import {
  BackLinks,
  citedKeys,
  frameTables,
  linkMarks,
  numberHeadings,
  openOutside,
} from '../article/article-markup.ts';
import { placeFigures } from '../article/place-figures.ts';
import { factsOf, fillInAll } from '../company/facts.ts';
import { fillInHtml, legalFacts } from '../company/legal-facts.ts';
import { contentsOf } from './articles.ts';
import { getCompany } from './company.ts';
import { getEntries } from './entry.ts';
import { getPageSources } from './sources.ts';

/** A legal page as written. Throws when it is missing. */
export async function getLegalEntry(slug: string) {
  const entry = (await getEntries('legal')).find(({ id }) => id === slug);
  if (!entry) throw new Error(`There is no src/content/legal/${slug}.md: add it`);
  return entry;
}

/** A legal page, ready to be shown: facts filled in, sections numbered, sources linked. Throws when it is missing. */
export async function getLegalPage(slug: string) {
  const entry = await getLegalEntry(slug);
  const company = await getCompany();
  const facts = legalFacts(company);
  const { list, cite } = await getPageSources({ sources: citedKeys(entry.body ?? '') });
  const backLinks = new BackLinks();
  const html = openOutside(numberHeadings(frameTables(fillInHtml(entry.rendered?.html ?? '', facts))));
  const contents = contentsOf(entry);
  // A day may be a fact of the company: what stands in braces is a number once it is filled in.
  const figures = fillInAll(entry.data.figures, factsOf(company)).map(({ days, ...figure }) => ({
    ...figure,
    days: days.map((day) => ({ ...day, day: Number(day.day) })),
  }));
  const linked = linkMarks(html, (key) => cite([key])[0]?.number ?? 0, backLinks);
  return {
    ...entry.data,
    body: placeFigures(linked, { headings: contents, figures, file: `legal/${slug}.md` }),
    contents,
    sources: list,
    backLinks: backLinks.marks,
  };
}
