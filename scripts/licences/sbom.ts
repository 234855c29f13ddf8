/** Writes the list of all packages of the service and the build as CycloneDX, for whoever asks for a bill of materials. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

const file = 'sbom.cdx.json';
const npm = process.env.npm_execpath;
const [program, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
const args = [...before, 'sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--loglevel=error'];
const text = execFileSync(program, args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
const { components } = JSON.parse(text) as { components: unknown[] };
writeFileSync(file, text);
console.log(`${file}: ${components.length} packages`);
