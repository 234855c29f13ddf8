import * as z from 'zod';

const pathSchema = z.string().regex(/^\/(?!\/)[^\s]*$/, 'paths start with one slash');

export const httpMapSchema = z.strictObject({
  redirects: z.record(pathSchema, pathSchema),
  /** Headers by path; `*` matches any characters. All matches apply in order, and later ones win. */
  headers: z.record(pathSchema, z.record(z.string(), z.string())),
});

export type HttpMap = z.infer<typeof httpMapSchema>;

export function headersFor(map: HttpMap, urlPath: string): Map<string, string> {
  const fields = new Map<string, string>();
  for (const [pattern, values] of Object.entries(map.headers)) {
    if (!isMatch(pattern, urlPath)) continue;
    for (const [name, value] of Object.entries(values)) fields.set(name.toLowerCase(), value);
  }
  return fields;
}

export const headersForAll = ({ headers }: HttpMap): Readonly<Record<string, string>> => headers['/*'] ?? {};

function isMatch(pattern: string, urlPath: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return pattern === urlPath;
  return urlPath.startsWith(start) && urlPath.endsWith(end) && urlPath.length >= start.length + end.length;
}
