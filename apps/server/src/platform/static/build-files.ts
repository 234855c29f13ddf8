import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { StartError } from '../start-error.ts';

export function readBuildFile<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  const result = schema.safeParse(readJson(file));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new StartError(
    `${file} is wrong at "${issue?.path.join('.') ?? ''}" (${issue?.message ?? 'not JSON'}): build the site again`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const buildSchema = z.strictObject({ builtAt: z.iso.datetime() });

/** Epoch milliseconds; undefined where the build did not record it. */
export function readBuildDate(file: string): number | undefined {
  try {
    return Date.parse(readBuildFile(file, buildSchema).builtAt);
  } catch {
    return undefined;
  }
}
