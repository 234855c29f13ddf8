import puppeteer from 'puppeteer-core';

/** Words of one and of many letters, abbreviations, a mistake, a question. */
const queries = [
  'iso 42001 certificate',
  'data protecton oficer',
  'how much is the scrum master course',
  'pdpa',
  'ai governance framework',
  'generative ai usage training',
];
const runs = 5;

/** In milliseconds on a processor slowed four times. */
export type KeyTimes = { median: number; worst: number; worstAt: string };

/**
 * How long the page works on each letter typed into the search box: finding and drawing, layout with it. Each letter counts with
 * the middle of its times, because collecting garbage falls on one or the other.
 */
export async function measureKeys(origin: string, chromePath: string): Promise<KeyTimes> {
  const browser = await puppeteer.launch({
    executablePath: chromePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
    defaultViewport: { width: 1440, height: 900 },
  });
  try {
    const runTimes: number[][] = [];
    for (let run = 0; run < runs; run += 1) {
      // A page of its own for each: the search keeps what it has found for a word.
      const page = await browser.newPage();
      await page.goto(`${origin}/about`, { waitUntil: 'networkidle0' });
      await page.focus('#search');
      // The first answer says that script and index are there.
      await page.keyboard.type('contact');
      await page.waitForSelector('[role="option"]');
      await page.emulateCPUThrottling(4);
      const times: number[] = [];
      for (const query of queries) times.push(...((await page.evaluate(typeLetters(query))) as number[]));
      runTimes.push(times);
      await page.close();
    }
    const typed = queries.flatMap((query) => [...query].map((_, i) => query.slice(0, i + 1)));
    const all = typed.map((text, i): [number, string] => {
      const times = runTimes.map((one) => one[i] ?? Number.NaN).sort((a, b) => a - b);
      return [times[Math.floor(runs / 2)] ?? Number.NaN, text];
    });
    all.sort(([a], [b]) => a - b);
    const [worst = 0, worstAt = ''] = all.at(-1) ?? [];
    return { median: all[Math.floor(all.length / 2)]?.[0] ?? 0, worst, worstAt };
  } finally {
    await browser.close();
  }
}

/** Runs in the page, as text: scripts know nothing of the DOM's types. */
const typeLetters = (query: string) => `(async () => {
  const input = document.querySelector('#search');
  const times = [];
  for (let length = 1; length <= ${query.length}; length += 1) {
    const begunAt = performance.now();
    input.value = ${JSON.stringify(query)}.slice(0, length);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    document.body.getBoundingClientRect();
    times.push(performance.now() - begunAt);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  input.value = '';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return times;
})()`;
