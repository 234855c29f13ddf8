import { instrumentWords, type NamedInstrument } from '../src/instrument/references.ts';
import { statusOn, statusWords } from '../src/instrument/status.ts';
import type { Jurisdiction } from '../src/schemas/instrument.ts';
import { fullDate, shortDate } from '../src/text/dates.ts';
import { type Naming, nameReader } from './law-names.ts';
import type { ContentFile, Mistake } from './read.ts';
import { mistakeAt, walk } from './references.ts';

/**
 * Where a law stands and on which day it applies is said in its own file alone. A text that names an instrument takes
 * both from there, so these are mistakes:
 *
 * - a day written out in a sentence that names an instrument, or that stands under its name as a title;
 * - on a page about laws a day written out that is a day of one of its instruments, even without the name;
 * - a word of status (proposed, final, in force, repealed …) in a sentence that names an instrument and takes no day
 *   or status from its file;
 * - a word of status inside the name that contradicts the file: MAS’s proposed guidelines, once they are final.
 *
 * Not read: instruments and sources themselves; the bodies, titles and excerpts of dated articles, which say what was
 * so on their day (their update boxes are read); and what a correction quotes as having stood there.
 * @param today ISO day on which the statuses are asked for
 */
export function checkLawStatements(
  files: readonly ContentFile[],
  instruments: readonly NamedInstrument[],
  today: string,
): Mistake[] {
  const law: Law = { namesIn: nameReader(instruments), days: dayReferences(instruments, today), today };
  return files.flatMap((file) =>
    statementsOf(file)
      .filter(saysWhen)
      .flatMap((statement) =>
        [...writtenDays(statement, file, law), ...statuses(statement, law)].map((message) =>
          mistakeAt(file, statement.path, message),
        ),
      ),
  );
}

type Law = {
  namesIn: (text: string) => Naming[];
  /** Days as texts write them, each with the references that stand for it. */
  days: ReadonlyMap<string, readonly DayReference[]>;
  today: string;
};
type DayReference = { reference: string; jurisdiction: Jurisdiction };

/** A text of a file, the names it stands under (its title, its label, a cell of its row), and the day it is set at. */
type Statement = { text: string; path: PropertyKey[]; labels: readonly string[]; date: string };

/** The page of each jurisdiction; `global` compares them all. */
const jurisdictionOf: Record<string, Jurisdiction> = {
  singapore: 'singapore',
  'eu-ai-act': 'eu',
  usa: 'usa',
  china: 'china',
};

const writtenDay =
  /\b\d{1,2} (?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sep(?:t(?:ember)?)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?) \d{4}\b|^\d{4}-\d{2}-\d{2}$/g;
const isIsoDay = (day: string) => /^\d{4}-/.test(day);
const reference = /\{\{(?<id>[a-z0-9-]+)\/[a-z0-9/-]+\}\}/g;

const statusWord =
  /\b(?:proposed|draft|final(?:ised)?(?! (?:vote|say|word|decision|day|step|exam))|adopted|(?:in|into) (?:force|operation)|(?:takes?|took|in) effect|appl(?:y|ies) (?:from|since)|applied since|not (?:yet )?(?:enforced|final|adopted)|passed (?:on|in|by|the)|signed (?:on|in)|stayed|suspended|superseded|repealed|revoked|withdrawn|lapsed)\b/i;

/** How a sentence that goes on about what the one before named begins. */
const goesOn =
  /^(?:it|they|(?:the|this|these|both) (?:acts?|laws?|bills?|guidelines?|codes?|standards?|frameworks?|regulations?|rules|orders?|convention|treaty|directive|measures|principles|decree))\b/i;
