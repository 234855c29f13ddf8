/**
 * Writes the list of all packages of the service and the build as CycloneDX, and prints how many known vulnerabilities
 * the registry names for them, or that it was not asked.
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { npmCommand } from '../run/install.mjs';

const file = 'sbom.cdx.json';
const { program, args: before } = npmCommand();

const { status, stdout, stderr } = runNpm('sbom', '--sbom-format', 'cyclonedx');
if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
writeFileSync(file, stdout);
console.log(`${file}: ${JSON.parse(stdout).components.length} packages`);
console.log(`Known vulnerabilities: ${vulnerabilities()}`);

/** A registry without an audit endpoint, or no network, is no error: the build must not depend on it. */
function vulnerabilities(): string {
  const audit = JSON.parse(runNpm('audit', '--json').stdout || '{}');
  const found: Record<string, number> | undefined = audit.metadata?.vulnerabilities;
  if (!found) return `NOT ASKED (${audit.message ?? 'npm audit gave no answer'}): run npm audit elsewhere`;
  return ['critical', 'high', 'moderate', 'low'].map((level) => `${found[level] ?? 0} ${level}`).join(', ');
}

function runNpm(...args: string[]) {
  const options = ['--omit', 'dev', '--loglevel=error'];
  return spawnSync(program, [...before, ...args, ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
}
