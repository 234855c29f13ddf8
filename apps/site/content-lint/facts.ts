import { instrumentSchema } from '../src/schemas/instrument.ts';
import { factNames, namedFacts } from '../src/topics/company/facts.ts';
import { legalFactNames } from '../src/topics/company/legal-facts.ts';
import { instrumentWords } from '../src/topics/regulation/references.ts';
import { linesOf } from './articles.ts';
import type { ContentFile, ContentIssue } from './read.ts';
import { issueAt, textsOf } from './references.ts';

/** Unknown fact names, and promises with a time that the company has not made. */
export function checkFacts(files: readonly ContentFile[]): ContentIssue[] {
  const ofInstruments = new Set(Object.keys(wordsOfInstruments(files)));
  return files.flatMap((file) =>
    placedTexts(file).flatMap(({ text, at, known }) => [
      ...(hasBrokenVariant(text)
        ? [
            at(
              'has a variant by date that is not understood: write {{until 2026-11-30: one text | the other}}',
            ),
          ]
        : []),
      ...namedFacts(text)
        .filter((name) => !known.includes(name) && !ofInstruments.has(name))
        .map((name) => at(unknownName(name, known, ofInstruments))),
      ...(aboutLaws.has(file.collection) ? [] : timedPromises(text).map(at)),
    ]),
  );
}

export const wordsOfInstruments = (files: readonly ContentFile[], today = '9999-12-31') =>
  instrumentWords(
    files
      .filter(({ collection }) => collection === 'instruments')
      .map(({ slug, data }) => ({ id: slug, ...instrumentSchema.parse(data) })),
    today,
  );

function unknownName(name: string, known: readonly string[], ofInstruments: ReadonlySet<string>): string {
  const [instrument] = name.split('/');
  if (instrument === name) return `names {{${name}}}, which is no fact: choose from ${known.join(', ')}`;
  const names = [...ofInstruments].filter((one) => one.startsWith(`${instrument}/`));
  return names.length > 0
    ? `names {{${name}}}, which src/content/instruments/${instrument}.yaml does not hold: choose from ${names.join(', ')}`
    : `names {{${name}}}, but there is no src/content/instruments/${instrument}.yaml`;
}

/** A variant by date without its day, or without one of its texts. */
function hasBrokenVariant(text: string): boolean {
  const opened = text.split('{{until ').length - 1;
  const whole =
    /\{\{until (?:\d{4}-\d{2}-\d{2}|\{\{[\w/-]+\/day\}\}): (?:[^|{}]|\{\{[\w/-]+\}\})+ \| (?:[^|{}]|\{\{[\w/-]+\}\})+\}\}/g;
  return opened !== (text.match(whole) ?? []).length;
}

/** Collections that state what laws require, in the words of laws: "within 48 hours". */
const aboutLaws = new Set<ContentFile['collection']>(['instruments', 'regulations', 'euCheckBlocks']);

/** A stretch of time. Calendar days are those of laws. */
const stretch =
  /\bwithin (?:\d+|an?|one|two|three|four|five|six|seven) (?:(?:working|business) )?(?:minutes?|hours?|days?|weeks?)\b|\b(?:same|next)(?: working| business)? day\b/i;
const bySomeoneHere = /\b(?:we|our|us)\b|\byou (?:get|have|hear|hold|know|read|receive)\b|\bconsultant\b/i;
const reply =
  /\b(?:repl(?:y|ies)|answer(?:s|ed)?|acknowledge)\b[^.?!]*\bwithin \{\{replyWithinHours\}\} hours\b(?! with\b)/;

/** The company promises one time, that of its reply (decision 33, Truth). */
function timedPromises(text: string): string[] {
  return text.split(/(?<=[.?!;:])\s/).flatMap((sentence) => {
    if (stretch.test(sentence) && bySomeoneHere.test(sentence))
      return ['promises a time of its own: write that we reply within {{replyWithinHours}} hours'];
    if (sentence.includes('{{replyWithinHours}}') && !reply.test(sentence))
      return ['promises more than a reply within {{replyWithinHours}} hours: what follows is a next step'];
    return [];
  });
}

type Placed = { text: string; known: readonly string[]; at: (message: string) => ContentIssue };

/** The texts in which facts are filled in: fields, and the Markdown of a legal page. */
function placedTexts(file: ContentFile): Placed[] {
  const fields = textsOf(file).map(({ text, path }): Placed => {
    return { text, known: factNames, at: (message) => issueAt(file, path, message) };
  });
  if (file.collection !== 'legal') return fields;
  const lines = linesOf(file).map(({ text, line }): Placed => {
    const at = (message: string) => ({ file: file.file, line, field: 'body', message });
    return { text, known: legalFactNames, at };
  });
  return [...fields, ...lines];
}
