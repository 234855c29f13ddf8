/** Counts the licences of what serves and builds the site, and fails on one that no person has read and added here. */
import { readFileSync } from 'node:fs';

/** What is sent to visitors has a shorter list: `apps/site/postbuild/licences.ts`. */
const allowed: Record<string, string> = {
  MIT: 'asks for its notice',
  'MIT-0': 'MIT without the notice',
  ISC: 'as MIT',
  '0BSD': 'ISC without the notice',
  'BSD-2-Clause': 'as MIT',
  'BSD-3-Clause': 'as MIT',
  'BlueOak-1.0.0': 'as MIT',
  'OFL-1.1': 'fonts, not sold alone',
  'Apache-2.0': 'whoever ships it also passes NOTICE files on',
  'CC0-1.0': 'public domain: data about CSS',
  'Python-2.0': 'asks for its notice',
  'MPL-2.0': 'changes to its files must be published; we change and ship none',
  'LGPL-3.0-or-later': 'libvips, a library of its own in the build; we ship none of it',
};

type Entry = { license?: string; dev?: boolean; link?: boolean };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const used = Object.entries(packages).filter(
  ([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link,
);
/** An SPDX expression: one of `A OR B`, all of `A AND B`. */
const isAllowed = (expression: string) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => Object.hasOwn(allowed, licence)));
const licenceOf = ([, { license = 'none' }]: [string, Entry]) => license;

for (const [licence, entries] of Map.groupBy(used, licenceOf))
  console.log(`${String(entries.length).padStart(4)}  ${licence}: ${allowed[licence] ?? ''}`);
for (const [place] of used.filter((entry) => !isAllowed(licenceOf(entry)))) {
  console.error(
    `${place}: its licence is not allowed; read it, then add it to scripts/check/check-licences.ts`,
  );
  process.exitCode = 1;
}
