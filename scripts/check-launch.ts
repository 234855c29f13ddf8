/** `npm run check:launch`: what the company must still decide before the site goes online. `--strict` exits 1 while anything is open. */
import { join } from 'node:path';
import { buildNow } from '../site/src/lib/environment.ts';
import { openPoints, reviewDueDays, reviews } from './content/freshness.ts';
import { readContent } from './content/read.ts';

const root = join(import.meta.dirname, '..');
const unknown = process.argv.slice(2).filter((argument) => argument !== '--strict');
if (unknown.length > 0) {
  console.error(`check:launch does not know ${unknown.join(' ')}. It takes --strict, or nothing.`);
  process.exit(1);
}

const now = buildNow(process.env);
const { files } = readContent(join(root, 'site/src/content'), root);
const { placeholders, pastSessions, pendingEvidence } = openPoints(files, now);
const due = reviews(files, now)
  .filter(({ ageDays }) => ageDays > reviewDueDays)
  .map(({ file, line, field, reviewedOn }) => `${file}:${line} ${field} (${reviewedOn})`);
const settings = [
  process.env.SITE_URL === undefined && 'SITE_URL: the public address, like https://www.vanda.example',
  process.env.SMTP_URL === undefined && 'SMTP_URL: without it mails wait in the outbox',
].filter((line) => line !== false);

const sections = [
  ['Placeholders in the company data', placeholders],
  ['Claims that wait for evidence', pendingEvidence],
  ['Sessions in the past', pastSessions],
  ['Reviews older than six months', due],
  ['Settings of the environment', settings],
] as const;

for (const [title, lines] of sections) {
  console.log(`${title}: ${lines.length === 0 ? 'none' : lines.length}`);
  for (const line of lines) console.log(`  ${line}`);
}
const open = sections.reduce((sum, [, lines]) => sum + lines.length, 0);
console.log(open === 0 ? '\nReady to launch.' : `\n${open} points are open.`);
if (open > 0 && process.argv.includes('--strict')) process.exit(1);
