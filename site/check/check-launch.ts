/**
 * `npm run check:launch`: what the company must still decide before the site goes online, each with its file and the mend.
 * `--strict` exits 1 while anything is open.
 */
import { join } from 'node:path';
import { buildNow } from '../src/environment.ts';
import { checkFiles } from './check.ts';
import { launchSections } from './launch-points.ts';
import { readContent } from './read.ts';

const root = join(import.meta.dirname, '../..');

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

const unknown = process.argv.slice(2).filter((argument) => argument !== '--strict');
if (unknown.length > 0)
  stop(`check:launch does not know ${unknown.join(' ')}. It takes --strict, or nothing.`);

function readNow(): Date {
  try {
    return buildNow(process.env);
  } catch (error) {
    return stop((error as Error).message);
  }
}

const now = readNow();
const content = readContent(process.env.CONTENT_DIR ?? join(root, 'site/src/content'), root);
const mistakes = checkFiles(content, now).length;
if (mistakes > 0)
  stop(
    `The content has ${mistakes === 1 ? 'a mistake' : `${mistakes} mistakes`}: npm run check:content names them.`,
  );

const sections = launchSections(content.files, now, process.env);
for (const { title, mend, points } of sections) {
  console.log(`${title}: ${points.length === 0 ? 'none' : points.length}`);
  for (const point of points) console.log(`  ${point}`);
  if (points.length > 0) console.log(`  → ${mend}\n`);
}
const open = sections.reduce((sum, { points }) => sum + points.length, 0);
console.log(open === 0 ? '\nReady to launch.' : `${open} ${open === 1 ? 'point is' : 'points are'} open.`);
if (open > 0 && process.argv.includes('--strict')) process.exit(1);
