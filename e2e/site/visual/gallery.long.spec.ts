import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '@vanda/testing/free-port';
import { startProgram } from '@vanda/testing/program';
import sharp from 'sharp';
import { test as base, expect } from '../fixtures.ts';
import { facesAreOurs } from '../text-faces.ts';

const program = path.resolve('node_modules/astro/bin/astro.mjs');
const baselineFolder = path.join(import.meta.dirname, 'baselines');

const test = base.extend<object, { galleryOrigin: string }>({
  galleryOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
    async ({}, use) => {
      const port = await freePort();
      const flags = ['--config', 'gallery.config.ts', '--host', '127.0.0.1', '--port', String(port)];
      const astro = startProgram(process.execPath, [program, 'dev', ...flags, '--ignore-lock'], {
        cwd: path.resolve('apps/site'),
        env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DEV_BACKGROUND: '0' },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      const origin = `http://127.0.0.1:${port}`;
      await astro.untilAnswering(`${origin}/gallery`);
      await use(origin);
      await astro.end('SIGTERM');
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ galleryOrigin }, use) => use(galleryOrigin),
});

/** Illustrations that fill a wide gallery, as on no page. */
const drawings = ['IllustrationFigure', 'SessionPetals'];

/** A theme changes colours alone, so one width shows the dark one. */
const views = [
  { width: 390, theme: 'light' },
  { width: 390, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const;

test.skip(!facesAreOurs, 'The letters of the pictures are those of the tests, which only Linux shows');

// One server serves all views.
test.describe.configure({ mode: 'default' });

for (const { width, theme } of views) {
  const view = `${width}-${theme}`;

  test(`each component looks as it did at ${width} pixels, ${theme}`, async ({ page, setClock }) => {
    await setClock('2025-08-01T09:00:00+08:00');
    await page.setViewportSize({ width, height: 2400 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto('/gallery');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));

    const components = page.locator('main > section');
    const all = await components.evaluateAll((sections) => sections.map(({ id }) => id));
    const names = all.filter((name) => width < 1440 || !drawings.includes(name));
    for (const name of names) {
      // Alone: below others, a component's place would end on a part of a pixel that changes with each new sibling.
      await components.evaluateAll((sections, shown) => {
        for (const section of sections) (section as HTMLElement).hidden = section.id !== shown;
      }, name);
      await page.locator(`main > #${name} img`).evaluateAll(arrive);
      await expect.soft(page.locator(`main > #${name}`)).toHaveScreenshot([view, `${name}.png`]);
    }
    const kept = readdirSync(path.join(baselineFolder, view)).map((file) => path.parse(file).name);
    expect(kept.sort(), 'no picture is kept of a component that is gone').toEqual(names.sort());
  });
}

// Playwright writes large files. The few colours of a component fit a palette, which the comparison does not notice.
test.afterAll(async () => {
  if (process.env.RENEW_PICTURES !== '1') return;
  for (const { width, theme } of views) {
    const folder = path.join(baselineFolder, `${width}-${theme}`);
    for (const file of readdirSync(folder)) {
      const picture = path.join(folder, file);
      writeFileSync(picture, await sharp(readFileSync(picture)).png({ palette: true, dither: 0 }).toBuffer());
    }
  }
});

async function arrive(images: Element[]) {
  for (const image of images as HTMLImageElement[]) {
    image.loading = 'eager';
    await image.decode();
  }
}
