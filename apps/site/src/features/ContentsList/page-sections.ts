import type { PageSection } from './ContentsList.tsx';

const fewest = 4;

/** The start of a section of components/Section, up to its heading. */
const opening =
  /<section id="([^"]+)"[^>]* data-ground="[^>]*>(?:(?!<section)[\s\S])*?<h2[^>]*>([\s\S]*?)<\/h2>/g;

export function pageSections(html: string): PageSection[] {
  const sections = [...html.matchAll(opening)].map(([, slug = '', text = '']) => ({
    slug,
    text: plainText(text),
  }));
  return sections.length < fewest ? [] : sections;
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const plainText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name] ?? '');
