/**
 * `npm run check:content`: all errors with fix, and the count of open points. `--quiet`, for
 * builds: errors, and a warning before security.txt expires. `CONTENT_DIR`: another folder.
 */

import { join } from 'node:path';
import { counted } from '@vanda/forms/plural';
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
  console.error(`\n${counted(issues.length, 'error')} in the content.`);
  process.exit(1);
}

for (const notice of securityNotices(files, now)) console.warn(`warning: ${notice}`);
if (process.argv.includes('--quiet')) process.exit(0);

console.log(`${files.length} content files are valid.`);
for (const { title, points } of launchSections(files, now, process.env)) {
  if (points.length > 0)
    console.warn(`warning: ${title}: ${points.length} (npm run check:launch lists them)`);
}
