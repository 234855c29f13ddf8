import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from '@vanda/build/built-files';
import { hintAttribute } from '../src/text/markdown-hints.ts';
import { errorPages } from './http/headers.ts';
import { attributeEdit, type Edit, edited, type Page, writeBuilt } from './pages.ts';
import { foreignStyleRequest, pagePolicy, policyBreaches, policyMeta } from './policy/page-policy.ts';
import { deferScripts } from './scripts/defer-scripts.ts';
import { scriptsOfPage } from './scripts/page-scripts.ts';
import { pruneRules } from './styles/prune.ts';

/**
 * @returns the policy by page address
 * @throws with all that a policy would block
 */
export async function finishPages(
  pages: readonly Page[],
  dist: string,
  onWritten: (file: string) => void,
): Promise<Map<string, string>> {
  const files = builtFiles(dist);
  const read = (file: string) => readFileSync(path.join(dist, file), 'utf8');
  const chunks = new Map(
    files
      .filter((file) => /^_astro\/.*\.(?:js|svg)$/.test(file))
      .map((file) => [path.basename(file), read(file)]),
  );
  const policies = new Map<string, string>();
  const breaches = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => {
      const foreign = foreignStyleRequest(read(file));
      return foreign ? [`/${file}: request to another host: ${foreign}`] : [];
    });
  for (const page of pages) {
    const finished = await finishedPage(page, chunks);
    writeBuilt(dist, page.file, finished.html);
    onWritten(page.file);
    policies.set(page.address, finished.policy);
    breaches.push(...finished.breaches.map((breach) => `${page.address}: ${breach}`));
  }
  if (breaches.length > 0) {
    throw new Error(
      `The security policy forbids ${breaches.length} things on the built pages:\n${breaches.join('\n')}`,
    );
  }
  return policies;
}

export async function finishedPage(page: Page, chunks: ReadonlyMap<string, string>) {
  const { edits: styleEdits, tags } = await withPrunedStyle(page, chunks);
  const policy = pagePolicy(tags);
  const edits = [
    ...page.tags
      .filter(({ attributes }) => attributes.has(hintAttribute))
      .map((tag) => attributeEdit(tag, hintAttribute)),
    ...deferScripts(page.tags, chunks),
    ...styleEdits,
    // Static hosts send the not-found page to addresses whose headers they don't know.
    ...(errorPages.includes(page.address) ? [policyMeta(page.tags, policy)] : []),
  ];
  return { html: edited(page.html, edits), policy, breaches: policyBreaches({ html: page.html, tags }) };
}

async function withPrunedStyle({ html, tags }: Page, chunks: ReadonlyMap<string, string>) {
  const head = tags.find(({ name }) => name === 'head');
  const styles = tags.filter(({ name, close }) => name === 'style' && head && close <= head.close);
  const [first] = styles;
  if (!first) return { edits: [], tags };
  const removals = styles.map(({ start, close }): Edit => ({ start, end: close, text: '' }));
  const css = await pruneRules(styles.map(({ text }) => text).join('\n'), [
    edited(html, removals),
    ...scriptsOfPage(html, chunks),
  ]);
  return {
    edits: removals.map((edit, i) => (i === 0 ? { ...edit, text: `<style>${css}</style>` } : edit)),
    tags: [{ ...first, text: css }, ...tags.filter((tag) => !styles.includes(tag))],
  };
}
