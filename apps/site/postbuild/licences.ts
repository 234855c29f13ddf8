import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

export type ShippedPackage = { name: string; version: string; licence: string; notice: string };

/** Licences that require no more than their notice. */
const allowed = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'OFL-1.1']);

/** Packages that no bundle names: Astro's inline island runtime, and the font that scripts/make-font.ts subsets. */
const unnamed = ['astro', '@fontsource-variable/brygada-1918'];

/** Must run before the built files are listed. */
export function licences(): AstroIntegration {
  const folders = new Set<string>();
  return {
    name: 'licences',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'licences',
                generateBundle(_options, bundle) {
                  for (const output of Object.values(bundle)) {
                    const sources =
                      output.type === 'chunk'
                        ? this.environment.name === 'client'
                          ? Object.entries(output.modules).flatMap(([id, { renderedLength }]) =>
                              renderedLength > 0 ? [id] : [],
                            )
                          : []
                        : output.originalFileNames;
                    for (const folder of sources.map(packageFolder)) if (folder) folders.add(folder);
                  }
                },
              },
            ],
          },
        });
      },
      'astro:build:done': ({ dir, logger }) => {
        for (const name of unnamed) {
          const folder = packageFolder(`\0${name}/`);
          if (folder) folders.add(folder);
        }
        const packages = [...folders].map(readPackage).sort((a, b) => a.name.localeCompare(b.name));
        writeFileSync(path.join(fileURLToPath(dir), 'licences.txt'), licencesFile(packages));
        logger.info(packages.map(({ name }) => name).join(', '));
      },
    },
  };
}

export function packageFolder(id: string): string | undefined {
  // Virtual modules have no file: `\0vite/preload-helper.js`.
  const virtual = /^\0(?<name>(?:@[\w-]+\/)?[\w-]+)\//.exec(id)?.groups?.name;
  if (virtual !== undefined) {
    const manifest = findPackageJSON(virtual, import.meta.url);
    return manifest && path.dirname(manifest);
  }
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id)?.[0];
}

/** @throws when it states no licence, contains no licence text, or asks for more than that text */
export function readPackage(folder: string): ShippedPackage {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const file = readdirSync(folder).find((name) => /^licen[cs]e(\.(md|txt))?$/i.test(name));
  const { name, version, license: licence } = manifest;
  if (typeof name !== 'string' || typeof version !== 'string' || typeof licence !== 'string' || !file) {
    throw new Error(
      `${folder} is shipped to visitors, but has no licence: add its words by hand or leave it out`,
    );
  }
  if (!allowed.has(licence))
    throw new Error(`${name} is shipped to visitors: read ${licence}, then allow it here`);
  const text = readFileSync(path.join(folder, file), 'utf8');
  // Bundlers append the licences of the dependencies that they contain.
  const [notice = ''] = text.split(/^# Licenses of bundled dependencies$/m);
  return { name, version, licence, notice: notice.trim() };
}

export function licencesFile(packages: ShippedPackage[]): string {
  const rule = '-'.repeat(72);
  const parts = packages.map(
    ({ name, version, licence, notice }) =>
      `${name} ${version} (${licence})\n\n${notice.replaceAll('\r\n', '\n')}\n`,
  );
  return [
    'Parts of this site come from others, under these licences. Texts and drawings are our own.\n',
    ...parts,
  ].join(`${rule}\n`);
}
