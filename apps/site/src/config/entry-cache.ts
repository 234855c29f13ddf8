import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const schemaFolders = ['../schemas', '../../../../packages/forms/src'];

/** Astro parses its cached entries again when `content.config.ts` changes, but not when a schema that it imports does. */
export const entryCache = (): AstroIntegration => ({
  name: 'entry-cache',
  hooks: {
    'astro:config:done': ({ config }) =>
      dropOldEntries(
        fileURLToPath(config.cacheDir),
        schemaFolders.map((folder) => path.join(import.meta.dirname, folder)),
      ),
  },
});

export function dropOldEntries(cache: string, folders: readonly string[]): void {
  const files = folders.flatMap((folder) =>
    globSync('**/*.{ts,json}', { cwd: folder }).map((name) => path.join(folder, name)),
  );
  const digest = hash(
    'sha256',
    files
      .toSorted()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
  const stamp = path.join(cache, 'schemas.sha256');
  mkdirSync(cache, { recursive: true });
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  rmSync(path.join(cache, 'data-store.json'), { force: true });
  writeFileSync(stamp, digest);
}
