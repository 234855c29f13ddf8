import { mkdirSync, renameSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Moves the list of sessions out of the built site to `site/http/sessions.json`: the intake service takes only
 * registrations for dates that the site offers. Stands before whatever reads the built files.
 */
export function sessionsFile(): AstroIntegration {
  return {
    name: 'sessions-file',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const folder = new URL('../http/', dir);
        mkdirSync(folder, { recursive: true });
        renameSync(new URL('sessions.json', dir), new URL('sessions.json', folder));
      },
    },
  };
}
