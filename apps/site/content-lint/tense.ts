import { fullDate, monthAndYear } from '@vanda/forms/date-formats';
import { shortDate } from '@vanda/forms/day';
import { instrumentSchema } from '../src/schemas/instrument.ts';
import { linesOf } from './articles.ts';
import { type ContentFile, type ContentIssue, filesOf } from './read.ts';
import { issueAt, textsOf } from './references.ts';

/** Words that are true only before or only after a day, anywhere in its sentence. */
const sided =
  /\b(?:nearest|next|now|already|have|will|(?:is|are) (?:held back|planned|not sure|revoked on)|(?:is|are) to|aims|wants|expects|steps up|suspends|replaces|last day is)\b/i;
const variant = /\{\{(?:until|before) (?:[^{}]|\{\{[^{}]*\}\})*\}\}/g;
const aboutLaws = new Set<ContentFile['collection']>(['instruments', 'regulations', 'markets']);

/**
 * A sentence with a future day of a record and a word for one side of it becomes false by itself, unless it
 * has a text for the time after. "Marketed before" is a condition of the law and stays true.
 */
export function checkTense(files: readonly ContentFile[]): ContentIssue[] {
  const days = daysToCome(files);
  const years = [...new Set(days.flatMap((day) => /\b\d{4}$/.exec(day)?.[0] ?? []))];
  const written = days.map((day) => day.replace(/[{}/]/g, '\\$&')).join('|');
  const toDay = new RegExp(
    String.raw`(?<!\bmarketed |\bin(?:to)? service )\b(?:before|by|until) (?:${written})(?!\w)`,
    'i',
  );
  const toYear = new RegExp(String.raw`\b(?:before|until|by the end of) (?:${years.join('|')})\b`, 'i');
  return (
    files
      // A notice ends on its day.
      .filter(({ collection }) => collection !== 'euCheckBlocks' && collection !== 'notices')
      .flatMap((file) =>
        placedTexts(file).flatMap(({ text, at }) =>
          // Every day has a year or a reference; most texts have neither.
          (/\d{4}|\{\{/.test(text) ? text : '')
            .replace(variant, '{{until}}')
            .split(/(?<=[.?!;])\s+/)
            .flatMap((sentence) => {
              if (sentence.includes('{{until}}')) return [];
              const [found] =
                toDay.exec(sentence) ??
                (aboutLaws.has(file.collection) ? toYear.exec(sentence) : undefined) ??
                (days.some((day) => sentence.includes(day)) ? sided.exec(sentence) : undefined) ??
                [];
              return found ? [at(turnsFalse(sentence, found))] : [];
            }),
        ),
      )
  );
}

const turnsFalse = (sentence: string, found: string) =>
  `says “${found}” of a day to come: “${sentence}” Write {{until DAY: before it | after it}}, or words that stay true`;

function daysToCome(files: readonly ContentFile[]): string[] {
  const days = filesOf(files, 'instruments').flatMap(({ slug, data }) => {
    const { dates, reviewedOn } = instrumentSchema.parse(data);
    return dates
      .filter(({ date }) => date > reviewedOn)
      .flatMap(({ id, date }) => [
        ...['', '/short', '/month', '/year'].map((form) => `{{${slug}/${id}${form}}}`),
        fullDate(date),
        shortDate(date),
        monthAndYear(date),
      ]);
  });
  return [...new Set(days)];
}

/** A label and its value are read together: “Stop by: 31 Dec 2026”. */
const labelBeside = (file: ContentFile, path: readonly PropertyKey[]) =>
  textsOf(file).find((one) => one.path.join('.') === [...path.slice(0, -1), 'label'].join('.'))?.text ?? '';

const placedTexts = (file: ContentFile) => [
  ...textsOf(file).map(({ text, path }) => ({
    text: path.at(-1) === 'value' ? `${labelBeside(file, path)} ${text}` : text,
    at: (message: string) => issueAt(file, path, message),
  })),
  ...(file.collection === 'legal' || file.collection === 'news' ? linesOf(file) : []).map(
    ({ text, line }) => ({
      text,
      at: (message: string) => ({ file: file.file, line, field: 'body', message }),
    }),
  ),
];
