import { plainText } from '../text/rich-text.ts';

const silent = new Set(
  `alt buyerFacts chart closing companyLink confirm course courses evidence failed family form ground href id illustration kind kinds order page
  parent people relatedService reviewedOn says seo set short sources standing state to unit who`.split(/\s+/),
);
const headings = new Set(['title', 'chartTitle', 'shortTitle', 'subtitle', 'label', 'basis']);
const day = /^\d{4}-\d{2}-\d{2}$/;

/** Plain texts of content, headings apart, without days. */
export function collectTexts(data: unknown): { headings: string[]; texts: string[] } {
  const found = { headings: [] as string[], texts: [] as string[] };
  const walk = (value: unknown, key: string) => {
    if (typeof value === 'string') {
      if (!day.test(value)) found[headings.has(key) ? 'headings' : 'texts'].push(plainText(value));
    } else if (Array.isArray(value)) for (const item of value) walk(item, key);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, child] of Object.entries(value)) if (!silent.has(name)) walk(child, name);
    }
  };
  walk(data, '');
  return found;
}

/** Plain text without footnote marks and link targets. */
export function collectMarkdown(markdown: string): { headings: string[]; texts: string[] } {
  const plain = markdown.replace(/\[\^[^\]]*\]/g, '').replace(/\]\([^)]*\)/g, ']');
  const lines = plain.split('\n');
  return {
    headings: lines.filter((line) => /^#{2,}\s/.test(line)),
    texts: lines.filter((line) => !/^#{2,}\s/.test(line)),
  };
}
