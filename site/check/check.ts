import { toIsoDay } from '@vanda/enquiry/day';
import { checkClaims } from './claims.ts';
import { checkEuRules } from './eu-check.ts';
import { checkFacts } from './facts.ts';
import { checkForms } from './forms.ts';
import { overdue, reviews } from './freshness.ts';
import { checkInstruments } from './instruments.ts';
import { checkNotices } from './notices.ts';
import type { ContentFile, Mistake, readContent } from './read.ts';
import { checkReferences } from './references.ts';
import { validate } from './validate.ts';
import { checkWording } from './wording.ts';

/** A file that was read once and is asked about again, with others changed, is held against its schema once. */
const validated = new WeakMap<ContentFile, Mistake[]>();
function validateOnce(file: ContentFile): Mistake[] {
  const mistakes = validated.get(file) ?? validate(file);
  validated.set(file, mistakes);
  return mistakes;
}

/** Every mistake of the content, in each file and between them. Takes what `readContent` read. */
export function checkFiles({ files, mistakes }: ReturnType<typeof readContent>, now: Date): Mistake[] {
  const inFiles = [...mistakes, ...files.flatMap(validateOnce)];
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
