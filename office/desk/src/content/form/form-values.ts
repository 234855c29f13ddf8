import { hashKey } from '@tanstack/react-query';
import type { EntryValues, FieldSchema, FieldValue } from '@vanda/desk-api/entries';
import { readNumber } from '@vanda/forms/clean';

export const singular = (label: string) => label.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '');

/** Fields keep the order of the schema, as in the file. */
export function withField(
  value: EntryValues,
  schema: FieldSchema,
  name: string,
  next: FieldValue | undefined,
): EntryValues {
  const { [name]: _, ...others } = value;
  const changed: EntryValues = next === undefined ? others : { ...others, [name]: next };
  const known = Object.keys(schema.properties ?? {}).filter((key) => key in changed);
  return Object.fromEntries(
    [...new Set([...known, ...Object.keys(changed)])].map((key) => [key, changed[key] as FieldValue]),
  );
}

export function emptyValue(schema: FieldSchema): FieldValue {
  if (isGroup(schema)) return {};
  return schema.type === 'array' ? [] : '';
}

export function isGroup({ type, anyOf }: FieldSchema): boolean {
  return type === 'object' || (anyOf?.every(isGroup) ?? false);
}

const longestSummary = 80;

export function summaryOf(value: FieldValue): string {
  const { title, name, label, heading, start, date, text } = value as EntryValues;
  const summary = title ?? name ?? label ?? heading ?? start ?? date ?? text;
  return typeof summary === 'object' ? '' : String(summary ?? '').slice(0, longestSummary);
}

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item);
}

export const idOf = (path: string) => `field-${path}`;

/** Value at a path such as `sessions.0.start`; undefined where there is none. */
export function valueAt(data: EntryValues, path: string): FieldValue | undefined {
  let inner: FieldValue | undefined = data;
  for (const name of path.split('.')) {
    if (typeof inner !== 'object' || inner === null) return undefined;
    inner = (inner as EntryValues)[name];
  }
  return inner;
}

/** Deep equality; a missing field equals an undefined one. */
export const isSame = (a: FieldValue | undefined, b: FieldValue | undefined) => hashKey([a]) === hashKey([b]);

/** Undefined removes the field; missing groups are made. */
export function withValueAt(data: EntryValues, path: string, value: FieldValue | undefined): EntryValues {
  const [name = '', ...rest] = path.split('.');
  const inner = data[name];
  const next = rest.length === 0 ? value : withValueAt((inner ?? {}) as EntryValues, rest.join('.'), value);
  if (Array.isArray(data)) return data.with(Number(name), next) as unknown as EntryValues;
  const { [name]: _, ...others } = data;
  return next === undefined ? others : { ...data, [name]: next };
}

/** The server refuses what stays text. */
export const numberOrText = (text: string): FieldValue => readNumber(text) ?? text;
