import { isDeepStrictEqual } from 'node:util';
import type { FieldChange, FieldSchema, FieldValue } from '@vanda/desk-api/entries';
import { isIsoDay, shortDate } from '@vanda/forms/day';
import { type Fields, labelOf, labelOfPath } from './form-schema.ts';

export type Difference = { field: string; before: FieldValue | undefined; after: FieldValue | undefined };

/** Reports differences at the deepest common level. List items are compared by value, then in order. */
export function differences(
  before: FieldValue | undefined,
  after: FieldValue | undefined,
  field = '',
): Difference[] {
  if (isDeepStrictEqual(before, after)) return [];
  const within = (name: string | number) => (field ? `${field}.${name}` : String(name));
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return names.flatMap((name) => differences(before[name], after[name], within(name)));
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const gone = before.filter((item) => !has(after, item));
    const come = after.filter((item) => !has(before, item));
    if (gone.length === 0 && come.length === 0) return [{ field, before, after }];
    return Array.from({ length: Math.max(gone.length, come.length) }, (_, index) => index).flatMap(
      (index) => {
        const [old, next] = [gone[index], come[index]];
        const place = next === undefined ? before.indexOf(old ?? '') : after.indexOf(next);
        return differences(old, next, within(place));
      },
    );
  }
  return [{ field, before, after }];
}

export const fieldChanges = (form: FieldSchema, before: Fields, after: Fields): FieldChange[] =>
  differences(before, after).map((change) => ({
    field: change.field,
    label: labelOfPath(form, change.field),
    before: shown(change.before),
    after: shown(change.after),
  }));

export function shown(value: FieldValue | undefined): string | null {
  if (value === undefined || value === null) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return isIsoDay(value) ? shortDate(value) : value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((item) => shown(item) ?? '').join('\n');
  return Object.entries(value)
    .map(([name, inner]) => `${labelOf(name)}: ${shown(inner) ?? ''}`)
    .join('; ');
}

export type Joined<Value> = {
  value: Value;
  conflicts: { field: string; theirs: FieldValue | undefined; mine: FieldValue | undefined }[];
};

/**
 * Three-way merge by field. Of a conflict, theirs is in `value` and both are in `conflicts`. Lists are joined where each
 * side only adds or removes items.
 */
export function join(
  base: FieldValue | undefined,
  theirs: FieldValue | undefined,
  mine: FieldValue | undefined,
  prefers: (field: string) => 'mine' | 'theirs' | undefined = () => undefined,
  field = '',
): Joined<FieldValue | undefined> {
  if (isDeepStrictEqual(theirs, mine) || isDeepStrictEqual(base, mine))
    return { value: theirs, conflicts: [] };
  if (isDeepStrictEqual(base, theirs)) return { value: mine, conflicts: [] };
  const within = (name: string | number) => (field ? `${field}.${name}` : String(name));
  if (isGroup(theirs) && isGroup(mine)) {
    const from = isGroup(base) ? base : {};
    const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])];
    const parts = names.map((name) => ({
      name,
      ...join(from[name], theirs[name], mine[name], prefers, within(name)),
    }));
    return {
      value: Object.fromEntries(
        parts.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])),
      ) as Fields,
      conflicts: parts.flatMap(({ conflicts }) => conflicts),
    };
  }
  if (Array.isArray(base) && Array.isArray(theirs) && Array.isArray(mine)) {
    const list = joinLists(base, theirs, mine);
    if (list) return { value: list, conflicts: [] };
    if (base.length === theirs.length && base.length === mine.length) {
      const parts = base.map((item, i) => join(item, theirs[i], mine[i], prefers, within(i)));
      return {
        value: parts.map(({ value }) => value ?? ''),
        conflicts: parts.flatMap(({ conflicts }) => conflicts),
      };
    }
  }
  const choice = prefers(field);
  if (choice) return { value: choice === 'mine' ? mine : theirs, conflicts: [] };
  return { value: theirs, conflicts: [{ field, theirs, mine }] };
}

function joinLists(base: FieldValue[], theirs: FieldValue[], mine: FieldValue[]): FieldValue[] | undefined {
  const isAddingOrRemoving = (side: FieldValue[]) =>
    base.every((item) => has(side, item)) || side.every((item) => has(base, item));
  if (!isAddingOrRemoving(theirs) || !isAddingOrRemoving(mine)) return undefined;
  const removed = base.filter((item) => !has(mine, item));
  const added = mine.filter((item) => !has(base, item) && !has(theirs, item));
  return [...theirs.filter((item) => !has(removed, item)), ...added];
}

const isGroup = (value: FieldValue | undefined): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (list: readonly FieldValue[], item: FieldValue) =>
  list.some((other) => isDeepStrictEqual(other, item));
