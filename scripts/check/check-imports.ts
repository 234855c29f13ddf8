/**
 * Fails on imports that go against the order of the modules, on SQL outside repositories, on values in its text, and on
 * bare texts that a translated page breaks.
 */
import { bareTextFindings } from './bare-text-rules.ts';
import { importFindings } from './import-rules.ts';
import { readSources } from './sources.ts';
import { sqlFindings } from './sql-rules.ts';

/** Components that React renders in the browser. The others are static. */
const isHydrated = (file: string) => /^(office\/desk|apps\/site\/src\/features)\/.*\.tsx$/.test(file);

const sources = readSources();
const findings = sources.flatMap(({ file, source, isTest }) => [
  ...importFindings(file, source),
  ...(isTest ? [] : sqlFindings(file, source)),
  ...(isHydrated(file) ? bareTextFindings(file, source) : []),
]);

for (const finding of findings) console.error(finding);
if (sources.length === 0) console.error('No source file was found: run this in the project folder');
process.exitCode = findings.length > 0 || sources.length === 0 ? 1 : 0;
