import { type LawText, provisionAddress } from './check-messages.ts';

/** Blocks with a blank line between them. */
export const markdownOf = (blocks: readonly string[]): string => blocks.join('\n\n').concat('\n');

/** Returns nothing for an empty list. */
export const listUnder = (title: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? [`## ${title}`, lines.map((line) => `- ${line}`).join('\n')] : [];

export const citedIn = (law: LawText) => (article: string) =>
  `[${article}](${provisionAddress(law, article)})`;
