/** `^superscript^`, and variants by date, `{{until 2026-11-30: It ends soon | It has ended}}`. */
export type RichPart =
  | { kind: 'text' | 'bold' | 'emphasis' | 'superscript'; text: string }
  | { kind: 'link'; text: string; to: string }
  /** `until` is the last day of the first variant. */
  | { kind: 'dated'; text: string; other: string; until: string; isPast: boolean };

const markup =
  /\*\*(?<bold>[^*]+)\*\*|\*(?<emphasis>[^*]+)\*|\^(?<superscript>[^^\s]+)\^|\[(?<text>[^[\]]+)\]\((?<to>[^()\s]+)\)|\{\{(?<when>until|past) (?<until>\d{4}-\d{2}-\d{2}): (?<before>[^|{}]+?) \| (?<after>[^|{}]+?)\}\}/g;

const dated = /\{\{until (?<until>\d{4}-\d{2}-\d{2}): (?=[^|{}]+ \| [^|{}]+\}\})/g;

/** Selects variants by date; without this, parsing takes the later one. */
export const markPastVariants = (text: string, today: string): string =>
  text.replace(dated, (written, until: string) => (until < today ? `{{past ${until}: ` : written));

export function parseRichText(source: string): RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const match of source.matchAll(markup)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    end = match.index + match[0].length;
    const { bold, emphasis, superscript, text, to, when, until, before, after } = match.groups ?? {};
    if (bold) parts.push({ kind: 'bold', text: bold });
    else if (emphasis) parts.push({ kind: 'emphasis', text: emphasis });
    else if (superscript) parts.push({ kind: 'superscript', text: superscript });
    else if (text && to) parts.push({ kind: 'link', text, to });
    else if (until && before && after) {
      const isPast = when === 'past';
      const [shown, other] = isPast ? [after, before] : [before, after];
      parts.push({ kind: 'dated', text: shown, other, until, isPast });
    }
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}

export const plainText = (source: string) =>
  parseRichText(source)
    .map((part) => part.text)
    .join('');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/**
 * HTML with links only, as search engines read an answer.
 * @param url of the page that has the text
 */
export const linkedText = (source: string, url: string): string =>
  parseRichText(source)
    .map((part) => {
      if (part.kind !== 'link') return escaped(part.text);
      const to = URL.canParse(part.to, url) ? new URL(part.to, url).href : url;
      return `<a href="${escaped(to)}">${escaped(part.text)}</a>`;
    })
    .join('');

/**
 * Every text within a value as plain text.
 * @param today selects variants by date; without it, the earlier ones stay
 */
export const plainTexts = <Value>(value: Value, today = ''): Value =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' ? plainText(markPastVariants(one, today)) : one,
  );
