import type { AstroIntegration } from 'astro';
import { redirects } from '../src/redirects.ts';
import { httpMap, redirectPages } from './http/http-map.ts';
import { laterScripts } from './later-scripts.ts';
import { licences } from './licences.ts';
import { markdownTwins } from './markdown-twins.ts';
import { precompress } from './precompress.ts';
import { pruneCss } from './prune-css.ts';
import { security } from './security.ts';
import { sessionsFile } from './sessions-file.ts';

/**
 * What happens to the pages after they are built, in this order: the policy hashes the pruned styles, the header map
 * takes the policies over, and the compressed siblings hold the finished files.
 */
export function delivery(): AstroIntegration[] {
  const policies = new Map<string, string>();
  return [
    sessionsFile(),
    licences(),
    markdownTwins(),
    redirectPages(redirects),
    laterScripts(),
    pruneCss(),
    security(policies),
    httpMap(redirects, policies),
    precompress(),
  ];
}
