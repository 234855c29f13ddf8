import { mkdirSync, renameSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Moves what only the intake service reads out of the built site to `site/http`: it takes registrations for the dates of
 * `sessions.json` alone, and shows a form again under the name in `company.json`. Stands before whatever reads the built
 * files.
 */
export function sessionsFile(): AstroIntegration {
  return {
    name: 'sessions-file',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = new URL('../http/', dir);
        mkdirSync(folder, { recursive: true });
        for (const name of ['sessions.json', 'company.json']) {
          renameSync(new URL(name, dir), new URL(name, folder));
        }
      },
    },
  };
}
