import { checkClaims } from './claims.ts';
import { checkEuRules } from './eu-check.ts';
import { checkFacts } from './facts.ts';
import { checkForms } from './forms.ts';
import { checkInstruments } from './instruments.ts';
import { checkNotices } from './notices.ts';
import type { ContentFile, ContentIssue, readContent } from './read.ts';
import { checkReferences } from './references.ts';
import { checkSaidTwice } from './said-twice.ts';
import { checkTense } from './tense.ts';
import { validate } from './validate.ts';

/** The publisher checks again with one file changed. */
const validated = new WeakMap<ContentFile, ContentIssue[]>();
export function validateOnce(file: ContentFile): ContentIssue[] {
  const issues = validated.get(file) ?? validate(file);
  validated.set(file, issues);
  return issues;
}

/** Errors fail the build, so none depends on the clock. */
export function checkFiles({ files, issues }: ReturnType<typeof readContent>): ContentIssue[] {
  const inFiles = [...issues, ...files.flatMap(validateOnce)];
  // The checks between files expect valid data.
  if (inFiles.length > 0) return inFiles;
  return [
    ...checkReferences(files),
    ...checkFacts(files),
    ...checkForms(files),
    ...checkInstruments(files),
    ...checkTense(files),
    ...checkNotices(files),
    ...checkEuRules(files),
    ...checkClaims(files),
    ...checkSaidTwice(files),
  ];
}
