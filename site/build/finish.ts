import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { builtFiles } from './built-files.ts';
import { brotli, brotliRange } from './compress/brotli.ts';
import { answerBytes, firstFlightBytes } from './http/answer-bytes.ts';
import { errorPages, siteHeaders } from './http/headers.ts';
import { headersOfPage } from './http/http-map.ts';
import type { KeptResults } from './kept-results.ts';
import { withoutHints } from './markdown/hints.ts';
import { type Edit, edited, type Page, writeBuilt } from './pages.ts';
import { foreignStyleRequest, pagePolicy, policyBreaches, policyMeta } from './policy/page-policy.ts';
import { type IslandRuntime, islandRuntime } from './scripts/island-runtime.ts';
import { laterScripts } from './scripts/later-scripts.ts';
import { scriptClosure } from './scripts/script-closure.ts';
import { type PageStyles, pageStyles } from './styles/split.ts';

const pagesAtOnce = 4;

/**
 * Writes every page as it is sent: scripts that wait, styles pruned, islands asleep, its own policy.
 * @param dist the built site
 * @param kept finished pages of earlier builds
 * @param onWritten takes the file of each page once it is written
 * @returns the policy by page address
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
  const found = new Map<Page, { breaches: readonly string[]; policy: string }>();
  const waiting = pages.values();
  const finishWaiting = async () => {
    for (const page of waiting) {
      const made = ['finished', page.file, page.html, scripts];
      const finished = await kept.of(made, () => finishedPage(page, (name) => chunks.get(name)));
      if (finished.runtime) writeBuilt(dist, finished.runtime.file, finished.runtime.source);
      if (finished.lateStyles) writeBuilt(dist, finished.lateStyles.file, finished.lateStyles.css);
      writeBuilt(dist, page.file, finished.html);
      onWritten(page.file);
      found.set(page, finished);
    }
  };
  // While some are compressed, another one is parsed; more of them would only fill the memory.
  await Promise.all(Array.from({ length: pagesAtOnce }, finishWaiting));
  // In the order of the pages, whichever was ready first.
  for (const page of pages) {
    const { breaches: own = [], policy = '' } = found.get(page) ?? {};
    breaches.push(...own.map((breach) => `${page.address}: ${breach}`));
    policies.set(page.address, policy);
  }
  if (breaches.length > 0) {
    throw new Error(
      `The security policy forbids ${breaches.length} things on the built pages:\n${breaches.join('\n')}`,
    );
  }
  return policies;
}

/** What markup and styles of a page may weigh together, with brotli. Two parts weigh more than the whole. */
const budgetOf = (address: string) => (address.startsWith('/news/') ? 28_000 : 20_000);

/**
 * A page as it is sent. Its styles come in two parts where the whole is too long for the first flight of packets, and both parts
 * keep to its budget.
 */
export async function finishedPage(page: Page, chunkSource: (name: string) => string | undefined) {
  const scripts = [...scriptClosure(page.tags, chunkSource).values()];
  const islands = islandRuntime(page.tags, chunkSource);
  const others = { islands, edits: [...laterScripts(page.tags, chunkSource), ...islands.edits] };
  const { whole, inTwoParts } = await pageStyles(page, scripts);
  const finished = withStyles(page, whole, others);
  if (!inTwoParts) return finished;
  const flight = firstFlightBytes.simulated - finished.headerBytes;
  // Tells most pages apart without the exact size of the whole, which takes long to find.
  const { least, most } = await brotliRange(Buffer.from(finished.html));
  if (most <= flight || (least <= flight && (await brotliBytes(finished.html)) <= flight)) return finished;
  const divided = withStyles(page, inTwoParts, others);
  const bytes = (await brotliBytes(divided.html)) + (await brotliBytes(inTwoParts.late.css));
  return bytes <= budgetOf(page.address) ? divided : finished;
}

const brotliBytes = async (text: string) => (await brotli(Buffer.from(text))).length;

/**
 * All edits of a page are made at once, because offsets are true only in the page as it was read. The policy hashes the
 * styles as they will be.
 */
function withStyles(
  page: Page,
  styles: PageStyles,
  { islands, edits: scriptEdits }: { islands: IslandRuntime; edits: readonly Edit[] },
) {
  const policy = pagePolicy(styles.tags.filter((tag) => !islands.removed.includes(tag)));
  const edits = [
    ...withoutHints(page.tags),
    ...scriptEdits,
    ...styles.edits,
    // Static hosts send the not-found page to addresses whose headers they don't know.
    ...(errorPages.includes(page.address) ? [policyMeta(page.tags, policy)] : []),
  ];
  const foreign = foreignStyleRequest(styles.late?.css ?? '');
  const html = edited(page.html, edits);
  return {
    html,
    headerBytes: answerBytes(0, { ...siteHeaders, ...headersOfPage(page.address, policy) }),
    policy,
    runtime: islands.file,
    lateStyles: styles.late,
    breaches: [
      ...policyBreaches({ html: page.html, tags: styles.tags }),
      ...(foreign ? [`request to another host: ${foreign}`] : []),
    ],
  };
}
