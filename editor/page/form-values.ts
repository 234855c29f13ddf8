import type { FieldSchema, Fields, FieldValue } from '../protocol.ts';

/** What a field is called in the form: its title in the schema, or its name in words. */
export function labelOf(name: string, { title }: FieldSchema): string {
  const words = name.replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return title ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** One of the things that a list is called after: Sessions, Session. */
export const singular = (label: string) => label.replace(/(?<=[^s])s$/, '');

/** A field as the list of mistakes calls it: Session 2, Start. */
export function labelOfPath(schema: FieldSchema, path: string): string {
  const labels: string[] = [];
  let inner: FieldSchema | undefined = schema;
  for (const name of path.split('.')) {
    if (inner?.items) labels.push(`${singular(labels.pop() ?? '')} ${Number(name) + 1}`);
    else labels.push(labelOf(name, inner?.properties?.[name] ?? {}));
    inner = inner?.items ?? inner?.properties?.[name];
  }
  return labels.join(', ');
}

/** An object with one field changed, or without it; fields stand in the order of the schema, as the file gets them. */
export function withField(
  value: Fields,
  schema: FieldSchema,
  name: string,
  next: FieldValue | undefined,
): Fields {
  const { [name]: _, ...others } = value;
  const changed: Fields = next === undefined ? others : { ...others, [name]: next };
  const known = Object.keys(schema.properties ?? {}).filter((key) => key in changed);
  return Object.fromEntries(
    [...new Set([...known, ...Object.keys(changed)])].map((key) => [key, changed[key] ?? '']),
  );
}

/** What an added item of a list begins with. */
export function emptyValue({ type }: FieldSchema): FieldValue {
  if (type === 'object') return {};
  return type === 'array' ? [] : '';
}

/** What a closed item of a list shows of itself. */
export function summaryOf(value: FieldValue): string {
  const { title, label, start, date } = value as Fields;
  return String(title ?? label ?? start ?? date ?? '');
}

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...item);
}

export const idOf = (path: string) => `field-${path}`;
