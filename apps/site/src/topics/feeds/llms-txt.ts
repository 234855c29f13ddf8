import { isUnderEntry, type NavEntry } from '../../routing/navigation.ts';
import { lawCalendarPath, markdownPath, routes } from '../../routing/routes.ts';

type ListedPage = { path: string; title: string; description: string };

type Site = {
  brand: string;
  description: string;
  entries: readonly NavEntry[];
  pages: readonly ListedPage[];
};

/** https://llmstxt.org */
export function llmsTxt({ brand, description, entries, pages }: Site, site: string): string {
  const sections = entries.map((entry) => ({
    label: entry.label,
    pages: pages.filter(({ path }) => isUnderEntry(entry, path)),
  }));
  const single = sections.filter((section) => section.pages.length === 1).flatMap((section) => section.pages);
  const listed = new Set(sections.flatMap((section) => section.pages));
  const all = [
    { label: 'The company', pages: single },
    ...sections.filter((section) => section.pages.length > 1),
    // The format's section for what a reader may skip.
    { label: 'Optional', pages: pages.filter((page) => !listed.has(page)) },
  ];
  const line = ({ path, title, description: summary }: ListedPage) =>
    `- [${title}](${new URL(markdownPath(path), site).href}): ${summary}`;
  return [
    `# ${brand}`,
    `> ${description}`,
    `Prices are in Singapore dollars, dates in Singapore time. Law and figures carry their sources, and the day on which they were last reviewed. Each page below is Markdown; without \`.md\` the same address is the page for people, with its forms. Cite that one. Status and dates of every law, guideline and standard on AI are data too: ${new URL(routes.instrumentsJson, site).href}, and as a calendar: ${new URL(lawCalendarPath('all'), site).href}.`,
    ...all
      .filter((section) => section.pages.length > 0)
      .map((section) => [`## ${section.label}\n`, ...section.pages.map(line)].join('\n')),
  ]
    .join('\n\n')
    .concat('\n');
}
