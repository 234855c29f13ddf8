import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { OperatorError } from '../operator-error.ts';

export function readBuildFile<S extends z.ZodType>(file: string, schema: S): z.output<S> {
  const result = schema.safeParse(readJson(file));
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  throw new OperatorError(
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

const buildSchema = z.strictObject({ builtAt: z.iso.datetime(), seconds: z.optional(z.int()) });

/** When the build ended and how long it took; empty where it did not record them. */
export function readBuildTimes(file: string): { builtAtMs?: number; seconds?: number | undefined } {
  try {
    const { builtAt, seconds } = readBuildFile(file, buildSchema);
    return { builtAtMs: Date.parse(builtAt), seconds };
  } catch {
    return {};
  }
}
