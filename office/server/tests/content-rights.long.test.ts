import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { type Role, roles } from '@vanda/desk-api/common';
import { contentRoutes, type Route, type RouteName, routeAddress } from '@vanda/desk-api/routes';
import { dateRoutes } from '@vanda/desk-api/sessions';
import { startPublisher, type TestPublisher } from '@vanda/publisher/testing/publisher';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Browser, startDesk, type TestDesk } from './support/desk.ts';

const editorRoutes = { ...contentRoutes, ...dateRoutes };
/** Who may use the routes of content, dates, preview, pictures and history. A route that is missing here fails. */
const editors: readonly Role[] = ['editor', 'member-editor', 'administrator'];
const rights: Readonly<Record<keyof typeof editorRoutes, readonly Role[]>> = {
  contentHome: editors,
  collections: editors,
  entry: editors,
  newEntry: editors,
  removal: editors,
  removeEntry: editors,
  makeDraft: editors,
  draft: editors,
  discardDraft: editors,
  saveEntry: editors,
  updateDraft: editors,
  addSource: editors,
  effects: editors,
  preview: editors,
  requestReview: editors,
  approve: editors,
  sendBack: editors,
  publish: editors,
  stopPublishing: editors,
  publishStatus: editors,
  history: editors,
  commit: editors,
  undo: editors,
  pictures: editors,
  uploadPicture: editors,
  pictureFile: editors,
  reviews: editors,
  reviewed: editors,
  beforeOnline: editors,
  dates: editors,
  newDate: editors,
  changeDate: editors,
  cancellation: editors,
  cancelDate: editors,
  postponeDate: editors,
};

const course = 'professional-scrum-master';
const known: Record<string, string> = {
  draft: 'd0123456789ab',
  collection: 'courses',
  slug: course,
  course,
  day: '2025-08-18',
  commit: 'a'.repeat(40),
  id: 'd0123456789ab',
  file: 'photo-0123.webp',
};
const paramsOf = ({ path }: Route) =>
  Object.fromEntries(Object.entries(known).filter(([name]) => path.includes(`:${name}`)));

let publisher: TestPublisher;
let desk: TestDesk;
beforeAll(async () => {
  publisher = await startPublisher({ CONTENT_SECOND_READER: '1' });
});
afterEach(() => desk.close());
afterAll(() => publisher.stop());

const open = async () => {
  desk = await startDesk(publisher.environment);
  await desk.signedIn();
};
const gitIn = (...args: string[]) => execFileSync('git', args, { cwd: publisher.folder, encoding: 'utf8' });

/** As a program sends it: `fetch` would resolve dots and encode letters. */
const statusOf = (path: string, { cookie }: Browser) =>
  new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(desk.origin);
    request({ hostname, port, path, headers: { cookie } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });

describe('rights', () => {
  it('each route of the content area answers the roles that the table names, and nobody else', async () => {
    await open();
    const browsers = new Map<Role, Browser>();
    for (const role of roles) browsers.set(role, await desk.signedIn(`With ${role}`, role));
    const stranger = desk.browser();
    for (const [name, route] of Object.entries(editorRoutes) as [keyof typeof editorRoutes, Route][]) {
      const asking = { params: paramsOf(route) };
      expect((await stranger.ask(name, asking)).status, `${name}, signed out`).toBe(401);
      const allowed: Role[] = [];
      for (const [role, browser] of browsers)
        if ((await browser.ask(name, asking)).status !== 403) allowed.push(role);
      expect(allowed, name).toEqual(rights[name]);
    }
    const preview = `/preview/${known.draft}/`;
    expect(await statusOf(preview, stranger)).toBe(401);
    for (const [role, browser] of browsers)
      expect(await statusOf(preview, browser), role).toBe(editors.includes(role) ? 404 : 403);
  });

  it('a draft that is called like a property of every object is none, and main stays as it is', async () => {
    await open();
    const mei = await desk.signedIn('Mei Ling', 'editor');
    const before = gitIn('rev-parse', 'main');
    const { version, values } = (
      await mei.ask('entry', { params: { collection: 'company', slug: 'company' } })
    ).body;
    for (const draft of [
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
      'valueOf',
      '..',
      'd0123',
    ]) {
      for (const [name, route] of Object.entries(contentRoutes) as [RouteName, Route][]) {
        if (!route.path.includes(':draft')) continue;
        const params = {
          ...paramsOf(route),
          draft,
          ...(name === 'saveEntry' && { collection: 'company', slug: 'company' }),
        };
        const body = { version, values: { ...values, brand: 'Taken over' }, body: null };
        const asking =
          route.method === 'GET'
            ? {}
            : { body: name === 'saveEntry' ? body : { idempotencyKey: randomUUID() } };
        const address = routeAddress(route, params);
        const { status } = await mei.ask(name, { params, ...asking });
        expect([404, 422], `${name} ${address}`).toContain(status);
      }
      expect(await statusOf(`/preview/${draft}/x`, mei), draft).toBe(404);
    }
    expect(await statusOf('/preview/%64' + '0123456789ab/x', mei)).toBe(404);
    expect(gitIn('rev-parse', 'main')).toBe(before);
    expect(gitIn('status', '--porcelain')).toBe('');
  });

  it('values that are nested too deep, or named like a property of every object, are refused', async () => {
    await open();
    const mei = await desk.signedIn('Mei Ling', 'editor');
    const draft = await mei.newDraft();
    let deep: object = {};
    for (let level = 0; level < 1500; level++) deep = { a: deep };
    const params = { draft, collection: 'courses', slug: course };
    for (const title of [deep, { constructor: 'x' }, [{ toString: 'x' }]]) {
      const body = { version: '0'.repeat(40), values: { title }, body: null };
      const saved = await mei.ask('saveEntry', { params, body });
      expect(saved).toMatchObject({ status: 422, body: { code: 'invalid' } });
    }
  });
});

