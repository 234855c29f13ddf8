import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { statSync, utimesSync, watch } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectNoBarriers, findBarriers } from '../../site/tests/support/barriers.ts';
import { expect, test } from './content-editor.ts';

// One server for all of them, one test after the other.
test.describe.configure({ mode: 'default', timeout: 120_000 });

const course = 'courses/professional-scrum-master';
const article = 'news/singapore-data-protection-trustmark';
const saveButton = { name: 'Save', exact: true };

async function open(page: Page, entry: string) {
  await page.goto(`/editor#${entry}`);
  await expect(page.getByRole('button', saveButton)).toBeVisible();
}

async function save(page: Page) {
  await page.getByRole('button', saveButton).click();
  await expect(page.getByRole('status')).toContainText('Saved');
}

/** What `npm run check:content` says of a folder; nothing when all is well. */
function contentCheck(folder: string): string {
  const { status, stderr } = spawnSync(process.execPath, ['site/check/check-content.ts', '--quiet'], {
    env: { ...process.env, CONTENT_DIR: folder },
    encoding: 'utf8',
  });
  return status === 0 ? '' : stderr;
}

test('a price and a new session change their own lines of the file, and no other', async ({
  page,
  content,
}) => {
  const before = content.read(`${course}.yaml`);
  await open(page, course);
  await page.getByLabel('Price in S$').fill('850');
  await page.getByRole('button', { name: 'Add session' }).click();
  const session = page.getByRole('group', { name: 'Sessions' }).getByRole('listitem').last();
  await session.getByLabel('Start').fill('2027-02-08');
  await session.getByLabel('End').fill('2027-02-10');
  await session.getByLabel('Status').selectOption('available');
  await save(page);

  const sessions = /^sessions:\n(?: .*\n)+/m;
  const added = '  - start: 2027-02-08\n    end: 2027-02-10\n    status: available\n';
  expect(content.read(`${course}.yaml`)).toBe(
    before.replace(/^priceSgd: .*$/m, 'priceSgd: 850').replace(sessions, (list) => list + added),
  );
});

test('a sentence of an article and a slide of the banner change their own lines, and no other', async ({
  page,
  content,
}) => {
  const before = content.read(`${article}.md`);
  await open(page, article);
  const text = page.getByLabel('Article', { exact: true });
  const [old, changed] = ['Public agencies may not.', 'Public agencies may not apply.'];
  await text.fill((await text.inputValue()).replace(old, changed));
  await save(page);
  expect(content.read(`${article}.md`)).toBe(before.replace(old, changed));

  const slide = content.read('banner-slides/1-book.yaml');
  await open(page, 'bannerSlides/1-book');
  await page.getByLabel('Badge').selectOption('HOT');
  await save(page);
  expect(content.read('banner-slides/1-book.yaml')).toBe(slide.replace('badge: FEATURED', 'badge: HOT'));
});

test('a comment, folded lines and quotes of the company file outlive a change', async ({ page, content }) => {
  const before = content.read('company/company.yaml');
  await open(page, 'company/company');
  await page.getByLabel('Street').fill('2 Example Quay #10-01');
  await page.getByRole('button', { name: 'Remove Placeholder 3' }).click();
  await save(page);
  expect(content.read('company/company.yaml')).toBe(
    before.replace('"1 Example Quay', '"2 Example Quay').replace('  - uen\n', ''),
  );
});

test('a wrong value is named at its field, nothing is written, and what was typed stays', async ({
  page,
  content,
  pageProblems,
}) => {
  const before = content.read(`${course}.yaml`);
  await open(page, course);
  const price = page.getByLabel('Price in S$');
  await price.fill('eight hundred');
  await page.getByLabel('Short title').fill('Scrum');
  await page.getByRole('button', saveButton).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was written');
  await expect(price).toHaveAttribute('aria-invalid', 'true');
  await expect(price).toHaveAccessibleDescription(/must be a (whole )?number/);
  await page.getByRole('alert').getByRole('button', { name: 'Price in S$' }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveValue('eight hundred');
  await expect(page.getByLabel('Short title')).toHaveValue('Scrum');
  expect(content.read(`${course}.yaml`)).toBe(before);
  expect(await findBarriers(page)).toEqual([]);
  // The browser reports the refusal as a resource that failed.
  expect(pageProblems.splice(0)).toEqual([expect.stringContaining('status of 422')]);
});

test('a file that changed meanwhile is not overwritten, and what was typed stays', async ({
  page,
  content,
  pageProblems,
}) => {
  await open(page, course);
  await page.getByLabel('Price in S$').fill('850');
  const elsewhere = content.read(`${course}.yaml`).replace(/^durationDays: .*$/m, 'durationDays: 2');
  content.write(`${course}.yaml`, elsewhere);
  await page.getByRole('button', saveButton).click();
  await expect(page.getByRole('alert')).toContainText('has changed since you opened it');
  await expect(page.getByLabel('Price in S$')).toHaveValue('850');
  expect(content.read(`${course}.yaml`)).toBe(elsewhere);

  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByLabel('Length in days')).toHaveValue('2');
  expect(pageProblems.splice(0)).toEqual([expect.stringContaining('status of 409')]);
});

