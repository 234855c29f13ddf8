import { readFileSync } from 'node:fs';
import * as z from 'zod';

const buildSchema = z.strictObject({ builtAt: z.iso.datetime() });

/** When the site was built, in epoch milliseconds; undefined where its build did not write that down. */
export function readBuildDate(file: string): number | undefined {
  try {
    return Date.parse(buildSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).builtAt);
  } catch {
    return undefined;
  }
}
