/** Fails on imports that go against the layout's one direction. */
import { globSync, readFileSync } from 'node:fs';
import { importFindings } from './import-rules.ts';

const files = globSync('{enquiry,intake,scripts,site}/**/*.{ts,tsx,mjs,astro}', {
  exclude: (name) => /(^|\/)(node_modules|dist|\.astro)(\/|$)/.test(name),
});
// A test may reach for whatever it tests with, but not across the site's and the intake's border.
const isTest = (file: string) => /\.(test|examples)\.tsx?$/.test(file);
const findings = files
  .sort()
  .filter((file) => !isTest(file))
  .flatMap((file) => importFindings(file, readFileSync(file, 'utf8')));

for (const finding of findings) console.error(finding);
if (files.length === 0) console.error('No source file was found: run this in the project folder');
process.exitCode = findings.length > 0 || files.length === 0 ? 1 : 0;
