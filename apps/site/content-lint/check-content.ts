/**
 * `npm run check:content`: every error of the content at once, each with file, line, field and fix. What is open but no
 * error is counted, and listed by `npm run check:launch`.
 * `--quiet`, which builds use, prints errors only, and a warning where security.txt expires.
 * `CONTENT_DIR` names another folder than the site's own.
 */
import { join } from 'node:path';
import { buildNow } from '../src/config/environment.ts';
import { checkFiles } from './check.ts';
import { launchSections, securityNotices } from './launch-points.ts';
import { readContent } from './read.ts';

const root = join(import.meta.dirname, '../../..');
const now = buildNow(process.env);
const content = readContent(process.env.CONTENT_DIR ?? join(root, 'apps/site/src/content'), root);
const { files } = content;
const issues = checkFiles(content);

for (const { file, line, field, message } of issues)
  console.error(`${file}:${line}  ${field ? `${field} ` : ''}${message}`);
if (issues.length > 0) {
  console.error(`\n${issues.length} ${issues.length === 1 ? 'error' : 'errors'} in the content.`);
  process.exit(1);
}

for (const notice of securityNotices(files, now)) console.warn(`warning: ${notice}`);
if (process.argv.includes('--quiet')) process.exit(0);

console.log(`${files.length} content files are valid.`);
for (const { title, points } of launchSections(files, now, process.env)) {
  if (points.length > 0)
    console.warn(`warning: ${title}: ${points.length} (npm run check:launch lists them)`);
}
