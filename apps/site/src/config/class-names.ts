import { globSync } from 'node:fs';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../../../..');
/** Numbered by path: the order in which a build reads modules differs from build to build. */
const modules = new Map(
  globSync('{apps/site,packages/ui}/src/**/*.module.css', { cwd: project })
    .sort()
    .map((file, i) => [path.join(project, file), { number: i, names: [] as string[] }]),
);

/** Hashes and long names cost each page 300 bytes. */
export function generateScopedName(name: string, file: string): string {
  const [path = file] = file.split('?');
  const module = modules.get(path);
  if (!module) throw new Error(`${path} is in no folder of numbered CSS modules (class-names.ts)`);
  const { number, names } = module;
  if (!names.includes(name)) names.push(name);
  const inModule = `_${number.toString(36).padStart(2, '0')}`;
  return process.env.NODE_ENV === 'development'
    ? `${name}${inModule}`
    : inModule + names.indexOf(name).toString(36);
}