const sentenceEnd =
  /(?<=[.;?!])(?<!\b(?:No|v|vs|Art|Arts|ch|c|para|e\.g|i\.e)\.)\s+(?=["“‘(*[{]*[A-Z0-9{])|\n+|(?<=;)\s+/;

/** Whether a text has a day or a word of status at all; in most the names need not be looked for. */
const saysWhen = ({ text }: Statement) => text.search(writtenDay) >= 0 || statusWord.test(text);

/** Days written out where the file of an instrument has them. */
function writtenDays({ text, labels }: Statement, file: ContentFile, law: Law): string[] {
  const page = file.collection === 'regulations' ? file.slug : undefined;
  return sentencesOf(text, labels, law).flatMap(({ sentence, named }) =>
    (sentence.match(writtenDay) ?? []).flatMap((day) => {
      const references = (law.days.get(day) ?? []).filter(
        ({ jurisdiction, reference: name }) =>
          named.some(({ instrument }) => name.startsWith(`{{${instrument.id}/`)) ||
          (page === 'global' ? true : jurisdictionOf[page ?? ''] === jurisdiction),
      );
      if (references.length > 0) {
        const ends = isIsoDay(day) ? '/day}}' : '}}';
        const names = references.map(({ reference: name }) => name.replace('}}', ends));
        const choice = [...new Set(names)].slice(0, 3);
        return [
          `writes out ${day}, a day of a law: write ${choice.join(' or ')}; where the day is the same by chance, the month says enough`,
        ];
      }
      const [first] = named;
      if (!first || isIsoDay(day)) return [];
      const { id, shortName } = first.instrument;
      const others = (law.days.get(day) ?? []).map(({ reference: name }) => `write ${name}, or `);
      return [
        `says ${day} of ${shortName}, which src/content/instruments/${id}.yaml does not hold: ${others.join('')}add the day to its \`dates\` and write {{${id}/<id of the date>}}, or say it in a sentence that does not name the law`,
      ];
    }),
  );
}

/** Words of status beside a name, and inside it. */
function statuses({ text, labels, date }: Statement, law: Law): string[] {
  return sentencesOf(text, labels, law).flatMap(({ sentence, named }) => {
    const wrong = named.find(({ instrument, adjectives }) =>
      adjectives.some((word) => contradicts(word, statusOn(instrument, law.today).status)),
    );
    const [first] = named;
    if (wrong) {
      const { id, shortName } = wrong.instrument;
      return [
        `calls ${shortName} ${wrong.adjectives.join(' ').replace(/ha(?:s|ve) /, '')}, but it is ${statusWords(statusOn(wrong.instrument, law.today))} (src/content/instruments/${id}.yaml): write {{${id}/status}}`,
      ];
    }
    const word = statusWord.exec(sentence)?.[0];
    if (!first || !word) return [];
    const referred = [...`${sentence} ${date}`.matchAll(reference)].map(({ groups }) => groups?.id);
    if (named.some(({ instrument }) => referred.includes(instrument.id))) return [];
    const { id, shortName } = first.instrument;
    return [
      `says where ${shortName} stands (“${word}”) without its file: write {{${id}/status}}, or a day of src/content/instruments/${id}.yaml such as {{${id}/since}}`,
    ];
  });
}

const contradicts = (word: string, status: string) =>
  /proposed|draft/.test(word) ? status !== 'proposed' : status === 'proposed';

/** The sentences of a text, each with the instruments it speaks of: those it names, else the last named or the label’s. */
function sentencesOf(text: string, labels: readonly string[], { namesIn }: Law) {
  const ofLabels = labels.flatMap(namesIn).map(meant);
  let last: Naming[] = [];
  return text.split(sentenceEnd).map((sentence) => {
    const own = namesIn(sentence);
    if (own.length > 0) last = own.map(meant);
    else if (!goesOn.test(sentence)) last = [];
    return { sentence, named: own.length > 0 ? own : last.length > 0 ? last : ofLabels };
  });
}

/** Spoken of without being named: no word can stand inside the name. */
const meant = ({ instrument }: Naming): Naming => ({ instrument, adjectives: [] });

/** Fields that head what stands beside them. */
const labelFields: readonly PropertyKey[] = ['title', 'label', 'question', 'name'];

/** The texts of a file that speak for today. */
function statementsOf(file: ContentFile): Statement[] {
  if (file.collection === 'sources' || file.collection === 'instruments' || file.collection === 'search') {
    return [];
  }
  const statements: Statement[] = [];
  walk(file.data, (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
    for (const [field, child] of Object.entries(value)) {
      for (const [text, at] of textsIn(child, [...path, field])) {
        if (isQuoted(file, at) || isVague(value, field)) continue;
        const { date } = value as { date?: unknown };
        statements.push({
          text,
          path: at,
          labels: labelsOf(value, field, at.at(-1)),
          date: String(date ?? ''),
        });
      }
    }
  });
  return statements;
}

/** A text, or the texts of a list. */
const textsIn = (value: unknown, path: PropertyKey[]): [string, PropertyKey[]][] =>
  typeof value === 'string'
    ? [[value, path]]
    : Array.isArray(value)
      ? value.flatMap((item, i): [string, PropertyKey[]][] =>
          typeof item === 'string' ? [[item, [...path, i]]] : [],
        )
      : [];

function labelsOf(parent: object, field: string, index: PropertyKey | undefined): string[] {
  const fields = parent as Record<string, unknown>;
  const heads = labelFields.filter((label) => label !== field).map((label) => fields[String(label)]);
  const cells = Array.isArray(fields.cells)
    ? fields.cells.filter((cell, i) => i !== index && typeof cell === 'string' && !cell.includes(']('))
    : [];
  return [...heads, ...cells].filter((label) => typeof label === 'string' && isLabel(label)) as string[];
}

/** A short text that only names: no day, no status, no second sentence. */
const isLabel = (text: string) =>
  text.length <= 70 && !/\{\{|\. /.test(text) && !statusWord.test(text) && !/\d{4}$/.test(text.slice(-5, -1));

/** What speaks of another day than today: an article but for its updates, and the words that a correction quotes. */
const isQuoted = ({ collection }: ContentFile, path: readonly PropertyKey[]) =>
  (collection === 'news' && path[0] !== 'updates') ||
  path.includes('reviewedOn') ||
  (path[0] === 'corrections' && path.at(-1) === 'was');

/** A day that only sets the place of a text such as “2027” in an order. */
const isVague = (parent: object, field: string) => field === 'date' && 'dateText' in parent;

/** Every day of the instruments as texts write it, with the references that stand for it. */
function dayReferences(instruments: readonly NamedInstrument[], today: string) {
  const days = new Map<string, DayReference[]>();
  for (const instrument of instruments) {
    for (const [name, day] of Object.entries(instrumentWords([instrument], today))) {
      if (!name.endsWith('/day')) continue;
      const reference = `{{${name.slice(0, -'/day'.length)}}}`;
      for (const written of [day, fullDate(day), shortDate(day)]) {
        days.set(written, [
          ...(days.get(written) ?? []),
          { reference, jurisdiction: instrument.jurisdiction },
        ]);
      }
    }
  }
  return days;
}
