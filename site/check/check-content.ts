/**
 * `npm run check:content`: every mistake of the content at once, each with file, line, field and mend.
 * `--quiet`, which builds use, leaves out the summary and every warning but that of a security.txt about to expire;
 * `--reviews` prints every claim with its sources and review day.
 * `CONTENT_DIR` names another folder than the site's own.
 */
import { join } from 'node:path';
import { buildNow } from '../src/environment.ts';
import { checkFiles } from './check.ts';
import { openPoints, securityNotices } from './freshness.ts';
import { readContent } from './read.ts';
import { claimsOf, reviewLedger } from './review-ledger.ts';

const root = join(import.meta.dirname, '../..');
const now = buildNow(process.env);
const content = readContent(process.env.CONTENT_DIR ?? join(root, 'site/src/content'), root);
const { files } = content;
const mistakes = checkFiles(content, now);

for (const { file, line, field, message } of mistakes)
  console.error(`${file}:${line}  ${field ? `${field} ` : ''}${message}`);
if (mistakes.length > 0) {
  console.error(`\n${mistakes.length} ${mistakes.length === 1 ? 'mistake' : 'mistakes'} in the content.`);
  process.exit(1);
}

for (const notice of securityNotices(files, now)) console.warn(`warning: ${notice}`);
if (process.argv.includes('--quiet')) process.exit(0);

const { placeholders, pastSessions, pendingEvidence } = openPoints(files, now);
console.log(`${files.length} content files are sound.`);
for (const [count, what] of [
  [placeholders.length, 'placeholders in the company data'],
  [pastSessions.length, 'sessions in the past'],
  [pendingEvidence.length, 'claims that wait for evidence'],
] as const) {
  if (count > 0) console.warn(`warning: ${count} ${what} (npm run check:launch lists them)`);
}
for (const line of reviewLedger(claimsOf(files), now, process.argv.includes('--reviews'))) console.log(line);
