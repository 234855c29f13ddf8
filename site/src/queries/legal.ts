import {
  BackLinks,
  citedKeys,
  frameTables,
  linkMarks,
  numberHeadings,
  openOutside,
} from '../article/article-markup.ts';
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
  const facts = legalFacts(await getCompany());
  const { list, cite } = await getPageSources({ sources: citedKeys(entry.body ?? '') });
  const backLinks = new BackLinks();
  const html = openOutside(numberHeadings(frameTables(fillInHtml(entry.rendered?.html ?? '', facts))));
  return {
    ...entry.data,
    html: linkMarks(html, (key) => cite([key])[0]?.number ?? 0, backLinks),
    contents: contentsOf(entry),
    sources: list,
    backLinks: backLinks.marks,
  };
}
