/** The little markup that content may use in a paragraph: `**bold**`, `*emphasis*`, `[text](target)`, `^superscript^`. */
export type RichPart =
  | { kind: 'text' | 'bold' | 'emphasis' | 'superscript'; text: string }
  | { kind: 'link'; text: string; to: string };

const markup =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|\^(?<superscript>[^^\s]+)\^|\[(?<text>[^\]]+)\]\((?<to>[^)\s]+)\)/g;

/** Splits a paragraph into its parts, in order. Text without markup comes back as one part. */
export function parseRichText(source: string): RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of source.matchAll(markup)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    end = match.index + match[0].length;
    const { bold, emphasis, superscript, text, to } = match.groups ?? {};
    if (bold) parts.push({ kind: 'bold', text: bold });
    else if (emphasis) parts.push({ kind: 'emphasis', text: emphasis });
    else if (superscript) parts.push({ kind: 'superscript', text: superscript });
    else if (text && to) parts.push({ kind: 'link', text, to });
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}

/** The words alone: search, structured data, feeds. */
export const plainText = (source: string) =>
  parseRichText(source)
    .map((part) => part.text)
    .join('');
