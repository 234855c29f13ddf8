import { expect, type Page, test } from '@playwright/test';
import { openDemoDesk } from './support/demo-desk.ts';
import { enquiryAddress, responses } from './support/responses.ts';

/** Chrome's translation replaces each text node with two nested `<font>` elements. */
function translate(page: Page) {
  return page
    .locator('#root, body')
    .first()
    .evaluate((root) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option, title'))
          continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        outer.append(inner);
        text.replaceWith(outer);
        inner.append(text.data);
      }
    });
}

test('a translated enquiry can be assigned and unassigned, and its button shows each state', async ({
  page,
}) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  const { enquiry } = responses.enquiry;
  const me = responses.bootstrap.me;
  const unassigned = { ...enquiry, assignee: null };
  const assigned = { ...enquiry, assignee: { id: me.id, name: me.name }, version: enquiry.version + 1 };
  await openDemoDesk(page, enquiryAddress, {
    enquiry: { ...responses.enquiry, enquiry: unassigned },
    assignToMe: { enquiry: assigned },
    unassign: { enquiry: { ...unassigned, version: enquiry.version + 2 } },
  });
  await page.getByRole('button', { name: /^Take in hand/ }).waitFor();
  await translate(page);
  await page.getByRole('button', { name: /^Take in hand/ }).click();
  await page.getByRole('button', { name: /^Give back/ }).click();
  await expect(page.getByRole('button', { name: /^Take in hand/ })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lim Wei Jie');
  expect(errors).toEqual([]);
});
