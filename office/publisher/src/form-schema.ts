import type { FieldSchema, FieldValue } from '@vanda/desk-api/entries';
import { type CollectionName, collections } from '@vanda/site/schemas/collections';
import { z } from 'zod';

type JsonSchema = Omit<FieldSchema, 'anyOf' | 'items' | 'properties' | 'additionalProperties'> & {
  $ref?: string;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  $defs?: Record<string, JsonSchema>;
};

/** They decide how the site is built, not what a reader reads. */
const technicalFields = new Set([
  ...['page', 'form', 'registerLabel', 'family', 'order', 'offeredAs', 'structuredData', 'parent'],
  ...['jurisdiction', 'sourcesTo', 'evidence', 'confirm', 'placeholders', 'openQuestions', 'version', 'geo'],
]);

const deepest = 5;

const forms = new Map<CollectionName, FieldSchema>();

export function formSchema(collection: CollectionName): FieldSchema {
  const known = forms.get(collection);
  if (known) return known;
  const schema = z.toJSONSchema(collections[collection].schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  const form = toField(schema, '', schema.$defs ?? {}, 0);
  for (const [name, field] of Object.entries(form.properties ?? {})) {
    if (technicalFields.has(name)) field.isTechnical = true;
  }
  forms.set(collection, form);
  return form;
}

function toField(
  given: JsonSchema,
  name: string,
  defs: Record<string, JsonSchema>,
  depth: number,
): FieldSchema {
  const target = given.$ref?.split('/').at(-1);
  if (target !== undefined) {
    const inner = depth < deepest ? (defs[target] ?? {}) : { type: 'object' as const };
    return toField(inner, name, defs, depth + 1);
  }
  const { anyOf, oneOf, items, properties, additionalProperties, $defs: _, ...rest } = given;
  const inner = (schema: JsonSchema, of: string) => toField(schema, of, defs, depth);
  const kinds = anyOf ?? oneOf;
  const field: FieldSchema = { ...rest, title: labelOf(name, given.title) };
  const constants = kinds?.map((kind) => kind.const).filter((value) => typeof value !== 'boolean');
  if (kinds && constants?.every((value) => value !== undefined) && constants.length === kinds.length) {
    field.type = kinds[0]?.type;
    field.enum = constants;
  } else if (kinds) field.anyOf = kinds.map((kind) => inner(kind, name));
  if (items) field.items = inner(items, name);
  if (properties)
    field.properties = Object.fromEntries(
      Object.entries(properties).map(([key, schema]) => [key, inner(schema, key)]),
    );
  if (typeof additionalProperties === 'object') field.additionalProperties = inner(additionalProperties, '');
  return field;
}

/** `priceSgd` → `Price sgd`, unless the schema has a title. */
export function labelOf(name: string, title?: string): string {
  const text = name.replaceAll(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return title ?? text.charAt(0).toUpperCase() + text.slice(1);
}

/** `Sessions 2, start` for `sessions.1.start`. */
export function labelOfPath(form: FieldSchema, path: string): string {
  if (path === '') return '';
  if (path === 'body') return 'Text';
  const labels: string[] = [];
  let at: FieldSchema | undefined = form;
  for (const step of path.split('.')) {
    if (at?.items || (at?.type === undefined && /^\d+$/.test(step))) {
      labels.push(
        `${(labels.pop() ?? '').replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')} ${Number(step) + 1}`,
      );
      at = at?.items;
    } else {
      const next: FieldSchema | undefined =
        at?.properties?.[step] ??
        at?.anyOf?.find(({ properties }) => properties?.[step])?.properties?.[step] ??
        at?.additionalProperties;
      labels.push(lowerFirst(labelOf(step, next?.title || undefined)));
      at = next;
    }
  }
  const label = labels.join(', ').trim();
  return label.charAt(0).toUpperCase() + label.slice(1);
}

export const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

export type Fields = { [name: string]: FieldValue };
