import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startDesk, type TestDesk } from './support/desk.ts';
import { startPublisher, type TestPublisher } from './support/publisher.ts';

const course = 'professional-scrum-master';
let desk: TestDesk;
let publisher: TestPublisher;
beforeEach(async () => {
  publisher = await startPublisher();
  desk = await startDesk(publisher.environment);
}, 120_000);
afterEach(async () => {
  await desk.close();
  await publisher.stop();
});

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: publisher.folder, encoding: 'utf8' }).trim();

it('a publisher killed while it publishes leaves the old site whole; the same draft is published after the restart', async () => {
  const mei = await desk.signedIn();
  const { draft } = (await mei.change('makeDraft', { body: {} })).body;
  const params = { draft: draft.id, collection: 'courses', slug: course };
  const entry = (
    await mei.ask('entry', { params: { collection: 'courses', slug: course }, query: { draft: draft.id } })
  ).body;
  const values = { ...entry.values, priceSgd: 812 };
  await mei.ask('saveEntry', { params, body: { version: entry.version, values, body: null } });
  const draftNow = async () => (await mei.ask('draft', { params: { draft: draft.id } })).body.draft;
  const publish = async () => {
    const body = {
      idempotencyKey: randomUUID(),
      changedAtMs: (await draftNow()).changedAtMs,
      publishAtMs: null,
    };
    return (await mei.ask('publish', { params: { draft: draft.id }, body })).body.status.id as string;
  };
  const stepOf = async (id: string) =>
    (await mei.ask('publishStatus', { params: { id } })).body.status.step as string;
  await expect.poll(publisher.served, { timeout: 60_000 }).toBe(git('rev-parse', 'main'));
  const before = publisher.served();

  publisher.holdBuilds(true);
  const first = await publish();
  await expect.poll(() => stepOf(first), { timeout: 60_000 }).toBe('building');
  await expect.poll(publisher.isBuilding, { timeout: 60_000 }).toBe(true);
  await publisher.kill();
  publisher.holdBuilds(false);
  expect([publisher.served(), git('rev-parse', 'main')]).toEqual([before, before]);

  await publisher.restart();
  expect(await stepOf(first)).toBe('failed');
  expect(await draftNow()).toMatchObject({ state: 'failed', failure: expect.stringContaining('unchanged') });
  expect([publisher.served(), git('rev-parse', 'main'), git('status', '--porcelain')]).toEqual([
    before,
    before,
    '',
  ]);

  const second = await publish();
  await expect.poll(() => stepOf(second), { timeout: 60_000 }).toBe('done');
  expect(publisher.served()).toBe(git('rev-parse', 'main'));
  expect(readFileSync(path.join(publisher.folder, `courses/${course}.yaml`), 'utf8')).toContain(
    'priceSgd: 812',
  );
  expect(git('fsck', '--no-dangling')).toBe('');
}, 300_000);
