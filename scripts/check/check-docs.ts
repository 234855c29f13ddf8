/** Fails when a document names something that does not exist, or when no index lists it. */
import { globSync, readFileSync } from 'node:fs';
import { stageNames } from '../run/test-stages.mjs';
import { documentFindings, type Repository, unlistedDocuments } from './document-rules.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const read = (path: string) => readFileSync(path, 'utf8');
const files = globSync(['*', '{.ci,deploy,desk,docs,editor,enquiry,intake,scripts,site}/**/*', '.*'], {
  exclude: (name) => /(^|\/)(node_modules|dist|builds|\.astro|\.git)(\/|$)/.test(name),
});
const repository: Repository = { files, npmScripts: Object.keys(scripts), testStages: stageNames, read };

const documents = globSync(['*.md', 'docs/**/*.md']).sort();
const indexes = ['README.md', 'docs/index.md', 'docs/decisions/index.md'];
const findings = [
  ...documents.flatMap((file) => documentFindings(file, read(file), repository)),
  ...unlistedDocuments(documents, new Map(indexes.map((file) => [file, read(file)]))),
];

for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