test('what is typed in one entry is still there after another was saved', async ({ page, content }) => {
  await open(page, course);
  await page.getByLabel('Price in S$').fill('850');
  await page.getByRole('link', { name: 'Responsible AI Bible' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Responsible AI Bible');
  await page.getByLabel('Badge').selectOption('HOT');
  await save(page);
  await page.goBack();
  await expect(page.getByLabel('Price in S$')).toHaveValue('850');
  expect(content.read(`${course}.yaml`)).not.toContain('priceSgd: 850');
});

test('a change that the development server notices neither updates nor reloads the page: what is typed can still be saved', async ({
  page,
  content,
}) => {
  const commands: string[] = [];
  page.on('websocket', (line) => {
    line.on('framereceived', ({ payload }) => {
      const { type } = JSON.parse(String(payload));
      if (type !== 'connected') commands.push(type);
    });
  });
  await open(page, course);
  await page.getByLabel('Price in S$').fill('850');
  // Content in the site's own folder does the same to every page; the tests' copy lies elsewhere.
  const watched = path.resolve('editor/page/editor.astro');
  const { atime, mtime } = statSync(watched);
  const watcher = watch(watched);
  const noticed = once(watcher, 'change');
  utimesSync(watched, new Date(), new Date());
  await noticed;
  watcher.close();
  await save(page);
  utimesSync(watched, atime, mtime);
  expect(content.read(`${course}.yaml`)).toContain('priceSgd: 850');
  expect(commands).toEqual([]);
});

test('a new article becomes one file that the content check accepts', async ({ page, content }) => {
  await open(page, 'news/');
  const texts = {
    Address: 'what-the-assessor-reads',
    Title: 'What the Assessor Reads First',
    Excerpt: 'What stands on the first page of an assessment, and why it decides about the second.',
    Date: '2026-11-20',
    'Text alternative': 'A data inventory drawn as a grid of rows',
    Caption: 'The rows are what the assessor reads.',
    'Related service': '/services/data-protection-trustmark',
    Article: 'The certificate is valid for three years.[^SG31]',
  };
  for (const [label, text] of Object.entries(texts)) {
    await page.getByLabel(label, { exact: true }).first().fill(text);
  }
  await page.getByLabel('Category').selectOption('Compliance');
  await page.getByLabel('Illustration').selectOption('article-trustmark');
  const search = page.getByRole('group', { name: 'Search engines' });
  await search.getByLabel('Title').fill('What the assessor reads first');
  await search
    .getByLabel('Description')
    .fill('What stands on the first page of an assessment, and why it matters.');
  const offer = page.getByRole('group', { name: 'Offer' });
  await offer.getByLabel('Title').fill('Ask us to read yours');
  await offer.getByLabel('Text').fill('Send us your first page; we say what an assessor would ask about it.');
  await offer.getByLabel('Label').fill('Send it to us');
  await offer.getByLabel('To').fill('/contact');
  await save(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.Title);
  expect(content.read('news/what-the-assessor-reads.md')).toContain(
    `category: Compliance\nillustration: article-trustmark\nalt: ${texts['Text alternative']}\n`,
  );
  expect(contentCheck(content.folder)).toBe('');
});

test('a session can be added, moved and removed from the keyboard', async ({ page, content }) => {
  await open(page, course);
  await page.getByRole('button', { name: 'Add session' }).press('Enter');
  await expect(page.locator('summary', { hasText: 'Session 3' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Start').last()).toBeFocused();
  await page.getByRole('button', { name: 'Move Session 3 up' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Move Session 2 up' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove Session 2' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Add session' })).toBeFocused();
  await expect(page.locator('summary', { hasText: 'Session 3' })).toHaveCount(0);
  expect(content.read(`${course}.yaml`)).toContain('start: 2025-08-18');
});

test('axe finds no barrier in the overview and in an entry, in both themes, narrow and wide', async ({
  page,
}) => {
  const sizes = [390, 1440].map((width) => ({ width, height: 900 }));
  // Movement would make colours depend on the moment of the measurement.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/editor');
  await expect(page.getByRole('link', { name: 'New article' })).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoBarriers(page, `overview at ${size.width} px`);
  }
  await open(page, course);
  await page.locator('summary').first().click();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNoBarriers(page, `entry at ${size.width} px`);
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});
