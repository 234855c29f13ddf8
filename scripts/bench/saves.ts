import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type Page } from 'puppeteer-core';
import { freePort } from './free-port.ts';

const runs = 5;

type Save = { file: string; page: string; change: (text: string, mark: string) => string; shown: string };
const inText = 'document.body.textContent';
const saves: Record<string, Save> = {
  component: {
    file: 'site/src/sections/SiteFooter/SiteFooter.tsx',
    page: '/ai-applications/energy',
    change: (text, mark) => text.replace('</footer>', `${mark}</footer>`),
    shown: inText,
  },
  'its styles': {
    file: 'site/src/sections/SiteFooter/SiteFooter.module.css',
    page: '/ai-applications/energy',
    change: (text, mark) => `${text}\nfooter { --saved: ${mark}; }\n`,
    shown: `getComputedStyle(document.querySelector('footer')).getPropertyValue('--saved')`,
  },
  'a page as YAML': {
    file: 'site/src/content/industries/energy.yaml',
    page: '/ai-applications/energy',
    change: (text, mark) => text.replace(/^(lead: >-\n\s+)/m, `$1${mark} `),
    shown: inText,
  },
  'an article': {
    file: 'site/src/content/news/iso42001-game-changer.md',
    page: '/news/iso42001-game-changer',
    change: (text, mark) => `${text}\n${mark}\n`,
    shown: inText,
  },
};

type SaveRow = { save: string; 'to the page, ms': number; from: number; to: number };

/** From a file saved to its change on the page that shows it, under `npm run dev`: medians of five. Puts the files back. */
export async function measureSaves(chromePath: string): Promise<SaveRow[]> {
  const port = await freePort();
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const browser = await puppeteer.launch({ executablePath: chromePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await untilAnswered(`http://localhost:${port}`);
    const rows: SaveRow[] = [];
    for (const [name, save] of Object.entries(saves)) {
      const address = `http://localhost:${port}${save.page}`;
      // A first visit makes Vite put packages together, and then load the page again.
      await page.goto(address, { waitUntil: 'networkidle0' }).catch(() => sleep(3000));
      await page.goto(address, { waitUntil: 'networkidle0' });
      const times = await measure(page, save);
      const [from = 0, , median = 0, , to = 0] = times.toSorted((a, b) => a - b).map(Math.round);
      rows.push({ save: name, 'to the page, ms': median, from, to });
    }
    return rows;
  } finally {
    await browser.close();
    server.kill();
  }
}

async function measure(page: Page, { file, change, shown }: Save): Promise<number[]> {
  const text = readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    // The first one is not counted: what nobody has looked at yet is loaded then.
    for (let run = 0; run <= runs; run += 1) {
      const mark = `saved${run}x`;
      const savedAtMs = performance.now();
      writeFileSync(file, change(text, mark));
      await untilShown(page, `${shown}.includes('${mark}')`);
      if (run > 0) times.push(performance.now() - savedAtMs);
      await sleep(1000);
    }
  } finally {
    writeFileSync(file, text);
  }
  return times;
}

async function untilShown(page: Page, condition: string): Promise<void> {
  for (const giveUpAt = Date.now() + 30_000; Date.now() < giveUpAt; await sleep(5)) {
    // While the page is loaded again there is nothing to ask.
    if (await page.evaluate(condition).catch(() => false)) return;
  }
  throw new Error(`Nothing came of it within 30 seconds: ${condition}`);
}

async function untilAnswered(origin: string): Promise<void> {
  for (const giveUpAt = Date.now() + 60_000; Date.now() < giveUpAt; await sleep(100)) {
    const answer = await fetch(origin).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error('The development server did not answer within 60 seconds');
}
