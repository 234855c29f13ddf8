import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import type { NoticeCompany } from '@vanda/enquiry/notice';
import * as z from 'zod';
import { readCompany } from '../company.ts';
import type { Settings } from '../env.ts';
import { readSessions, type Sessions } from '../sessions.ts';
import { StartError } from '../start-error.ts';
import { type HttpMap, readHttpMap } from './http-map.ts';
import { readSiteFiles, type SiteFiles } from './site-files.ts';

/** Everything the service takes from one build of the site. */
export type SiteBuild = {
  readonly files: SiteFiles;
  readonly httpMap: HttpMap;
  readonly sessions: Sessions;
  readonly company: NoticeCompany;
};

/** Where the parts of a build lie, links followed. */
type BuildPlaces = {
  readonly dist: string;
  readonly httpMap: string;
  readonly company: string;
  readonly sessions: string;
  /** Written last by the build: what it consists of. */
  readonly list: string;
};

export type BuildSettings = Pick<Settings, 'siteDist' | 'siteHttpMap' | 'siteCompany' | 'siteSessions'>;

const hashesSchema = z.record(z.string(), z.string());
const listSchema = z.strictObject({ dist: hashesSchema, http: hashesSchema });

/**
 * Finds the build that is now in place. A switch moves all parts in one step, but they are looked up one after the
 * other: they belong together once two looks agree.
 * @returns a text that is another one for another build, and where its parts lie
 * @throws {StartError} when there is none
 */
export function findBuild(settings: BuildSettings): { identity: string; places: BuildPlaces } {
  for (let before = ''; ; ) {
    const places = placesOf(settings);
    const identity = [places.dist, places.list, places.sessions].map(stampOf).join(' ');
    if (identity === before) return { identity, places };
    before = identity;
  }
}

/**
 * Reads a whole build.
 * @throws {StartError} when a part is missing, wrong or not as the build wrote it
 */
export async function readSiteBuild(places: BuildPlaces): Promise<SiteBuild> {
  const { dist, http } = readList(places.list);
  for (const [name, hash] of Object.entries(http)) assertUnchanged(path.join(places.list, '..', name), hash);
  return {
    httpMap: readHttpMap(places.httpMap),
    company: readCompany(places.company),
    sessions: readSessions(places.sessions),
    files: await readSiteFiles(places.dist, dist, path.join(places.dist, '../earlier')),
  };
}

function placesOf({ siteDist, siteHttpMap, siteCompany, siteSessions }: BuildSettings): BuildPlaces {
  if (!existsSync(path.join(siteDist, 'index.html')))
    throw new StartError(
      `There is no built site in ${siteDist}: run "npm run build" first, or set SITE_DIST and SITE_HTTP_MAP`,
    );
  return {
    dist: realPlace(siteDist),
    httpMap: realPlace(siteHttpMap),
    company: realPlace(siteCompany),
    sessions: realPlace(siteSessions),
    list: realPlace(path.join(siteHttpMap, '../files.json')),
  };
}

/** Links followed, also where the file itself is missing, which its reader says better. */
function realPlace(file: string): string {
  const folder = path.dirname(file);
  if (existsSync(file)) return realpathSync(file);
  return existsSync(folder) ? path.join(realpathSync(folder), path.basename(file)) : file;
}

function stampOf(file: string): string {
  const { ino, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { ino: 0, mtimeMs: 0 };
  return `${file} ${ino} ${mtimeMs}`;
}

function readList(file: string): z.infer<typeof listSchema> {
  try {
    return listSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new StartError(`${file} does not list the files of a build: build the site again`);
  }
}

function assertUnchanged(file: string, hash: string): void {
  let found = '';
  try {
    found = createHash('sha256').update(readFileSync(file)).digest('base64url');
  } catch {
    throw new StartError(`${file} is missing: build the site again`);
  }
  if (found !== hash) throw new StartError(`${file} is not as the build wrote it: build the site again`);
}
