import { globSync } from 'node:fs';
import path from 'node:path';

const source = path.resolve(import.meta.dirname, '..');
const modules = new Map(
  globSync('**/*.module.css', { cwd: source })
    .sort()
    .map((file, i) => [path.join(source, file), { number: i, names: [] as string[] }]),
);

/** Hashes and long names cost each page 300 bytes. */
export function generateScopedName(name: string, file: string): string {
  const [path = file] = file.split('?');
  const { number, names } = modules.get(path) ?? { number: modules.size, names: [] };
  modules.set(path, { number, names });
  if (!names.includes(name)) names.push(name);
  const inModule = `_${number.toString(36).padStart(2, '0')}`;
  return process.env.NODE_ENV === 'development'
    ? `${name}${inModule}`
    : inModule + names.indexOf(name).toString(36);
}
