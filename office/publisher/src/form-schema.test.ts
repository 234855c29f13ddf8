import type { FieldSchema } from '@vanda/desk-api/entries';
import { type CollectionName, collections } from '@vanda/site/schemas/collections';
import { expect, test } from 'vitest';
import { formSchema, labelOfPath } from './form-schema.ts';

function* fieldsIn(field: FieldSchema): Generator<FieldSchema> {
  yield field;
  const inner = [field.items, field.additionalProperties, ...(field.anyOf ?? [])];
  for (const each of [...inner, ...Object.values(field.properties ?? {})]) if (each) yield* fieldsIn(each);
}

test('each kind of a group that a writer chooses from has its own name and a sentence', () => {
  const choices = (Object.keys(collections) as CollectionName[])
    .flatMap((collection) => [...fieldsIn(formSchema(collection))])
    .map(({ anyOf = [] }) => anyOf)
    .filter((kinds) => kinds.length > 1 && kinds.every(({ type }) => type === 'object'));
  expect(choices.length).toBeGreaterThan(1);
  for (const kinds of choices) {
    const names = kinds.map(({ title }) => title);
    expect(new Set(names).size, names.join()).toBe(kinds.length);
    for (const { title, description } of kinds) expect(description, title).toMatch(/^[A-Z].{10,}\.$/);
    const sketches = kinds.flatMap(({ picture }) => picture ?? []);
    expect(new Set(sketches).size, names.join()).toBe(sketches.length > 0 ? kinds.length : 0);
  }
});

test('one of several entries is an entry', () =>
  expect(labelOfPath(formSchema('navigation'), 'entries.1.label')).toBe('Entry 2, label'));
