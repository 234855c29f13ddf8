type Visit = (value: unknown, path: PropertyKey[]) => void;

/** Visits parents before children. */
export function walk(value: unknown, visit: Visit, path: PropertyKey[] = []): void {
  visit(value, path);
  if (Array.isArray(value)) for (const [i, item] of value.entries()) walk(item, visit, [...path, i]);
  else if (value !== null && typeof value === 'object') {
    for (const [name, child] of Object.entries(value)) walk(child, visit, [...path, name]);
  }
}
