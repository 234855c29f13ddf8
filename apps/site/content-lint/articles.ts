import { illustrationNames, unknownIllustration } from '../src/illustrations/illustration-source.ts';
import type { Article } from '../src/schemas/article.ts';
import { citedKeys } from '../src/topics/article/article-markup.ts';
import type { ContentFile, ContentIssue } from './read.ts';

const mark = /\[\^(?<key>[^\]\s]*)\]/g;
const picture =
  /!\[(?<alt>[^\]]*)\]\((?:\/illustrations\/(?<name>[^)\s]+)\.svg|(?<photo>\/pictures\/photo-[0-9a-f]{16}\.webp))?/g;
/** A share, a sum of money or a large number needs a source. */
const claim = /\d%|[€$£]\s?\d|\b\d{1,3}(?:,\d{3})+\b|\b\d+ (?:million|billion)\b/;
/** Headings and pull quotes are excluded, because they repeat the text. */
const unclaimed = /^(#|>|!\[)/;
/** Matches a provision, or a duty with the name of a law. */
const law =
  /\b(?:[Ss]ection|[Aa]rticle|[Rr]egulation|[Aa]nnex)\s(?:\d|[IVX]+\b)|\b(?:Act|PDPA|GDPR|laws?|regulations?)\b[^.]*\b(?:requires?|must|prohibits?|bans?|fines?|(?:into|in) force|applies)\b/;

/** Company News needs source marks only for law. */
export function checkArticle(file: ContentFile, knownKeys: ReadonlySet<string>): ContentIssue[] {
  if (file.collection !== 'news' && file.collection !== 'legal') return [];
  const issues: ContentIssue[] = [];
  const report = (line: number, message: string) =>
    issues.push({ file: file.file, line, field: 'body', message });

  for (const { text, line } of linesOf(file)) {
    for (const { groups: { key = '' } = {} } of text.matchAll(mark)) {
      if (knownKeys.has(key)) continue;
      report(
        line,
        `cites the source ${key}, which no file in src/content/sources holds: fix the key or add it`,
      );
    }
    for (const { groups: { alt, name, photo } = {} } of text.matchAll(picture)) {
      if (!alt) report(line, 'has a picture without words: say in the brackets what it shows');
      if (photo) continue;
      if (name === undefined)
        report(
          line,
          'shows a picture that is neither a drawing nor an uploaded photograph: write /illustrations/<name>.svg or /pictures/photo-<number>.webp',
        );
      else if (!illustrationNames.includes(name)) report(line, unknownIllustration(name));
    }
  }
  if (file.collection === 'legal') return issues;
  const isCompanyNews = (file.data as Partial<Article>).category === 'Company News';
  if (!isCompanyNews && citedKeys(file.body).length === 0)
    report(file.bodyLine, 'cites no source: put a mark such as [^KEY] after each claim');
  for (const { text, line } of paragraphsOf(file)) {
    if (citedKeys(text).length > 0 || unclaimed.test(text)) continue;
    if (claim.test(text))
      report(line, 'states figures without a source: put a mark such as [^KEY] after the claim');
    else if (isCompanyNews && law.test(text))
      report(line, 'states law or figures without a source: put a mark such as [^KEY] after the claim');
  }
  return issues;
}

type Placed = { text: string; line: number };

export const linesOf = ({ body, bodyLine }: ContentFile): Placed[] =>
  body.split('\n').map((text, i) => ({ text, line: bodyLine + i }));

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
