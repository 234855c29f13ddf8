import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Route, routes } from '@vanda/desk-api/routes';
import { startPublisher, type TestPublisher } from '@vanda/publisher/testing/publisher';
import { overOneStore } from '@vanda/server/testing/stores';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, startDesk, type TestDesk } from './support/desk.ts';

const form = 'professional-scrum-master';
const course = form;
const day = '2025-08-18';

describe('without a publisher', () => {
  let desk: TestDesk;
  afterEach(() => desk.close());

  it('has no content area while CONTENT_DIR is not set', async () => {
    desk = await startDesk();
    const rachel = await desk.signedIn();
    expect((await rachel.ask('bootstrap')).body.hasContent).toBe(false);
    expect((await rachel.ask('collections')).status).toBe(404);
  });

  it('says so while the publisher does not answer, and changes nothing', async () => {
    desk = await startDesk({ CONTENT_DIR: '/nonexistent/content' });
    const rachel = await desk.signedIn();
    expect((await rachel.ask('contentHome')).body).toMatchObject({ isReachable: false });
    expect((await rachel.ask('collections')).body).toMatchObject({ code: 'not-possible' });
  });

  it('gives an editor the content and no enquiry, and a member no content', async () => {
    desk = await startDesk({ CONTENT_DIR: '/nonexistent/content' });
    const reference = await desk.service.send({}, form);
    await desk.signedIn();
    const editor = await desk.signedIn('Mei Ling', 'editor');
    const member = await desk.signedIn('Imran Yusof', 'member');
    const both = await desk.signedIn('Farah Aziz', 'member-editor');
    const refusalsOf = async (browser: Browser, permission: string) => {
      const asked = Object.entries(routes as Record<string, Route>).filter(
        ([, { may }]) => may === permission,
      );
      expect(asked.length).toBeGreaterThan(5);
      const params: Record<string, string> = {
        reference,
        form,
        day,
        draft: 'd0123456789ab',
        collection: 'courses',
        slug: 'x',
        course,
        commit: 'a'.repeat(40),
      };
      const codes = await Promise.all(
        asked.map(async ([name, { path: address }]) => {
          const named = Object.fromEntries(
            Object.entries(params).filter(([key]) => address.includes(`:${key}`)),
          );
          return (await browser.ask(name as 'inbox', { params: named })).body?.code;
        }),
      );
      return new Set(codes);
    };
    expect(await refusalsOf(editor, 'member')).toEqual(new Set(['no-permission']));
    expect(await refusalsOf(editor, 'administrator')).toEqual(new Set(['no-permission']));
    expect(await refusalsOf(member, 'editor')).toEqual(new Set(['no-permission']));
    expect(await refusalsOf(both, 'member')).not.toContain('no-permission');
    expect(await refusalsOf(both, 'editor')).not.toContain('no-permission');
    expect((await editor.ask('bootstrap')).body).toMatchObject({ lastMonth: null, counts: { open: 0 } });
    const sessions = await editor.ask('sessions');
    expect(sessions.body.rows[0]).toMatchObject({ registrations: 1, blocks: [] });
    expect(sessions.text).not.toContain(reference);
    const preview = await fetch(`${desk.origin}/preview/d0123456789ab/`, {
      headers: { cookie: member.cookie },
    });
    expect(preview.status).toBe(403);
  });
});

overOneStore((freshStore) => {
  let desk: TestDesk;
  let publisher: TestPublisher;
  beforeAll(async () => {
    publisher = await startPublisher();
  });
  afterEach(() => desk.close());
  afterAll(() => publisher.stop());

  const fileOf = (course: string) =>
    readFileSync(path.join(publisher.folder, `courses/${course}.yaml`), 'utf8');
  const untilDone = (browser: Browser, id: string) =>
    expect
      .poll(async () => (await browser.ask('publishStatus', { params: { id } })).body.status.step)
      .toBe('done');

  it('publishes a price from the desk in the name of who pressed, and names it in the record of acts', async () => {
    desk = await startDesk({ ...(await freshStore()), ...publisher.environment });
    const rachel = await desk.signedIn();
    const mei = await desk.signedIn('Mei Ling', 'editor');
    const draft = await mei.newDraft();
    const params = { draft, collection: 'courses', slug: course };
    const entry = (await mei.ask('entry', { params, query: { draft } })).body;
    const saved = await mei.ask('saveEntry', {
      params,
      body: { version: entry.version, values: { ...entry.values, priceSgd: 812 }, body: null },
    });
    expect(saved.body).toMatchObject({ outcome: 'saved', checks: [] });
    const { changedAtMs } = (await mei.ask('draft', { params: { draft } })).body.draft;
    const body = { idempotencyKey: randomUUID(), changedAtMs, publishAtMs: null };
    const started = await mei.ask('publish', { params: { draft }, body });
    await untilDone(mei, started.body.status.id);
    expect(fileOf(course)).toContain('priceSgd: 812');
    const author = execFileSync('git', ['log', '-1', '--format=%an'], {
      cwd: publisher.folder,
      encoding: 'utf8',
    });
    expect(author.trim()).toBe('Mei Ling');
    await mei.ask('publish', { params: { draft }, body });
    const { rows } = (await rachel.ask('auditLog')).body;
    const published = rows.filter(({ kind }: { kind: string }) => kind === 'content-published');
    expect(published).toMatchObject([
      { message: expect.stringMatching(/^Published: .*price/), by: { name: 'Mei Ling' } },
    ]);
  });

  it('takes no course off that has dates to come, and one without into a draft', async () => {
    desk = await startDesk({ ...(await freshStore()), ...publisher.environment });
    const takeOff = (browser: Browser, collection: string) =>
      browser.change('removeEntry', { params: { collection, slug: course }, body: { to: '/services' } });
    const mei = await desk.signedIn('Mei Ling', 'editor');
    for (const collection of ['courses', 'services'])
      expect((await takeOff(mei, collection)).body.message).toMatch(
        /^Professional Scrum Master .*has dates to come\. Cancel them first\.$/,
      );
    desk.clock.advance(700 * 24 * 3_600_000);
    const farah = await desk.signedIn('Farah Aziz', 'editor');
    const { draft } = (await takeOff(farah, 'services')).body;
    const { changes } = (await farah.ask('draft', { params: { draft } })).body;
    expect(changes.filter(({ kind }: { kind: string }) => kind === 'removed')).toHaveLength(2);
  });
});
