/** Fails when a document names a path or an npm script that does not exist. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { documentFindings } from './document-rules.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
const repository = { exists: existsSync, npmScripts: Object.keys(scripts) };
const findings = globSync(['*.md', 'docs/**/*.md'])
  .sort()
  .flatMap((file) => documentFindings(file, readFileSync(file, 'utf8'), repository));

for (const finding of findings) console.error(finding);
process.exitCode = findings.length > 0 ? 1 : 0;
