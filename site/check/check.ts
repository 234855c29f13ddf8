import { toIsoDay } from '@vanda/enquiry/day';
import { checkClaims } from './claims.ts';
import { checkEuRules } from './eu-check.ts';
import { checkFacts } from './facts.ts';
import { checkForms } from './forms.ts';
import { overdue, reviews } from './freshness.ts';
import { checkInstruments } from './instruments.ts';
import { checkNotices } from './notices.ts';
import type { Mistake, readContent } from './read.ts';
import { checkReferences } from './references.ts';
import { validate } from './validate.ts';
import { checkWording } from './wording.ts';

/** Every mistake of the content, in each file and between them. Takes what `readContent` read. */
export function checkFiles({ files, mistakes }: ReturnType<typeof readContent>, now: Date): Mistake[] {
  const inFiles = [...mistakes, ...files.flatMap(validate)];
  // Only content of the right shape can be held against other content.
  if (inFiles.length > 0) return inFiles;
  return [
    ...checkReferences(files),
    ...checkFacts(files),
    ...checkForms(files),
    ...checkInstruments(files, toIsoDay(now)),
    ...checkNotices(files),
    ...checkEuRules(files),
    ...checkClaims(files),
    ...checkWording(files),
    ...overdue(reviews(files, now)),
  ];
}
