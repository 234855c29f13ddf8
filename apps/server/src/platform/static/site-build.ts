import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { emailTemplateSchema } from '@vanda/forms/email-template';
import { addForms } from '@vanda/forms/forms';
import { formSchema } from '@vanda/forms/forms-schema';
import * as z from 'zod';
import type { Settings } from '../env.ts';
import { OperatorError } from '../operator-error.ts';
import { readBuildFile } from './build-files.ts';
import { readCourses } from './course-sessions.ts';
import { httpMapSchema } from './http-map.ts';
import { readSiteFiles } from './site-files.ts';

export type SiteBuild = Readonly<Awaited<ReturnType<typeof readSiteBuild>>>;
type BuildPlaces = ReturnType<typeof placesOf>;

export type BuildSettings = Pick<Settings, 'siteDist' | 'siteHttpMap' | 'siteCompany' | 'siteSessions'>;

const hashesSchema = z.record(z.string(), z.string());
const listSchema = z.strictObject({ dist: hashesSchema, http: hashesSchema });
const companySchema = z.strictObject({
  name: z.string().min(1),
  dpoEmail: z.email(),
  replyWithin: z.strictObject({ hours: z.int().positive(), workingDays: z.boolean().exactOptional() }),
  recipients: z.array(z.string()).exactOptional(),
});
const emailTemplatesSchema = z.array(emailTemplateSchema.extend({ id: z.string() }));

export type EmailTemplate = z.infer<typeof emailTemplatesSchema>[number];

/** A switch is atomic, but the parts of a build are found one by one: they match once two looks agree. */
export function findBuild(settings: BuildSettings): { identity: string; places: BuildPlaces } {
  for (let before = ''; ; ) {
    const places = placesOf(settings);
    const identity = [places.dist, places.list, places.sessions].map(stampOf).join(' ');
    if (identity === before) return { identity, places };
    before = identity;
  }
}

export async function readSiteBuild(places: BuildPlaces) {
  const { dist, http } = readBuildFile(places.list, listSchema);
  for (const [name, hash] of Object.entries(http)) assertUnchanged(path.join(places.list, '..', name), hash);
  const forms = readBuildFile(path.join(places.list, '../forms.json'), z.array(formSchema));
  addForms(forms);
  return {
    forms,
    httpMap: readBuildFile(places.httpMap, httpMapSchema),
    company: readBuildFile(places.company, companySchema),
    courses: readCourses(places.sessions),
    emailTemplates: readBuildFile(path.join(places.list, '../email-templates.json'), emailTemplatesSchema),
    files: await readSiteFiles(places.dist, dist, path.join(places.dist, '../earlier')),
  };
}

function placesOf({ siteDist, siteHttpMap, siteCompany, siteSessions }: BuildSettings) {
  if (!existsSync(path.join(siteDist, 'index.html')))
    throw new OperatorError(
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

function realPlace(file: string): string {
  const folder = path.dirname(file);
  if (existsSync(file)) return realpathSync(file);
  return existsSync(folder) ? path.join(realpathSync(folder), path.basename(file)) : file;
}

function stampOf(file: string): string {
  const { ino, mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { ino: 0, mtimeMs: 0 };
  return `${file} ${ino} ${mtimeMs}`;
}

function assertUnchanged(file: string, hash: string): void {
  let found = '';
  try {
    found = createHash('sha256').update(readFileSync(file)).digest('base64url');
  } catch {
    throw new OperatorError(`${file} is missing: build the site again`);
  }
  if (found !== hash) throw new OperatorError(`${file} is not as the build wrote it: build the site again`);
}