describe('a second reader', () => {
  async function change(browser: Browser, draft: string, changed: object) {
    const params = { draft, collection: 'courses', slug: course };
    const entry = (await browser.ask('entry', { params, query: { draft } })).body;
    return browser.ask('saveEntry', {
      params,
      body: { version: entry.version, values: { ...entry.values, ...changed }, body: null },
    });
  }
  async function editors() {
    await open();
    return [
      await desk.signedIn('Mei Ling', 'editor'),
      await desk.signedIn('Imran Yusof', 'editor'),
      await desk.signedIn('Farah Aziz', 'editor'),
    ] as const;
  }
  /** A draft that one makes, and another writes in and asks to have read. */
  async function askToRead(maker: Browser, writer: Browser, changed: object) {
    const params = { draft: await maker.newDraft() };
    await change(writer, params.draft, changed);
    await writer.change('requestReview', { params, body: {} });
    return params;
  }
  const approve = async (browser: Browser, draft: string) => {
    const params = { draft };
    const { changedAtMs } = (await browser.ask('draft', { params })).body.draft;
    return browser.change('approve', { params, body: { changedAtMs } });
  };

  it('is nobody who wrote in the draft, whoever opened it', async () => {
    const [mei, imran, farah] = await editors();
    const params = await askToRead(mei, imran, { priceSgd: 1234 });
    const shown = (await imran.ask('draft', { params })).body;
    expect(shown).toMatchObject({ next: null, writers: ['Imran Yusof'] });
    for (const writer of [imran, mei])
      expect((await approve(writer, params.draft)).body).toMatchObject({
        code: 'not-possible',
        message: expect.stringContaining('their own words'),
      });
    const body = { changedAtMs: shown.draft.changedAtMs, publishAtMs: null };
    expect((await imran.change('publish', { params, body })).body).toMatchObject({ code: 'not-possible' });
    expect((await approve(farah, params.draft)).status).toBe(200);
    const second = await approve(farah, params.draft);
    expect(second.body.message).toMatch(/^Farah Aziz approved it on \d{1,2} \w{3} \d{4}, \d\d:\d\d\.$/);
    expect((await imran.change('publish', { params, body })).body).toMatchObject({ outcome: 'started' });
  });

  it('who sends a draft back after another has done so is told who it was and when', async () => {
    const [mei, imran, farah] = await editors();
    const params = await askToRead(mei, mei, { priceSgd: 1235 });
    const sendBack = (browser: Browser, message: string) =>
      browser.change('sendBack', {
        params,
        body: { notes: [{ entry: `courses/${course}`, field: 'priceSgd', message }] },
      });
    expect((await sendBack(imran, 'Too much')).body.draft.sentBack).toMatchObject({
      by: { name: 'Imran Yusof' },
    });
    const second = (await sendBack(farah, 'Too little')).body;
    expect(second.message).toMatch(/^Imran Yusof sent it back on \d{1,2} \w{3} \d{4}, \d\d:\d\d\.$/);
    const { sentBack } = (await mei.ask('draft', { params })).body.draft;
    expect(sentBack.notes).toMatchObject([{ message: 'Too much' }]);
  });
});
