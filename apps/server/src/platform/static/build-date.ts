import * as z from 'zod';
import { readBuildFile } from './build-files.ts';

const buildSchema = z.strictObject({ builtAt: z.iso.datetime() });

/** Epoch milliseconds; undefined where the build did not record it. */
export function readBuildDate(file: string): number | undefined {
  try {
    return Date.parse(readBuildFile(file, buildSchema).builtAt);
  } catch {
    return undefined;
  }
}
