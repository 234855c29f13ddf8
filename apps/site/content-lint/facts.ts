import { instrumentSchema } from '../src/schemas/instrument.ts';
import { factNames, namedFacts } from '../src/topics/company/facts.ts';
import { legalFactNames } from '../src/topics/company/legal-facts.ts';
import { instrumentWords } from '../src/topics/regulation/references.ts';
import { linesOf } from './articles.ts';
import { type ContentFile, type ContentIssue, filesOf } from './read.ts';
import { issueAt, textsOf } from './references.ts';

export function checkFacts(files: readonly ContentFile[]): ContentIssue[] {
  const ofInstruments = new Set(Object.keys(wordsOfInstruments(files)));
  return files.flatMap((file) =>
    placedTexts(file).flatMap(({ text, at, known }) =>
      [...faultsOf(file, text, known, ofInstruments)].map((message) => at(message)),
    ),
  );
}

function* faultsOf(
  { collection }: ContentFile,
  text: string,
  known: readonly string[],
  ofInstruments: ReadonlySet<string>,
): Generator<string> {
  if (hasBrokenVariant(text))
    yield 'has a variant by date that is not understood: write {{until 2026-11-30: one text | the other}}';
  for (const name of namedFacts(text))
    if (!known.includes(name) && !ofInstruments.has(name)) yield unknownName(name, known, ofInstruments);
  if (!aboutLaws.has(collection)) yield* timedPromises(text);
}

export const wordsOfInstruments = (files: readonly ContentFile[], today = '9999-12-31') =>
  instrumentWords(
    filesOf(files, 'instruments').map(({ slug, data }) => ({ id: slug, ...instrumentSchema.parse(data) })),
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

function hasBrokenVariant(text: string): boolean {
  const opened = (text.match(/\{\{(?:until|before) /g) ?? []).length;
  const whole =
    /\{\{(?:until|before) (?:\d{4}-\d{2}-\d{2}|\{day\}|\{\{[\w/-]+\/day\}\}): (?:[^|{}]|\{\{[\w/-]+\}\})+ \| (?:[^|{}]|\{\{[\w/-]+\}\})+\}\}/g;
  return opened !== (text.match(whole) ?? []).length;
}

/** Collections that state what laws require, in the words of laws: "within 48 hours". */
const aboutLaws = new Set<ContentFile['collection']>(['instruments', 'regulations', 'euCheckBlocks']);

/** A duration. Calendar days are excluded, because laws count them. */
const stretch =
  /\bwithin (?:\d+|an?|one|two|three|four|five|six|seven) (?:(?:working|business) )?(?:minutes?|hours?|days?|weeks?)\b|\b(?:same|next)(?: working| business)? day\b/i;
const bySomeoneHere = /\b(?:we|our|us)\b|\byou (?:get|have|hear|hold|know|read|receive)\b|\bconsultant\b/i;
const reply = /\b(?:repl(?:y|ies)|answer(?:s|ed)?|acknowledge)\b[^.?!]*\bwithin \{\{replyTime\}\}(?! with\b)/;

/** The company promises one time, that of its reply (decision 33, Truth). */
function* timedPromises(text: string): Generator<string> {
  for (const sentence of text.split(/(?<=[.?!;:])\s/))
    if (stretch.test(sentence) && bySomeoneHere.test(sentence))
      yield 'promises a time of its own: write that we reply within {{replyTime}}';
    else if (sentence.includes('{{replyTime}}') && !reply.test(sentence))
      yield 'promises more than a reply within {{replyTime}}: what follows is a next step';
}

type Placed = { text: string; known: readonly string[]; at: (message: string) => ContentIssue };

/** Texts in which facts are filled in: fields, and the Markdown of a legal page. */
const placedTexts = (file: ContentFile): Placed[] => [
  ...textsOf(file).map(({ text, path }) => ({
    text,
    known: factNames,
    at: (message: string) => issueAt(file, path, message),
  })),
  ...(file.collection === 'legal' ? linesOf(file) : []).map(({ text, line }) => ({
    text,
    known: legalFactNames,
    at: (message: string) => ({ file: file.file, line, field: 'body', message }),
  })),
];
