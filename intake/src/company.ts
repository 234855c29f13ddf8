import { readFileSync } from 'node:fs';
import type { NoticeCompany } from '@vanda/enquiry/notice';
import * as z from 'zod';
import { StartError } from './start-error.ts';

const companySchema = z.strictObject({ name: z.string().min(1), dpoEmail: z.email() });

/**
 * Reads who the site's forms say uses the data, as its build wrote it down.
 * @throws {StartError} when the file is missing or wrong: no form may be shown without its notice
 */
export function readCompany(file: string): NoticeCompany {
  try {
    return companySchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartError(`${file} does not say whose forms these are: build the site again`);
  }
}
