/**
 * `npm run check:launch` prints at most twenty lines. `--all`: each point with file and fix; `--strict`: exit
 * code 1 while one is open; `--json=<file>`: as JSON.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toIsoDay } from '@vanda/forms/day';
import { plural } from '@vanda/forms/plural';
import { buildNow } from '../src/config/environment.ts';
import { checkFiles } from './check.ts';
import { launchSections, mayLines, mustLines } from './launch-points.ts';
import { readContent } from './read.ts';

const root = join(import.meta.dirname, '../../..');

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const jsonOption = /^--json=(?<file>.+)$/;
const unknown = process.argv
  .slice(2)
  .filter((argument) => !['--strict', '--all'].includes(argument) && !jsonOption.test(argument));
if (unknown.length > 0)
  stop(`check:launch does not know ${unknown.join(' ')}. It takes --all, --strict and --json=<file>.`);

function readNow(): Date {
  try {
    return buildNow(process.env);
  } catch (error) {
    return stop((error as Error).message);
  }
}

const now = readNow();
const content = readContent(process.env.CONTENT_DIR ?? join(root, 'apps/site/src/content'), root);
const errors = checkFiles(content).length;
if (errors > 0)
  stop(
    `The content has ${plural(errors, 'an error', `${errors} errors`)}: npm run check:content names them.`,
  );

const sections = launchSections(content.files, now, process.env);
const open = sections.reduce((sum, { points }) => sum + points.length, 0);
if (process.argv.includes('--all')) {
  for (const { title, fix, points } of sections) {
    console.log(`${title}: ${points.length === 0 ? 'none' : points.length}`);
    for (const point of points) console.log(`  ${point}`);
    if (points.length > 0) console.log(`  → ${fix}\n`);
  }
} else {
  console.log(['Must', ...mustLines(sections), '', 'May', ...mayLines(sections)].join('\n'));
  console.log('\nEach with its file and fix: npm run check:launch -- --all');
}
console.log(open === 0 ? '\nReady to launch.' : `${open} ${plural(open, 'point is', 'points are')} open.`);

for (const argument of process.argv) {
  const file = jsonOption.exec(argument)?.groups?.file;
  if (file) writeFileSync(file, `${JSON.stringify({ asOf: toIsoDay(now), open, sections }, null, 2)}\n`);
}
if (open > 0 && process.argv.includes('--strict')) process.exit(1);
