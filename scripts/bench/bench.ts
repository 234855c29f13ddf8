/**
 * Builds the site, then prints bytes and Lighthouse results (mobile preset, medians of three) for one page of each kind, or with
 * `--all` for every page. Exits with 1 when a page misses an aim. `--no-build` measures the existing build.
 */
import { spawnSync } from 'node:child_process';
import { builtFiles, pageAddress } from '@vanda/build/built-files';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { redirects } from '../../apps/site/src/routing/redirects.ts';
import { startOwnServer } from '../../e2e/site/delivery/site-servers.ts';
import { ensurePrograms } from '../run/programs.ts';

const onePageOfEachKind = [
  '/',
  '/services',
  '/services/iso27001',
  '/services/professional-scrum-master',
  '/news',
  '/news/cybersecurity-ai-age',
  '/ai-applications/healthcare',
  '/ai-regulations/eu-ai-act',
  '/about',
  '/contact',
  '/privacy-policy',
  '/404',
];
const runs = 3;
const aims = { performance: 100, largestTextMs: 900, medianLargestTextMs: 800 };
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const timings = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

type Row = { page: string; performance: number; LCP: number; [column: string]: string | number };

/** @returns the run with the median largest paint */
async function measurePage(origin: string, page: string, chromePort: number): Promise<Row> {
  const rows: Row[] = [];
  // Lighthouse at times records no paint; such a run is repeated.
  for (let run = 0; rows.length < runs && run < 2 * runs; run += 1) {
    const row = await measureOnce(origin, page, chromePort);
    if (Number.isFinite(row.LCP)) rows.push(row);
  }
  const row = median(rows, ({ LCP }) => LCP);
  if (!row) throw new Error(`Lighthouse returned no result for ${page}`);
  return row;
}

async function measureOnce(origin: string, page: string, port: number): Promise<Row> {
  const result = await lighthouse(origin + page, {
    port,
    logLevel: 'silent',
    // Lighthouse otherwise rejects the not-found page.
    ignoreStatusCode: true,
    onlyCategories: categories,
  });
  if (!result) throw new Error(`Lighthouse returned no result for ${page}`);
  const { audits, categories: scores } = result.lhr;
  const details = audits['network-requests']?.details as { items?: { transferSize: number }[] } | undefined;
  const requests = details?.items ?? [];
  const score = (category: string) => Math.round((scores[category]?.score ?? 0) * 100);
  const timing = (name: string, audit: string) =>
    Number((audits[audit]?.numericValue ?? Number.NaN).toFixed(name === 'CLS' ? 3 : 0));
  return {
    page,
    requests: requests.length,
    bytes: requests.reduce((total, { transferSize }) => total + transferSize, 0),
    ...Object.fromEntries(categories.map((category) => [category, score(category)])),
    ...Object.fromEntries(Object.entries(timings).map(([name, audit]) => [name, timing(name, audit)])),
    performance: score('performance'),
    LCP: timing('LCP', timings.LCP),
  };
}

const median = <Item>(items: readonly Item[], by: (item: Item) => number): Item | undefined =>
  items.toSorted((a, b) => by(a) - by(b))[Math.floor(items.length / 2)];

function missedAims(rows: readonly Row[]): string[] {
  const middle = median(rows, ({ LCP }) => LCP)?.LCP ?? Number.NaN;
  return [
    ...rows
      .filter(({ performance }) => performance < aims.performance)
      .map(({ page, performance }) => `${page}: performance ${performance}, aim ${aims.performance}`),
    ...rows
      .filter(({ LCP }) => LCP > aims.largestTextMs)
      .map(({ page, LCP }) => `${page}: largest paint ${LCP} ms, aim ${aims.largestTextMs} ms`),
    ...(middle <= aims.medianLargestTextMs
      ? []
      : [`median largest paint ${middle} ms, aim ${aims.medianLargestTextMs} ms`]),
  ];
}

const options = process.argv.slice(2);
const unknown = options.find((option) => !['--all', '--no-build'].includes(option));
if (unknown) {
  console.error(`Unknown option "${unknown}": use --all or --no-build`);
  process.exit(1);
}
const { CHROMIUM_PATH: chromePath = '' } = await ensurePrograms('chromium');
if (!options.includes('--no-build')) {
  const build = spawnSync(process.execPath, ['scripts/run.mjs', 'build'], { stdio: 'inherit' });
  if (build.status !== 0) process.exit(1);
}
const pages = options.includes('--all')
  ? builtFiles('apps/site/dist')
      .filter((file) => file.endsWith('.html'))
      .map(pageAddress)
      .filter((address) => !(address in redirects))
  : onePageOfEachKind;
const { origin, stop } = await startOwnServer();
const chrome = await launch({
  chromePath,
  chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const rows: Row[] = [];
  for (const page of pages) rows.push(await measurePage(origin, page, chrome.port));
  console.table(rows);
  const missed = missedAims(rows);
  for (const line of missed) console.error(line);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  chrome.kill();
  await stop();
}
