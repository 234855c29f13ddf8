import type { Page, Route } from '@playwright/test';
import type { Form } from '@vanda/forms/form';
import { sample } from '@vanda/forms/testing/sample';
import { successOf } from '@vanda/forms/waiting';
import { builtPage } from '../built-site.ts';
import { elements } from '../elements.ts';
import { expect, test } from '../fixtures.ts';
import { expectNoBarriers, findBarriers } from '../support/barriers.ts';
import {
  control,
  errorSummary,
  fill,
  filledValues,
  fillForm,
  formOf,
  hydrate,
  sendButton,
  valuesOf,
} from '../support/enquiry-form.ts';
import { hold } from './hold.ts';
import { reference, storedAs, storedUnder, successPanel } from './sent-enquiry.ts';

const longestHeldMs = 12_000;
function islandScripts(address: string): { own: string; framework: string } {
  const islands = elements(builtPage(address), 'astro-island');
  const island = islands.find(({ inside }) =>
    inside.some(({ attributes }) => attributes.has('data-enquiry')),
  );
  const [own, framework] = ['component-url', 'renderer-url'].map((name) => island?.attributes.get(name));
  if (!own || !framework) throw new Error(`${address} has no form with a script`);
  return { own, framework };
}
const part = 'section:has(form[data-enquiry], [data-sent])';
const failure = (page: Page) => formOf(page).getByRole('alert');

