import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { StartError } from '../start-error.ts';

const pathSchema = z.string().regex(/^\/(?!\/)[^\s]*$/, 'paths start with one slash');

const httpMapSchema = z.strictObject({
  /** Old path to new path, answered with 301. */
  redirects: z.record(pathSchema, pathSchema),
  /** Path, in which a `*` stands for any characters, to header fields. All that match apply in order, later ones win. */
  headers: z.record(pathSchema, z.record(z.string(), z.string())),
});

/** Headers and redirects of the site, written by its build for every kind of host. */
export type HttpMap = z.infer<typeof httpMapSchema>;

/**
 * Reads the map.
 * @throws {StartError} when the file is missing or wrong
 */
export function readHttpMap(file: string): HttpMap {
  const result = httpMapSchema.safeParse(readJson(file));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new StartError(
    `${file} is wrong at "${issue?.path.join('.') ?? ''}" (${issue?.message ?? 'not JSON'}): build the site again`,
  );
}

/** The header fields for a path, names in lower case. */
export function headersFor(map: HttpMap, urlPath: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [pattern, values] of Object.entries(map.headers)) {
    if (!isMatch(pattern, urlPath)) continue;
    for (const [name, value] of Object.entries(values)) fields.set(name.toLowerCase(), value);
  }
  return fields;
}

/** The header fields of every answer, also where no path of the site was asked for. */
export function headersForAll({ headers }: HttpMap): Readonly<Record<string, string>> {
  return headers['/*'] ?? {};
}

function isMatch(pattern: string, urlPath: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === urlPath;
  return urlPath.startsWith(start) && urlPath.endsWith(end) && urlPath.length >= start.length + end.length;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
