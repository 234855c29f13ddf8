import { factNames, namedFacts } from '../src/company/facts.ts';
import { legalFactNames } from '../src/company/legal-facts.ts';
import { instrumentWords } from '../src/instrument/references.ts';
import type { Company } from '../src/schemas/company.ts';
import { instrumentSchema } from '../src/schemas/instrument.ts';
import { linesOf } from './articles.ts';
import type { ContentFile, Mistake } from './read.ts';
import { mistakeAt, textsOf } from './references.ts';

/** Facts of the company in the texts: names that nobody knows, and the promise to reply written out as a number. */
export function checkFacts(files: readonly ContentFile[]): Mistake[] {
  const company = files.find(({ collection }) => collection === 'company')?.data as Company | undefined;
  const ofInstruments = new Set(instrumentNames(files));
  const promise = promiseOf(company?.replyWithinHours ?? Number.NaN);
  return files.flatMap((file) =>
    placedTexts(file).flatMap(({ text, at, known }) => [
      ...namedFacts(text)
        .filter((name) => !known.includes(name) && !ofInstruments.has(name))
        .map((name) => at(unknownName(name, known, ofInstruments))),
      ...(promise.test(text)
        ? [at('promises a reply in a number of its own: write {{replyWithinHours}} hours')]
        : []),
    ]),
  );
}

/** Every name that the instruments' files give to a day or a status. */
function instrumentNames(files: readonly ContentFile[]): string[] {
  const instruments = files
    .filter(({ collection }) => collection === 'instruments')
    .map(({ slug, data }) => ({ id: slug, ...instrumentSchema.parse(data) }));
  return Object.keys(instrumentWords(instruments, '9999-12-31'));
}

function unknownName(name: string, known: readonly string[], ofInstruments: ReadonlySet<string>): string {
  const [instrument] = name.split('/');
  if (instrument === name) return `names {{${name}}}, which is no fact: choose from ${known.join(', ')}`;
  const names = [...ofInstruments].filter((one) => one.startsWith(`${instrument}/`));
  return names.length > 0
    ? `names {{${name}}}, which src/content/instruments/${instrument}.yaml does not hold: choose from ${names.join(', ')}`
    : `names {{${name}}}, but there is no src/content/instruments/${instrument}.yaml`;
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
