import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';
import { filesList } from './files-list.ts';

/** File names change with their content (RFC 8246). */
export const hashedFolders = ['/_astro', '/illustrations'];
export const searchFolder = '/search';
/** Folders that stay after their build, for open pages. */
const outlivingFolders = [...hashedFolders, searchFolder];

const parts = ['dist', 'http'];
const keptBuilds = 2;
/** Open pages load hashed files of builds up to this age. */
const earlierMs = 30 * 24 * 3_600_000;
const earlierBytes = 20_000_000;
/** A younger unfinished folder may belong to a running build. */
const unfinishedMs = 3_600_000;

/**
 * Renames the link `builds/current`.
 * @throws when the build is not finished; nothing is changed
 */
export function publishBuild(site: string, name: string, nowMs: number = Date.now()): void {
  const builds = path.join(site, 'builds');
  const folder = path.join(builds, name);
  if (!existsSync(path.join(folder, 'http', filesList))) throw new Error(`${folder} is no finished build`);
  const before = buildInPlace(site);
  if (before && before !== realpathSync(folder)) keepOutlivingFiles(before, folder, nowMs);
  turnLink(path.join(builds, 'current'), name);
  for (const part of parts) replaceFolderByLink(site, part, nowMs);
  prune(builds, name, nowMs);
}

function buildInPlace(site: string): string | undefined {
  const dist = path.join(site, 'dist');
  return existsSync(dist) ? path.dirname(realpathSync(dist)) : undefined;
}

function turnLink(link: string, target: string): void {
  rmSync(`${link}.new`, { force: true });
  symlinkSync(target, `${link}.new`);
  renameSync(`${link}.new`, link);
}

function replaceFolderByLink(site: string, part: string, nowMs: number): void {
  const place = path.join(site, part);
  const found = lstatSync(place, { throwIfNoEntry: false });
  if (found?.isSymbolicLink()) return;
  if (found) {
    const aside = path.join(site, 'builds', `${nowMs}-aside`);
    mkdirSync(aside, { recursive: true });
    renameSync(place, path.join(aside, part));
  }
  symlinkSync(path.join('builds/current', part), place);
}

/** A file's age counts from the first build that lacks it. */
function keepOutlivingFiles(before: string, folder: string, nowMs: number): void {
  const dist = path.join(folder, 'dist');
  const kept = path.join(folder, 'earlier');
  const outlives = (file: string) => outlivingFolders.some((folder) => `/${file}`.startsWith(`${folder}/`));
  const candidates = [
    ...filesIn(path.join(before, 'dist'))
      .filter(({ file }) => outlives(file))
      .map((found) => ({ ...found, goneMs: nowMs })),
    ...filesIn(path.join(before, 'earlier')).map((found) => ({ ...found, goneMs: found.modifiedMs })),
  ];
  let bytes = 0;
  for (const { file, from, size, goneMs } of candidates.toSorted((a, b) => b.goneMs - a.goneMs)) {
    const to = path.join(kept, file);
    if (existsSync(path.join(dist, file)) || existsSync(to)) continue;
    bytes += size;
    if (bytes > earlierBytes || nowMs - goneMs > earlierMs) return;
    cpSync(from, to, { preserveTimestamps: goneMs !== nowMs });
  }
}

const filesIn = (folder: string) =>
  builtFiles(folder).map((file) => {
    const from = path.join(folder, file);
    const { size, mtimeMs: modifiedMs } = statSync(from);
    return { file, from, size, modifiedMs };
  });

function prune(builds: string, current: string, nowMs: number): void {
  const others = readdirSync(builds, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== current)
    .map(({ name }) => name)
    .sort()
    .reverse();
  const isFinished = (name: string) => existsSync(path.join(builds, name, 'http', filesList));
  const kept = others.filter(isFinished).slice(0, keptBuilds);
  for (const name of others) {
    const place = path.join(builds, name);
    const isRunning = !isFinished(name) && nowMs - statSync(place).mtimeMs < unfinishedMs;
    if (!kept.includes(name) && !isRunning) rmSync(place, { recursive: true, force: true });
  }
}
