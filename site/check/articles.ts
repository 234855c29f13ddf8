import { illustrationNames } from '../art/names.ts';
import { citedKeys } from '../src/article/article-markup.ts';
import type { ContentFile, Mistake } from './read.ts';

const mark = /\[\^(?<key>[^\]\s]*)\]/g;
const picture = /!\[(?<alt>[^\]]*)\]\((?:\/plates\/(?<name>[^)\s]+)\.svg)?/g;
/** A share, a sum of money or a large number: what nobody may print without saying from where. */
const claim = /\d%|[€$£]\s?\d|\b\d{1,3}(?:,\d{3})+\b|\b\d+ (?:million|billion)\b/;
/** Headings, and pull quotes, which repeat what stands beside them. */
const unclaimed = /^(#|>|!\[)/;

/**
 * The Markdown of articles and legal pages: marks that lead to no source, pictures without words or without a drawing;
 * in articles paragraphs that state a figure without a mark.
 */
export function checkArticle(file: ContentFile, knownKeys: ReadonlySet<string>): Mistake[] {
  if (file.collection !== 'news' && file.collection !== 'legal') return [];
  const mistakes: Mistake[] = [];
  const report = (line: number, message: string) =>
    mistakes.push({ file: file.file, line, field: 'body', message });

  for (const { text, line } of linesOf(file)) {
    for (const { groups: { key = '' } = {} } of text.matchAll(mark)) {
      if (knownKeys.has(key)) continue;
      report(
        line,
        `cites the source ${key}, which no file in src/content/sources holds: mend the key or add it`,
      );
    }
    for (const { groups: { alt, name } = {} } of text.matchAll(picture)) {
      if (!alt) report(line, 'has a picture without words: say in the brackets what it shows');
      if (!(illustrationNames as readonly (string | undefined)[]).includes(name)) {
        report(
          line,
          'shows a picture that is no drawing: write /plates/<name>.svg, see src/illustrations/names.ts',
        );
      }
    }
  }
  if (file.collection === 'legal') return mistakes;
  if (citedKeys(file.body).length === 0) {
    report(file.bodyLine, 'cites no source: put a mark such as [^IBM24-SEA] after each claim');
  }
  for (const { text, line } of paragraphsOf(file)) {
    if (claim.test(text) && citedKeys(text).length === 0 && !unclaimed.test(text)) {
      report(line, 'states figures without a source: put a mark such as [^IBM24-SEA] after the claim');
    }
  }
  return mistakes;
}

type Placed = { text: string; line: number };

/** The lines of a Markdown body with their numbers in the file. */
export const linesOf = ({ body, bodyLine }: ContentFile): Placed[] =>
  body.split('\n').map((text, i) => ({ text, line: bodyLine + i }));

/** Runs of lines between empty ones. */
export function paragraphsOf(file: ContentFile): Placed[] {
  const paragraphs: Placed[] = [];
  let isInside = false;
  for (const { text, line } of linesOf(file)) {
    const last = paragraphs.at(-1);
    if (text.trim() === '') isInside = false;
    else if (isInside && last) last.text += `\n${text}`;
    else {
      paragraphs.push({ text, line });
      isInside = true;
    }
  }
  return paragraphs;
}
