import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';
import type { KeptResults } from './kept-results.ts';
import { withoutHints } from './markdown/hints.ts';
import { edited, type Page, writeBuilt } from './pages.ts';
import { foreignStyleRequest, pagePolicy, policyBreaches, policyMeta } from './policy/page-policy.ts';
import { islandRuntime } from './scripts/island-runtime.ts';
import { laterScripts } from './scripts/later-scripts.ts';
import { scriptClosure } from './scripts/script-closure.ts';
import { pruneStyles } from './styles/prune.ts';

/**
 * Writes every page as it is sent: scripts that wait, styles pruned, islands asleep, its own policy.
 * @param dist the built site
 * @param kept finished pages of earlier builds
 * @param onWritten takes the file of each page once it is written
 * @returns the policy's header form by page address
 * @throws when a page or style sheet holds what a policy would block, naming page and snippet, all findings at once
 */
export async function finishPages(
  pages: readonly Page[],
  dist: string,
  kept: KeptResults,
  onWritten: (file: string) => void,
): Promise<Map<string, string>> {
  const files = builtFiles(dist);
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const chunks = new Map(
    files
      .filter((file) => file.startsWith('_astro/') && /\.m?js$/.test(file))
      .map((file) => [path.basename(file), read(file)]),
  );
  const scripts = createHash('sha256')
    .update(JSON.stringify([...chunks]))
    .digest('hex');
  const policies = new Map<string, string>();
  const breaches = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const foreign = foreignStyleRequest(read(file));
      return foreign ? [`/${file}: request to another host: ${foreign}`] : [];
    });
  for (const page of pages) {
    const made = ['finished', page.file, page.html, scripts];
    const finished = await kept.of(made, () => finishedPage(page, (name) => chunks.get(name)));
    if (finished.runtime) writeBuilt(dist, finished.runtime.file, finished.runtime.source);
    breaches.push(...finished.breaches.map((breach) => `${page.address}: ${breach}`));
    policies.set(page.address, finished.policy);
    writeBuilt(dist, page.file, finished.html);
    onWritten(page.file);
  }
  if (breaches.length > 0) {
    throw new Error(
      `The security policy forbids ${breaches.length} things on the built pages:\n${breaches.join('\n')}`,
    );
  }
  return policies;
}

/**
 * All edits of a page are made at once, because offsets are true only in the page as it was read. The policy hashes the
 * styles as they will be.
 */
export async function finishedPage(page: Page, chunkSource: (name: string) => string | undefined) {
  const scripts = [...scriptClosure(page.tags, chunkSource).values()];
  const styles = await pruneStyles(page, scripts);
  const islands = islandRuntime(page.tags, chunkSource);
  const policy = pagePolicy(styles.tags.filter((tag) => !islands.removed.includes(tag)));
  const edits = [
    ...withoutHints(page.tags),
    ...laterScripts(page.tags),
    ...styles.edits,
    ...islands.edits,
    policyMeta(page.tags, policy),
  ];
  return {
    html: edited(page.html, edits),
    policy: policy.header,
    runtime: islands.file,
    breaches: policyBreaches({ html: page.html, tags: styles.tags }),
  };
}
