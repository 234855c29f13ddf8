/** Fails on imports that go against the order of the modules, on SQL outside repositories, and on values in its text. */
import { importFindings } from './import-rules.ts';
import { readSources } from './sources.ts';
import { sqlFindings } from './sql-rules.ts';

const sources = readSources();
const findings = sources.flatMap(({ file, source, isTest }) => [
  ...importFindings(file, source),
  ...(isTest ? [] : sqlFindings(file, source)),
]);

for (const finding of findings) console.error(finding);
if (sources.length === 0) console.error('No source file was found: run this in the project folder');
process.exitCode = findings.length > 0 || sources.length === 0 ? 1 : 0;