/** What depends on a form's own fields: keyboard, missing fields, barriers. */
export function describeFields(form: Form): void {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('is filled and sent by keyboard alone, and the panel takes the focus', async ({ page }) => {
    await page.goto(form.pagePath);
    const [first] = form.fields;
    if (!first) throw new Error('a form without fields');
    const start =
      first.kind === 'session' ? control(page, first).getByRole('radio').first() : control(page, first);
    await (first.kind === 'radio' ? start.getByRole('radio').first() : start).focus();
    for (const field of form.fields) {
      if (field.kind === 'session' || field.kind === 'radio') await page.keyboard.press('Space');
      else if (field.kind === 'select') await page.keyboard.press('ArrowDown');
      else await page.keyboard.type(sample(field).replace('\n', ' '));
      await page.keyboard.press('Tab');
    }
    for (let steps = 0; steps < 8; steps++) {
      if (await sendButton(page).evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    // A course without a date to come is no registration (decision 33, Forms).
    const isInterest = await formOf(page).evaluate((element) => element.hasAttribute('data-interest'));
    const { title, note } = successOf(form, { isInterest });
    await page.keyboard.press('Enter');
    await expect(successPanel(page)).toBeFocused();
    await expect(successPanel(page)).toContainText(title);
    await expect(successPanel(page)).toContainText(note);
    await expect(formOf(page)).toHaveCount(0);
  });

  test('sent empty, even before its script is there, leads to every field that is missing', async ({
    page,
  }) => {
    const script = await hold(page, `**${islandScripts(form.pagePath).own}`);
    await page.goto(form.pagePath);
    await expect(formOf(page)).toHaveJSProperty('noValidate', true);
    const chosen = await valuesOf(page);
    await sendButton(page).click();
    await expect(formOf(page)).toHaveAttribute('data-held');
    script.release();
    await expect(errorSummary(page)).toBeFocused();
    const missing = form.fields.filter(({ name, required }) => required && !chosen[name]);
    await expect(errorSummary(page).getByRole('link')).toHaveCount(missing.length);
    for (const field of missing) {
      const target = control(page, field);
      await expect(target).toHaveAttribute('aria-invalid', 'true');
      const message = await page
        .locator(`#${(await target.getAttribute('aria-describedby'))?.split(' ').at(-1)}`)
        .textContent();
      await errorSummary(page)
        .getByRole('link', { name: message ?? '' })
        .click();
      const isGroup = field.kind === 'session' || field.kind === 'radio';
      await expect(isGroup ? target.getByRole('radio').first() : target).toBeFocused();
    }
    const [mended] = missing;
    if (mended) await fill(page, mended);
    await expect(errorSummary(page).getByRole('link')).toHaveCount(missing.length - 1);
    await expect(page.locator('[role="alert"]')).toHaveCount(0);
  });

  test('a field that takes the focus has its label beside the header, not behind it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(form.pagePath);
    const hidden = await formOf(page).evaluate((element) => {
      const bottom = () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const controls = [...element.querySelectorAll<HTMLInputElement>('input, select, textarea')];
      const shown = controls.filter((control) => control.matches(':enabled') && control.checkVisibility());
      return shown.flatMap((control) => {
        (document.activeElement as HTMLElement | null)?.blur();
        scrollBy({ top: control.getBoundingClientRect().top - bottom() - 1, behavior: 'instant' });
        control.focus();
        const group = control.closest('fieldset');
        const isFirst = group?.querySelector('input:enabled') === control;
        const label = isFirst ? group.querySelector('legend') : control.labels?.[0];
        const top = label?.getBoundingClientRect().top ?? 0;
        return bottom() > 0 && top >= bottom() ? [] : [`${control.id}: ${top}, header to ${bottom()}`];
      });
    });
    expect(hidden).toEqual([]);
  });

  test('has no barrier that axe finds in any of its states', async ({ page, pageProblems }) => {
    // High enough that nothing scrolls under the sticky header.
    await page.setViewportSize({ width: 320, height: 9000 });
    await page.goto(form.pagePath);
    await hydrate(page);
    expect.soft(await findBarriers(page, part), 'empty').toEqual([]);
    await page.locator('#enquiry-email').fill('nobody');
    await sendButton(page).click();
    await expect(errorSummary(page)).toBeVisible();
    await expectNoBarriers(page, 'with errors', part);
    await fillForm(page, form);
    await page.route('**/api/enquiries/*', (route) => route.abort());
    await sendButton(page).click();
    await expect(page.getByRole('link', { name: 'send it by email' })).toBeVisible();
    expect.soft(await findBarriers(page, part), 'after a failure').toEqual([]);
    pageProblems.length = 0;
    await page.unroute('**/api/enquiries/*');
    const answer = await hold(page, '**/api/enquiries/*');
    await sendButton(page).click();
    await expect(formOf(page)).toHaveAttribute('aria-busy', 'true');
    expect.soft(await findBarriers(page, part), 'while sending').toEqual([]);
    answer.release();
    await expect(successPanel(page)).toBeVisible();
    await expectNoBarriers(page, 'after sending', part);
  });
}

/** Behaviour on a lost network, a slow script and a reload. All forms share one component, so one form of each kind shows it. */
export function describeDelivery(form: Form): void {
  const { own, framework } = islandScripts(form.pagePath);
  const islandScript = `**${own}`;
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('keeps everything when the network is lost, and a retry arrives once', async ({
    page,
    pageProblems,
  }) => {
    await page.goto(form.pagePath);
    await fillForm(page, form);
    // The worst case: the enquiry is stored, and the response is lost.
    await page.route('**/api/enquiries/*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await sendButton(page).click();
    await expect(failure(page)).toContainText('Your text is still here');
    for (const field of form.fields) {
      if ('maxLength' in field) await expect(control(page, field)).toHaveValue(sample(field));
    }
    pageProblems.length = 0;
    const mailWay = failure(page).getByRole('link', { name: 'send it by email' });
    expect(decodeURIComponent((await mailWay.getAttribute('href')) ?? '')).toContain(
      filledValues(form).email,
    );
    await page.unroute('**/api/enquiries/*');
    const key = await formOf(page).locator('[name="idempotencyKey"]').inputValue();
    const answer = await hold(page, '**/api/enquiries/*');
    const again = formOf(page).locator('[type="submit"]:not([data-way])');
    await again.scrollIntoViewIfNeeded();
    const place = await again.boundingBox();
    await again.click();
    await expect(again).toHaveText('Sending…', { useInnerText: true });
    expect((await again.boundingBox())?.y, 'under a second press').toBe(place?.y);
    answer.release();
    const shown = (await successPanel(page).getByText(reference).textContent()) ?? '';
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(storedUnder(key).map((row) => row.reference)).toEqual([shown]);
  });

  test('waits for a slow script: what was typed and sent before it arrives once, with the panel', async ({
    page,
  }) => {
    const script = await hold(page, islandScript);
    await page.goto(form.pagePath);
    await fillForm(page, form);
    await sendButton(page).click();
    await expect(formOf(page)).toHaveAttribute('data-held', 'post');
    script.release();
    await expect(successPanel(page)).toBeFocused();
    const shown = (await successPanel(page).getByText(reference).textContent()) ?? '';
    expect(storedAs(shown)).toMatchObject([{ values: filledValues(form) }]);
  });

  for (const [fate, answer] of [
    ['never comes', () => undefined],
    ['fails', (route: Route) => route.abort()],
  ] as const)
    test(`is sent as plain HTML when its script ${fate}`, async ({ page, pageProblems }) => {
      // Astro asks for a failed script once more, a second later and with a query.
      await page.route(`${islandScript}*`, answer);
      await page.clock.install();
      await page.goto(form.pagePath);
      await fillForm(page, form);
      await sendButton(page).click();
      await page.clock.fastForward(longestHeldMs);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.success.title);
      const shown = (await page.getByText(reference).textContent()) ?? '';
      expect(storedAs(shown)).toMatchObject([{ values: filledValues(form) }]);
      pageProblems.length = 0;
    });

  test('costs no framework until it is touched', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const ofTheIsland = () => requested.filter((pathname) => [own, framework].includes(pathname));
    await page.goto(form.pagePath, { waitUntil: 'networkidle' });
    expect(ofTheIsland()).toEqual([]);
    await page.locator('#enquiry-email').hover();
    await expect(formOf(page)).toHaveAttribute('data-live');
    expect(ofTheIsland()).toHaveLength(2);
  });

  test('what is typed while the script loads stays, and so does the focus', async ({ page }) => {
    const script = await hold(page, islandScript);
    await page.goto(form.pagePath);
    await fillForm(page, form);
    await page.locator('#enquiry-email').focus();
    script.release();
    await expect(formOf(page)).toHaveAttribute('data-live');
    await expect(page.locator('#enquiry-email')).toBeFocused();
    expect(await valuesOf(page)).toMatchObject(filledValues(form));
  });

  test('is restored after a reload, and forgotten once it is sent', async ({ page }) => {
    await page.goto(form.pagePath);
    await fillForm(page, form);
    const key = await formOf(page).locator('[name="idempotencyKey"]').inputValue();
    await page.reload();
    expect(await valuesOf(page)).toMatchObject({ ...filledValues(form), idempotencyKey: key });
    await sendButton(page).click();
    await expect(successPanel(page)).toBeVisible();
    await page.reload();
    await expect(page.locator('#enquiry-email')).toHaveValue('');
    await expect(formOf(page).locator('[name="idempotencyKey"]')).not.toHaveValue(key);
  });
}
