import { factNames, namedFacts } from '../src/company/facts.ts';
import { legalFactNames } from '../src/company/legal-facts.ts';
import type { Company } from '../src/schemas/company.ts';
import { linesOf } from './articles.ts';
import type { ContentFile, Mistake } from './read.ts';
import { mistakeAt, textsOf } from './references.ts';

/** Facts of the company in the texts: names that nobody knows, and the promise to reply written out as a number. */
export function checkFacts(files: readonly ContentFile[]): Mistake[] {
  const company = files.find(({ collection }) => collection === 'company')?.data as Company | undefined;
  const promise = promiseOf(company?.replyWithinHours ?? Number.NaN);
  return files.flatMap((file) =>
    placedTexts(file).flatMap(({ text, at, known }) => [
      ...namedFacts(text)
        .filter((name) => !known.includes(name))
        .map((name) => at(`names {{${name}}}, which is no fact: choose from ${known.join(', ')}`)),
      ...(promise.test(text)
        ? [at('promises a reply in a number of its own: write {{replyWithinHours}} hours')]
        : []),
    ]),
  );
}

/** A sentence that promises a reply within so many hours; the deadlines of laws are worded otherwise. */
const promiseOf = (hours: number) =>
  new RegExp(
    String.raw`\b(?:repl(?:y|ies)|answers?|writes?|acknowledges?|contact you)\b[^.?!]*\bwithin ${hours} hours\b`,
    'i',
  );

type Placed = { text: string; known: readonly string[]; at: (message: string) => Mistake };

/** The texts of a file in which facts are filled in: its fields, and the Markdown of a legal page. */
function placedTexts(file: ContentFile): Placed[] {
  const fields = textsOf(file).map(({ text, path }): Placed => {
    return { text, known: factNames, at: (message) => mistakeAt(file, path, message) };
  });
  if (file.collection !== 'legal') return fields;
  const lines = linesOf(file).map(({ text, line }): Placed => {
    const at = (message: string) => ({ file: file.file, line, field: 'body', message });
    return { text, known: legalFactNames, at };
  });
  return [...fields, ...lines];
}
