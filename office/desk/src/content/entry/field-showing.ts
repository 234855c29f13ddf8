import type { EntryValues, FieldValue } from '@vanda/desk-api/entries';

type Text = { path: string; text: string };

/** Words without Markdown, places that the build fills, and breaks. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/\{\{[^{}]*\}\}|\[\^[\w-]+\]/g, ' ')
    .replaceAll(/\]\([^()]*\)|[*_[\]#>`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase();

function textsOf(value: FieldValue, path: string): Text[] {
  if (typeof value !== 'object') return [{ path, text: wordsOf(String(value)) }];
  return Object.entries(value ?? {}).flatMap(([name, inner]) =>
    textsOf(inner, path ? `${path}.${name}` : name),
  );
}

const shortest = 3;

/** The field whose words a reader pressed: the same words, else the narrowest that has them, else the longest within. */
export function fieldShowing(values: EntryValues, pressed: string): string | undefined {
  const words = wordsOf(pressed);
  if (words.length < shortest) return undefined;
  const texts = textsOf(values, '').filter(({ text }) => text.length >= shortest);
  const byLength = texts.toSorted((a, b) => a.text.length - b.text.length);
  const found =
    byLength.find(({ text }) => text === words) ??
    byLength.find(({ text }) => text.includes(words)) ??
    byLength.findLast(({ text }) => words.includes(text));
  return found?.path;
}
