/**
 * Builds the site with its articles and courses once, five and ten times, and prints what grows with them: time and
 * memory of the build, search index, list pages, memory of the service, work for each letter of a search. Fails when a
 * figure grows faster from five to ten times than from one to five, or when a letter takes 16 ms on a processor
 * slowed four times. Time is processor time, so that other work on the machine counts less.
 *
 * `node scripts/bench/growth.ts`
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtFiles } from '../../site/build/built-files.ts';
import { createSearch } from '../../site/src/search/search-engine.ts';
import { ensureChromium } from '../run/chromium.mjs';
import { growContent } from './grown-content.ts';
import { type KeyTimes, measureKeys } from './search-keys.ts';
import { serveSite } from './site-server.ts';

const sizes = [1, 5, 10] as const;
const letterLimitMs = 16;
const content = path.resolve('site/src/content');

/** How much steeper the second half of the way may be: time and memory vary from run to run, bytes do not. */
const leeway = {
  'build, s of processor': 1.5,
  'build, MB at most': 1.5,
  'index, kB': 1.1,
  'index, kB brotli': 1.1,
  'index made ready, ms': 1.5,
  'news, kB': 1.1,
  'news, kB brotli': 1.1,
  'services, kB': 1.1,
  'services, kB brotli': 1.1,
  'service, MB': 1.5,
} as const;
type Figure = keyof typeof leeway;
type Figures = Record<Figure, number>;

/** Told by the build as it ends; its threads count too. */
const tellUsage = `data:text/javascript,process.on('exit',()=>{const {userCPUTime,systemCPUTime,maxRSS}=process.resourceUsage();console.log('USAGE '+JSON.stringify({cpuS:(userCPUTime+systemCPUTime)/1e6,rssMb:maxRSS/1024}))})`;

function build(folder: string, contentDir: string): { cpuS: number; rssMb: number } {
  // Nothing is taken from an earlier build but what every build may take: the first is as cold as the others.
  for (const cache of ['.astro', '.vite', '.cache'])
    rmSync(`site/node_modules/${cache}`, { recursive: true, force: true });
  const args = [
    '--import',
    tellUsage,
    path.resolve('node_modules/astro/bin/astro.mjs'),
    'build',
    '--outDir',
    path.join(folder, 'dist'),
  ];
  const env = { ...process.env, CONTENT_DIR: contentDir, ASTRO_TELEMETRY_DISABLED: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: 'site',
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
  });
  const usage = /USAGE (\{.*\})/.exec(stdout)?.[1];
  if (status !== 0 || !usage) throw new Error(`The build failed:\n${stdout}${stderr}`);
  return JSON.parse(usage) as { cpuS: number; rssMb: number };
}

async function measure(
  times: number,
  folder: string,
  chromePath: string,
): Promise<{ figures: Figures; keys: KeyTimes }> {
  const contentDir = path.join(folder, 'content');
  growContent(content, contentDir, times);
  const { cpuS, rssMb } = build(folder, contentDir);
  const dist = path.join(folder, 'dist');
  const indexFile = builtFiles(dist).find((file) => /^search\/index\.\w+\.json$/.test(file));
  if (!indexFile) throw new Error('The build has no search index');
  const kilobytes = (file: string) => statSync(path.join(dist, file)).size / 1000;
  const index = JSON.parse(readFileSync(path.join(dist, indexFile), 'utf8'));
  // The least of some: other work on the machine only adds to it.
  const readyTimes = Array.from({ length: 21 }, () => {
    const begunAt = performance.now();
    createSearch(index);
    return performance.now() - begunAt;
  });
  const readyMs = Math.min(...readyTimes);
  const server = await serveSite(folder);
  try {
    const figures = {
      'build, s of processor': cpuS,
      'build, MB at most': rssMb,
      'index, kB': kilobytes(indexFile),
      'index, kB brotli': brotliCompressSync(readFileSync(path.join(dist, indexFile))).length / 1000,
      'index made ready, ms': readyMs,
      'news, kB': kilobytes('news.html'),
      'news, kB brotli': kilobytes('news.html.br'),
      'services, kB': kilobytes('services.html'),
      'services, kB brotli': kilobytes('services.html.br'),
      'service, MB':
        Number(spawnSync('ps', ['-o', 'rss=', '-p', String(server.pid)], { encoding: 'utf8' }).stdout) / 1000,
    };
    return { figures, keys: await measureKeys(server.origin, chromePath) };
  } finally {
    server.stop();
  }
}

/** What grows faster in the second half of the way than in the first, one line each. */
function tooSteep(all: readonly Figures[]): string[] {
  const [small, middle, large] = all;
  if (!small || !middle || !large) return ['not every size was measured'];
  return (Object.keys(leeway) as Figure[]).flatMap((figure) => {
    const first = (middle[figure] - small[figure]) / (sizes[1] - sizes[0]);
    const second = (large[figure] - middle[figure]) / (sizes[2] - sizes[1]);
    const isLinear = second <= Math.max(first, small[figure] / 10) * leeway[figure];
    return isLinear
      ? []
      : [`${figure}: ${first.toFixed(1)} for each further time at first, then ${second.toFixed(1)}`];
  });
}

const chromePath = await ensureChromium();
const measured: Awaited<ReturnType<typeof measure>>[] = [];
for (const times of sizes) {
  const folder = mkdtempSync(path.join(tmpdir(), 'growth-'));
  try {
    console.log(`Articles and courses × ${times} …`);
    measured.push(await measure(times, folder, chromePath));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
// What Astro remembers of the grown content is no content of the site.
rmSync('site/node_modules/.astro/data-store.json', { force: true });
console.table(
  Object.fromEntries(
    (Object.keys(leeway) as Figure[]).map((figure) => [
      figure,
      Object.fromEntries(
        sizes.map((times, i) => [`× ${times}`, Number(measured[i]?.figures[figure].toFixed(1))]),
      ),
    ]),
  ),
);
console.log('Each letter of a search, ms on a processor slowed four times');
console.table(Object.fromEntries(sizes.map((times, i) => [`× ${times}`, measured[i]?.keys])));
const failures = tooSteep(measured.map(({ figures }) => figures));
const slowest = measured.at(-1)?.keys;
if (!slowest || slowest.worst >= letterLimitMs)
  failures.push(`a letter of a search takes ${slowest?.worst.toFixed(1)} ms, at "${slowest?.worstAt}"`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;
