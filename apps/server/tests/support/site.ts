import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeFilesList } from '@vanda/build/files-list';
import type { DatedCourse } from '@vanda/forms/dated-course';
import { daysBetween } from '@vanda/forms/day';
import type { FormId } from '@vanda/forms/form';
import { forms } from '@vanda/forms/forms';
import { parse } from 'yaml';

export const pages: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><title>Home</title><h1>Home</h1>',
  'services.html': '<!doctype html><title>Services</title><h1>Services</h1>',
  'services/iso27001.html': '<!doctype html><title>ISO 27001</title><h1>ISO 27001</h1>',
  'services/iso-27001.html': '<!doctype html><title>Moved</title>',
  '404.html': '<!doctype html><title>Not found</title><h1>Oops! Page not found</h1>',
  '_astro/page.abc123.css': 'body{margin:0}',
  'images/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.well-known/security.txt': 'Contact: mailto:security@vanda.example\n',
  '.hidden/file.txt': 'not for visitors',
  _headers: '/*\n  X-Order: first\n',
  'sessions/psm.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
};

export const httpMap = {
  redirects: { '/services/iso-27001': '/services/iso27001' },
  headers: {
    '/*': { 'X-Content-Type-Options': 'nosniff', 'X-Order': 'first' },
    '/_astro/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/services': { 'Content-Security-Policy': "default-src 'self'", 'X-Order': 'second' },
    '/404': { 'X-Page': 'not found' },
  },
};

export const company = { name: 'Vanda & Co', dpoEmail: 'dpo@vanda.example', replyWithin: { hours: 24 } };

const templatesFolder = path.resolve(import.meta.dirname, '../../../site/src/content/email-templates');
const emailTemplates = readdirSync(templatesFolder).map((name) => ({
  id: path.basename(name, '.yaml'),
  ...parse(readFileSync(path.join(templatesFolder, name), 'utf8')),
}));

export type TestSite = { readonly dist: string; readonly map: string; readonly folder: string };

export function writeSite(): TestSite {
  const folder = mkdtempSync(path.join(tmpdir(), 'intake-site-'));
  writeFileSync(path.join(folder, 'secret.txt'), 'outside the site');
  return writeBuild(folder, pages);
}

export type BuildParts = { readonly httpMap?: object; readonly sessions?: object; readonly forms?: object };

export function writeBuild(
  folder: string,
  files: Readonly<Record<string, string>>,
  parts: BuildParts = {},
): TestSite {
  const site = { folder, dist: path.join(folder, 'dist'), map: path.join(folder, 'http/map.json') };
  for (const [name, text] of Object.entries(files)) writePage(site.dist, name, text);
  mkdirSync(path.join(folder, 'http'), { recursive: true });
  writeFileSync(site.map, JSON.stringify(parts.httpMap ?? httpMap));
  writeFileSync(path.join(folder, 'http/company.json'), JSON.stringify(company));
  writeFileSync(path.join(folder, 'http/forms.json'), JSON.stringify(parts.forms ?? []));
  writeFileSync(path.join(folder, 'http/email-templates.json'), JSON.stringify(emailTemplates));
  if (parts.sessions) writeCourses(path.join(folder, 'http/sessions.json'), parts.sessions);
  writeFilesList(site.dist, path.join(folder, 'http'));
  return site;
}

/** Each form has one course with the form's name and the length of its first session. */
export const coursesOf = (sessionsByForm: object): DatedCourse[] =>
  Object.entries(sessionsByForm).map(([course, sessions]) => {
    const { title } = forms[course as FormId];
    const [{ start, end = start } = { start: '' }] = sessions;
    const durationDays = start ? daysBetween(start, end) + 1 : 1;
    return { course, title, shortTitle: title, form: course as FormId, durationDays, sessions };
  });

export const writeCourses = (file: string, sessionsByForm: object): void =>
  writeFileSync(file, JSON.stringify(coursesOf(sessionsByForm)));

/** Replaces a link atomically, so that a name points to another file or folder. */
export function pointTo(link: string, target: string): void {
  symlinkSync(target, `${link}.new`);
  renameSync(`${link}.new`, link);
}

export function writePage(dist: string, name: string, text: string): void {
  const file = path.join(dist, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  if (!/\.(html|css)$/.test(name)) return;
  writeFileSync(`${file}.br`, brotliCompressSync(text));
  writeFileSync(`${file}.gz`, gzipSync(text));
}

/** A stand-in for the desk's build, because these tests run beside it. */
export const deskDist = path.join(import.meta.dirname, 'desk-dist');
