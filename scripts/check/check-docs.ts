/** Fails when a document or a message names something that does not exist, or when no index lists a document. */
import { globSync, readFileSync } from 'node:fs';
import { stageNames } from '../run/tests.ts';
import { documentFindings, type Repository, unlistedDocuments } from './document-rules.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const read = (path: string) => readFileSync(path, 'utf8');
const files = globSync(['*', '{.ci,apps,docs,e2e,infra,office,packages,scripts}/**/*', '.*'], {
  exclude: (name) => /(^|\/)(node_modules|dist|builds|\.astro|\.git)(\/|$)/.test(name),
});
const repository: Repository = { files, npmScripts: Object.keys(scripts), testStages: stageNames, read };

const documents = globSync(['*.md', 'docs/**/*.md']).sort();
const indexes = ['README.md', 'docs/index.md', 'docs/decisions/index.md'];
/** A file of the repository that a comment or a message names. Files that a build writes are excluded. */
const named =
  /(?<![\w./-])(?:apps|docs|e2e|infra|office|packages|scripts)\/(?!site\/(?:builds|dist|http)\/|desk\/dist\/)[\w@./-]+\.(?:astro|css|json|md|mjs|tsx?|yaml)\b/g;
const sources = files.filter((file) => /\.(astro|mjs|tsx?)$/.test(file) && !/\.(test|spec)\./.test(file));
const known = new Set(files);
const findings = [
  ...sources.flatMap((file) =>
    [...read(file).matchAll(named)].flatMap(([path]) =>
      known.has(path) ? [] : [`${file}: names ${path}, which does not exist`],
    ),
  ),
  ...documents.flatMap((file) => documentFindings(file, read(file), repository)),
  ...unlistedDocuments(documents, new Map(indexes.map((file) => [file, read(file)]))),
];

for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
