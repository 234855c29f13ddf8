import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formIds } from '@vanda/enquiry/form';
import { isNode, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod';
import { StartError } from '../../../intake/src/start-error.ts';
import { textLimits } from '../../contract/common.ts';
import { type PlaceName, placeNames, placesIn } from './places.ts';

/** A letter to begin with: one file of `desk/content/answers`, named by what it is for. */
export const templateSchema = z.strictObject({
  /** What it is for, as the list of templates says it: `Group does not fit: waiting list or another date`. */
  title: z.string().min(5).max(80),
  /** Forms it was written for; left out for one that fits all. */
  forms: z.optional(z.array(z.enum(formIds)).min(1)),
  /** One line. Places in braces are filled in: `{course}`. */
  subject: z.string().min(5).max(textLimits.subject).check(knownPlaces),
  /** The letter, greeting and signature included. `[[words]]` is a gap that a person fills before it can be sent. */
  text: z.string().min(40).max(textLimits.letter).check(knownPlaces),
});

/** A template with its file's name. */
export type Template = z.output<typeof templateSchema> & { readonly id: string };

/**
 * Reads the templates of a folder, by their titles.
 * @throws {StartError} naming file, line, field and mend of every mistake
 */
export function readTemplates(folder: string): Template[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.yaml'))
    .toSorted();
  const read = names.map((name) => readTemplate(path.join(folder, name)));
  const mistakes = read.flatMap((result) => ('mistakes' in result ? result.mistakes : []));
  if (mistakes.length > 0) throw new StartError(mistakes.join('\n'));
  return read
    .flatMap((result) => ('template' in result ? [result.template] : []))
    .toSorted((a, b) => a.title.localeCompare(b.title));
}

function readTemplate(file: string): { template: Template } | { mistakes: string[] } {
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [wrong] = document.errors;
  if (wrong) return { mistakes: [`${file}:${lines.linePos(wrong.pos[0]).line}  ${wrong.message}`] };
  const result = templateSchema.safeParse(document.toJS());
  if (result.success) return { template: { ...result.data, id: path.basename(file, '.yaml') } };
  return {
    mistakes: result.error.issues.map(({ path: field, message }) => {
      const node = document.getIn(field, true);
      const offset = isNode(node) ? (node.range?.[0] ?? 0) : 0;
      return `${file}:${lines.linePos(offset).line}  ${field.join('.')} ${message}`;
    }),
  };
}

function knownPlaces(context: z.core.ParsePayload<string>): void {
  for (const place of placesIn(context.value)) {
    if (placeNames.includes(place as PlaceName)) continue;
    context.issues.push({
      code: 'custom',
      input: context.value,
      message: `knows no {${place}}: choose from ${placeNames.join(', ')}`,
    });
  }
}
