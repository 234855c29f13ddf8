/** Fails on imports that go against the one direction of the import rules, and on directions of the table that nobody uses. */
import { importFindings, unusedDirections } from './import-rules.ts';
import { readSources } from './sources.ts';

const sources = readSources();
const findings = [
  ...sources.flatMap(({ file, source }) => importFindings(file, source)),
  ...unusedDirections(sources).map(
    (direction) => `scripts/check/import-rules.ts allows ${direction}, which no file uses: take it out`,
  ),
];

for (const finding of findings) console.error(finding);
if (sources.length === 0) console.error('No source file was found: run this in the project folder');
process.exitCode = findings.length > 0 || sources.length === 0 ? 1 : 0;
