import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FieldSchema } from '@vanda/desk-api/entries';
import type { CollectionName } from '@vanda/site/schemas/collections';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Build } from './contract.ts';
import { formSchema } from './form-schema.ts';
import type { Author } from './git.ts';
import { openPublisher, type Publisher, type PublisherOptions } from './publisher.ts';

// Git and the content lint run for each; a loaded machine takes a minute.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const shipped = path.resolve(import.meta.dirname, '../../../apps/site/src/content');
const [mei, imran]: [Author, Author] = [
  { id: 'mei', name: 'Mei Ling' },
  { id: 'imran', name: 'Imran Yusof' },
];
const key = () => ({ idempotencyKey: randomUUID() });

let root: string;
let folder: string;
let publisher: Publisher;
let nowMs: number;
/** What the site shows: the commit of the last build that switched. */
let served: string | undefined;
let dates: string | undefined;
let built: string[];
let buildOnce: Build;

const switching: Build = async (_folder, commit) => {
  built.push(commit);
  served = commit;
  return { ok: true };
};

async function open(options: Partial<PublisherOptions> = {}): Promise<Publisher> {
  publisher = await openPublisher({
    folder,
    shipped,
    needsReader: false,
    build: (...parts) => buildOnce(...parts),
    servedCommit: () => served,
    buildPreview: async () => undefined,
    courseDates: () => dates,
    now: () => nowMs,
    ...options,
  });
  return publisher;
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'publisher-'));
  folder = path.join(root, 'content');
  nowMs = Date.parse('2026-11-23T10:00:00+08:00');
  served = undefined;
  dates = undefined;
  built = [];
  buildOnce = switching;
});
afterEach(async () => {
  await publisher?.close();
  rmSync(root, { recursive: true, force: true });
});

const dev = ['-c', 'user.name=Dev', '-c', 'user.email=dev@example.com'];
const gitIn = (at: string, ...args: string[]) => execFileSync('git', args, { cwd: at, encoding: 'utf8' });
const ask = <N extends keyof Publisher['handlers']>(name: N, by: Author, parts: object = {}) =>
  (publisher.handlers[name] as (request: object) => ReturnType<Publisher['handlers'][N]>)({
    by,
    query: {},
    ...parts,
  });

const someCourse = 'professional-scrum-master';
const courseFile = () => path.join(folder, `courses/${someCourse}.yaml`);

const draft = async (by = mei): Promise<string> => (await ask('makeDraft', by, { body: key() })).draft.id;

async function change(
  id: string,
  by: Author,
  changed: object,
  [collection, slug]: [string, string] = ['courses', someCourse],
) {
  const entry = await ask('entry', by, { params: { collection, slug }, query: { draft: id } });
  const { version, values, body } = entry;
  return ask('saveEntry', by, {
    params: { draft: id, collection, slug },
    body: { version, values: { ...values, ...changed }, body },
  });
}

async function pricedDraft(by = mei, priceSgd = 481): Promise<string> {
  const id = await draft(by);
  await change(id, by, { priceSgd });
  return id;
}

async function publish(id: string, by = mei, publishAtMs: number | null = null) {
  const { draft } = await ask('draft', by, { params: { draft: id } });
  const response = await ask('publish', by, {
    params: { draft: id },
    body: { ...key(), changedAtMs: draft.changedAtMs, publishAtMs },
  });
  await publisher.idle();
  if (response.outcome !== 'started') return { response, status: undefined };
  const { status } = await ask('publishStatus', by, { params: { id: response.status.id } });
  return { response, status };
}

async function reviewedBy(reader: Author, id: string) {
  const params = { draft: id };
  const { changedAtMs } = (await ask('requestReview', mei, { params, body: key() })).draft;
  return ask('approve', reader, { params, body: { ...key(), changedAtMs } });
}

describe('forms', () => {
  test('opening and saving an entry of any kind without a change keeps every byte and makes no commit', async () => {
    await open();
    const id = await draft();
    const before = await publisher.repository.head(`draft/${id}`);
    for (const { collection, entries } of (await ask('collections', mei)).groups) {
      const [entry] = entries;
      if (!entry) continue;
      // yaml-patch.test.ts keeps the bytes of every file; a save checks all content.
      const result = await change(id, mei, {}, [collection, entry.slug]);
      expect(result.outcome, collection).toBe('saved');
    }
    expect(await publisher.repository.head(`draft/${id}`)).toBe(before);
  });

  test('every field of every form has a kind, or kinds to choose from', async () => {
    await open();
    for (const { collection } of (await ask('collections', mei)).groups) {
      const form = formSchema(collection as CollectionName);
      const without: string[] = [];
      const walk = (field: FieldSchema, at: string): void => {
        if (!field.type && !field.anyOf && !field.enum && field.const === undefined) without.push(at);
        if (field.items) walk(field.items, `${at}[]`);
        for (const inner of field.anyOf ?? []) walk(inner, `${at}|`);
        for (const [name, inner] of Object.entries(field.properties ?? {})) walk(inner, `${at}.${name}`);
      };
      walk(form as FieldSchema, collection);
      expect(without).toEqual([]);
    }
  });
});

describe('drafts', () => {
  test('a save is one changed line and one commit by its author, and changes nothing online', async () => {
    await open();
    const before = readFileSync(courseFile(), 'utf8');
    const id = await draft();
    const result = await change(id, mei, { priceSgd: 481 });
    expect(result.outcome).toBe('saved');
    const at = publisher.draftFolder(id);
    expect(gitIn(at, 'show', '--numstat', '--format=%an', 'HEAD').trim().split('\n')).toEqual([
      'Mei Ling',
      '',
      `1\t1\tcourses/${someCourse}.yaml`,
    ]);
    expect(readFileSync(courseFile(), 'utf8')).toBe(before);
    const { changes } = await ask('draft', mei, { params: { draft: id } });
    expect(changes[0]?.fields).toMatchObject([{ field: 'priceSgd', label: 'Price in S$', after: '481' }]);
  });

  test('a name that Git refuses for an author is shown as the account', async () => {
    await open();
    const dots = { id: 'dots', name: '.. <>' };
    const { history } = await ask('draft', mei, { params: { draft: await pricedDraft(dots) } });
    expect(history).toMatchObject([{ by: 'dots' }]);
  });

  test('a draft saves what is wrong; publishing lists all of it in words and refuses', async () => {
    await open();
    const id = await draft();
    const sessions = [{ start: '2027-02-10', end: '2027-02-08' }];
    const saved = await change(id, mei, { priceSgd: -5, title: '', sessions });
    expect(saved.outcome).toBe('saved');
    const { checks } = await ask('draft', mei, { params: { draft: id } });
    const fields = checks.map(({ field }) => field);
    expect(fields.toSorted()).toEqual(['priceSgd', 'sessions.0.end', 'title']);
    const message = checks.map((check) => check.message).join(' ');
    await expect(publish(id)).rejects.toThrow(checks[0]?.message);
    await expect(publish(id, mei, nowMs + 1000)).rejects.toThrow('And 2 more.');
    expect(message).not.toMatch(/required|invalid|string|yaml|key|quotes|src\//i);
    expect(built).toEqual([]);
  });

  test('two people on one entry: different fields are joined, the same field is asked about', async () => {
    await open();
    const id = await draft();
    const params = { draft: id, collection: 'courses', slug: someCourse };
    const asked = { params, query: { draft: id } };
    const [one, two] = [await ask('entry', mei, asked), await ask('entry', imran, asked)];
    const save = (by: Author, { version, values }: typeof one, changed: object) => {
      const body = { version, values: { ...values, ...changed }, body: null };
      return ask('saveEntry', by, { params, body });
    };
    expect((await save(mei, one, { priceSgd: 500 })).outcome).toBe('saved');
    const joined = await save(imran, two, { durationDays: 2 });
    expect(joined).toMatchObject({ outcome: 'saved', values: { priceSgd: 500, durationDays: 2 } });
    expect(joined.outcome === 'saved' && joined.joined).toMatchObject([{ field: 'priceSgd', after: '500' }]);

    const conflict = await save(imran, two, { priceSgd: 600 });
    expect(conflict).toMatchObject({
      outcome: 'conflict',
      by: 'Imran Yusof',
      fields: [{ field: 'priceSgd', label: 'Price in S$', theirs: '500', mine: '600' }],
    });
    if (conflict.outcome !== 'conflict') throw new Error(conflict.outcome);
    const chosen = await save(imran, { ...two, ...conflict }, { priceSgd: 600 });
    expect(chosen).toMatchObject({ outcome: 'saved', values: { priceSgd: 600, durationDays: 2 } });
  });

  test('a new entry has its title and makes its draft; an address that is taken makes none', async () => {
    await open();
    const body = { ...key(), title: 'Three dates in January', slug: 'three-dates' };
    const make = (more: object) =>
      ask('newEntry', mei, { params: { collection: 'news' }, body: { ...body, ...more } });
    const { draft } = await make({});
    expect(await make({})).toEqual({ draft });
    expect(await make({ ...key(), draft })).toEqual({ draft: null });
    const asked = { params: { collection: 'news', slug: body.slug }, query: { draft } };
    const entry = await ask('entry', mei, asked);
    expect(entry).toMatchObject({ title: body.title, body: '', online: null });
    const message = entry.checks.map((check) => check.message).join(' ');
    expect(message).toContain('Choose a drawing.');
    expect(message).not.toMatch(/undefined|src\//);
    expect((await ask('contentHome', mei)).drafts).toMatchObject([{ id: draft, title: body.title }]);
  });

  test('addresses that leave the content, or belong to no collection, are not found', async () => {
    await open();
    const id = await draft();
    for (const [collection, slug] of [
      ['news', '../../x'],
      ['news', 'a/b'],
      ['homePage', 'not-home'],
      ['__proto__', 'x'],
    ])
      await expect(
        ask('newEntry', mei, { params: { collection }, body: { ...key(), title: 'X', slug, draft: id } }),
      ).rejects.toThrow();
    expect(gitIn(publisher.draftFolder(id), 'status', '--porcelain')).toBe('');
  });
});

test('five editors save again and again while their photographs are encoded, and wait for none of them', async () => {
  await open();
  const drafts = await Promise.all(Array.from({ length: 5 }, () => draft()));
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: '#2a7', noise } as const;
  const photograph = await sharp({ create }).jpeg().toBuffer();
  let uploading = true;
  const ends = new Map(drafts.map((id): [string, number[]] => [id, []]));
  const waits = { save: [0], upload: [0] };
  const timed = async (id: string, command: Promise<unknown>) => {
    const startedAtMs = performance.now();
    await command;
    ends.get(id)?.push(performance.now());
    return performance.now() - startedAtMs;
  };
  const upload = async (id: string, index: number) => {
    for (let count = 0; count < 4; count++) {
      // A byte after its end makes it another file.
      const data = Buffer.concat([photograph, Buffer.from([index * 4 + count])]).toString('base64');
      const uploaded = ask('uploadPicture', mei, { params: { draft: id }, body: { data } });
      waits.upload.push(await timed(id, uploaded));
    }
  };
  const save = async (id: string) => {
    for (let priceSgd = 500; uploading; priceSgd++)
      waits.save.push(await timed(id, change(id, mei, { priceSgd })));
  };
  const saving = drafts.map(save);
  await Promise.all(drafts.map(upload));
  uploading = false;
  await Promise.all(saving);
  // The queue of a draft is never empty, so between two ends one command held it.
  const held = [...ends.values()].flatMap((of) => of.slice(1).map((end, index) => end - (of[index] ?? 0)));
  const seconds = (of: number[]) => (Math.max(...of) / 1000).toFixed(1);
  console.log(
    `${waits.save.length - 1} saves; held at most ${seconds(held)} s; answered within ${seconds(waits.save)} s, a photograph within ${seconds(waits.upload)} s`,
  );
  // Encoded in the queue of its draft, each photograph would let two saves pass. A busy machine slows both.
  expect(waits.save.length).toBeGreaterThan(3 * waits.upload.length);
}, 600_000);

describe('a preview', () => {
  const look = async (id: string) => {
    await expect
      .poll(async () => (await ask('preview', mei, { params: { draft: id } })).isBuilding)
      .toBe(false);
    return ask('preview', mei, { params: { draft: id } });
  };

  test('is built from the last save, not from what is written meanwhile', async () => {
    const prices: string[] = [];
    let id = '';
    await open({
      async buildPreview(content, to) {
        if (prices.length === 0) await change(id, mei, { priceSgd: 482 });
        prices.push(
          ...(readFileSync(path.join(content, `courses/${someCourse}.yaml`), 'utf8').match(/priceSgd: .*/) ??
            []),
        );
        mkdirSync(to);
        return { ok: true };
      },
    });
    id = await pricedDraft();
    expect(await look(id)).toMatchObject({ failure: null, pages: ['/services/professional-scrum-master'] });
    expect(prices).toEqual(['priceSgd: 481', 'priceSgd: 482']);
  });

  test('that can’t be built names the entry, the field and what to write', async () => {
    await open({ buildPreview: async () => ({ ok: false, message: 'Invalid entry', output: 'at line 9' }) });
    const id = await draft();
    await change(id, mei, { priceSgd: 'much' });
    expect(await look(id)).toMatchObject({
      builtAtMs: null,
      failure: {
        output: 'at line 9',
        checks: [
          { slug: someCourse, field: 'priceSgd', message: 'Write a number, without currency or commas.' },
        ],
      },
    });
  });
});

describe('publishing', () => {
  test('undo publishes the words before, once', async () => {
    await open();
    const before = readFileSync(courseFile(), 'utf8');
    const id = await pricedDraft();
    const { status } = await publish(id);
    const params = { commit: status?.commit ?? '' };
    await ask('undo', imran, { params, body: key() });
    await publisher.idle();
    expect(readFileSync(courseFile(), 'utf8')).toBe(before);
    const { rows } = await ask('history', mei);
    expect(rows[0]).toMatchObject({ by: 'Imran Yusof', undoes: params.commit });
    expect(rows[1]).toMatchObject({ undoneBy: rows[0]?.commit, whyNot: expect.stringContaining('already') });
    await expect(ask('undo', imran, { params, body: key() })).rejects.toThrow('took it back already');
  });

  test('a failed build leaves main and the site as they are, says why, and keeps the draft', async () => {
    await open();
    const before = await publisher.repository.head();
    const id = await pricedDraft();
    buildOnce = async () => ({
      ok: false,
      message: 'There is no room left on the disk of the server.',
      output: 'ENOSPC',
    });
    const { status } = await publish(id);
    expect(status).toMatchObject({ step: 'failed', message: expect.stringContaining('no room') });
    expect(await publisher.repository.head()).toBe(before);
    expect(served).toBeUndefined();
    expect((await ask('draft', mei, { params: { draft: id } })).draft).toMatchObject({ state: 'failed' });
    buildOnce = switching;
    expect((await publish(id)).status?.step).toBe('done');
  });

  test('a lock that a killed Git left stops nothing', async () => {
    await open();
    const lock = path.join(folder, '.git/index.lock');
    const id = await pricedDraft();
    const leaveLock = () => {
      writeFileSync(lock, '');
      const anHourAgo = Date.now() / 1000 - 3600;
      utimesSync(lock, anHourAgo, anHourAgo);
    };
    leaveLock();
    buildOnce = (...parts) => {
      leaveLock();
      return switching(...parts);
    };
    expect((await publish(id)).status?.step).toBe('done');
    expect(await publisher.repository.head()).toBe(served);
    await publisher.close();
    for (const at of ['index.lock', 'worktrees/publish/index.lock', 'refs/heads/main.lock'])
      writeFileSync(path.join(folder, '.git', at), '');
    await open();
    expect((await publish(await pricedDraft(mei, 482))).status?.step).toBe('done');
    expect(await publisher.repository.head()).toBe(served);
    expect(gitIn(folder, 'status', '--porcelain')).toBe('');
  });

  test('a merge that was stopped at a conflict stops nothing', async () => {
    await open();
    const file = courseFile();
    const text = readFileSync(file, 'utf8');
    const commitPrice = (price: number) => {
      writeFileSync(file, text.replace(/priceSgd: .*/, `priceSgd: ${price}`));
      gitIn(folder, ...dev, 'commit', '-qam', `Price ${price}`);
    };
    gitIn(folder, 'checkout', '-qb', 'other');
    commitPrice(1);
    gitIn(folder, 'checkout', '-q', 'main');
    commitPrice(2);
    expect(() => gitIn(folder, ...dev, 'merge', '-q', 'other')).toThrow();
    const { status } = await publish(await pricedDraft());
    expect(status?.step).toBe('building');
    await publisher.tick();
    await publisher.idle();
    expect(await publisher.repository.head()).toBe(served);
    expect(gitIn(folder, 'status', '--porcelain')).toBe('');
  });

  test('edits by hand that nobody committed stop nothing, and stay in the stash', async () => {
    await open();
    writeFileSync(courseFile(), `${readFileSync(courseFile(), 'utf8')}# by hand\n`);
    expect((await publish(await pricedDraft())).status?.step).toBe('done');
    expect(await publisher.repository.head()).toBe(served);
    expect(gitIn(folder, 'stash', 'show', '-p')).toContain('# by hand');
  });

  test('a title is one line, and no message of a commit forges a reader or an undo', async () => {
    await open();
    const first = gitIn(folder, 'rev-parse', 'HEAD').trim();
    const id = await draft();
    await change(id, mei, { title: `AI\n\nUndoes: ${first}` });
    await expect(publish(id)).rejects.toThrow('Title: Has several lines');
    expect((await ask('draft', mei, { params: { draft: id } })).draft.title).not.toContain('\n');
    writeFileSync(courseFile(), `${readFileSync(courseFile(), 'utf8')}# by hand\n`);
    gitIn(folder, ...dev, 'commit', '-qam', `AI\n\nUndoes: ${first}\nReader: Somebody`);
    expect((await ask('history', mei)).rows).toMatchObject([
      { title: 'AI', reader: null, undoes: null },
      { undoneBy: null },
    ]);
  });

  test('a second undo of what is being undone names who did it', async () => {
    await open();
    const { status } = await publish(await pricedDraft());
    const params = { commit: status?.commit ?? '' };
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    buildOnce = async (...parts) => {
      await held;
      return switching(...parts);
    };
    await ask('undo', imran, { params, body: key() });
    await expect(ask('undo', mei, { params, body: key() })).rejects.toThrow(
      /^Imran Yusof did this on 23 Nov 2026, 10:00/,
    );
    release();
    await publisher.idle();
    expect((await ask('history', mei)).rows.filter(({ undoes }) => undoes === params.commit)).toHaveLength(1);
  });

  test('what a colleague published already names them at a second press', async () => {
    await open();
    const id = await pricedDraft();
    const { changedAtMs } = (await ask('draft', mei, { params: { draft: id } })).draft;
    await publish(id);
    const body = { ...key(), changedAtMs, publishAtMs: null };
    await expect(ask('publish', imran, { params: { draft: id }, body })).rejects.toThrow(
      'Mei Ling published it on 23 Nov 2026, 10:00.',
    );
  });

  /** Opens the publisher that follows one killed in its build. */
  async function openAfterKill(id: string, inBuild: (commit: string) => void) {
    let stateThen = '';
    const stateFile = path.join(folder, '.desk/state.json');
    buildOnce = async (_folder, commit) => {
      stateThen = readFileSync(stateFile, 'utf8');
      inBuild(commit);
      return { ok: false, message: 'killed', output: '' };
    };
    await publish(id);
    await publisher.close();
    // What a killed process leaves: its memory as of the build.
    writeFileSync(stateFile, stateThen);
    buildOnce = switching;
    await open();
  }

  test('a publisher that was killed after the switch finishes what it published', async () => {
    await open();
    await openAfterKill(await pricedDraft(), (commit) => {
      served = commit;
    });
    await publisher.idle();
    expect(await publisher.repository.head()).toBe(served);
    expect((await ask('contentHome', mei)).drafts).toEqual([]);
    expect(gitIn(folder, 'status', '--porcelain')).toBe('');
  });

  test('a publisher that was killed before the switch leaves the site as it is, and publishes the same draft again', async () => {
    await open();
    const before = await publisher.repository.head();
    const id = await pricedDraft();
    await openAfterKill(id, () => undefined);
    const status = gitIn(folder, 'status', '--porcelain');
    expect([await publisher.repository.head(), served, status]).toEqual([before, undefined, '']);
    const { draft } = await ask('draft', mei, { params: { draft: id } });
    expect(draft).toMatchObject({ state: 'failed', failure: expect.stringContaining('unchanged') });
    expect((await publish(id)).status?.step).toBe('done');
    expect(gitIn(folder, 'fsck', '--no-dangling')).toBe('');
  });

  test('what a restart of the publisher interrupts is published by the next one', async () => {
    await open();
    const id = await pricedDraft();
    let ending: Promise<void> | undefined;
    buildOnce = async () => {
      ending = publisher.close();
      return { ok: false, message: 'ended', output: '' };
    };
    await publish(id);
    await ending;
    buildOnce = switching;
    await open();
    await publisher.idle();
    expect(served).toBe(await publisher.repository.head());
    expect((await ask('contentHome', mei)).drafts).toEqual([]);
  });

  test('two drafts of one field: the second is asked, chooses, and publishes', async () => {
    await open();
    const [one, two] = [await pricedDraft(mei, 500), await pricedDraft(imran, 600)];
    await publish(one);
    expect((await publish(two, imran)).response.outcome).toBe('conflict');
    const asked = await ask('updateDraft', imran, { params: { draft: two }, body: {} });
    const [field] = asked.outcome === 'conflict' ? asked.fields : [];
    expect(field).toMatchObject({ theirs: '500', mine: '600' });
    const choices = { [field?.key ?? '']: 'mine' };
    const joined = await ask('updateDraft', imran, { params: { draft: two }, body: { choices } });
    expect(joined.outcome).toBe('joined');
    expect((await publish(two, imran)).status?.step).toBe('done');
    expect(readFileSync(courseFile(), 'utf8')).toContain('priceSgd: 600');
  });

  test('a planned draft goes online at its time, not before, in the name of who planned it', async () => {
    await open();
    const id = await pricedDraft();
    expect((await publish(id, imran, nowMs + 3_600_000)).response.outcome).toBe('scheduled');
    nowMs += 3_599_000;
    await publisher.tick();
    await publisher.idle();
    expect(built).toEqual([]);
    nowMs += 1000;
    await publisher.tick();
    await publisher.idle();
    expect(built).toHaveLength(1);
    expect((await ask('history', mei)).rows[0]).toMatchObject({ publishedBy: 'Imran Yusof' });
  });

  test('a planned draft that may not go online any more says why, and holds up no other', async () => {
    await open();
    const [unread, read] = [await pricedDraft(mei, 500), await draft()];
    await change(read, mei, { priceSgd: 620 }, ['courses', 'compliance-implementation']);
    await publish(unread, mei, nowMs + 1000);
    await publisher.close();
    await open({ needsReader: true });
    await reviewedBy(imran, read);
    await publish(read, mei, nowMs + 1000);
    nowMs += 2000;
    await publisher.tick();
    await publisher.idle();
    const { draft: left } = await ask('draft', mei, { params: { draft: unread } });
    expect(left).toMatchObject({ state: 'failed', failure: 'A second colleague reads it first.' });
    expect(readFileSync(path.join(folder, 'courses/compliance-implementation.yaml'), 'utf8')).toContain(
      '620',
    );
  });

  test('where a reader is set, nobody approves or publishes alone, and a change ends the approval', async () => {
    await open({ needsReader: true });
    const id = await pricedDraft();
    await expect(publish(id)).rejects.toThrow('second colleague');
    await expect(reviewedBy(mei, id)).rejects.toThrow('their own words');
    await reviewedBy(imran, id);
    await change(id, mei, { priceSgd: 9999 });
    await expect(publish(id)).rejects.toThrow('second colleague');
    await reviewedBy(imran, id);
    expect((await publish(id, imran)).status?.step).toBe('done');
    expect((await ask('history', mei)).rows[0]).toMatchObject({
      by: 'Mei Ling',
      reader: 'Imran Yusof',
      publishedBy: 'Imran Yusof',
    });
  });

  describe('an entry that is taken off', () => {
    const article = { collection: 'news', slug: 'singapore-data-protection-trustmark' };
    const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
    const takeOff = async (params: object, to?: string, into?: string) =>
      (await ask('removeEntry', mei, { params, body: { ...key(), to, draft: into } })).draft;

    test('leaves a redirect, its links lead there, and undo brings all of it back', async () => {
      await open();
      const before = gitIn(folder, 'rev-parse', 'HEAD^{tree}');
      const service = { collection: 'services', slug: 'microsoft-copilot' };
      const page = `/services/${service.slug}`;
      const { links, gone, pages } = await ask('removal', mei, { params: service });
      expect(gone).toEqual([]);
      expect(pages).not.toContain(page);
      const kinds = (isGone: boolean) =>
        links.flatMap((link) => (link.isGone === isGone ? link.collection : [])).toSorted();
      expect(kinds(true)).toEqual(['serviceGroups']);
      expect(kinds(false)).toEqual(expect.arrayContaining(['news']));
      const other = await takeOff(service, '/services');
      expect((await ask('draft', mei, { params: { draft: other } })).checks).toEqual([]);
      await expect(takeOff(service, page)).rejects.toMatchObject({ failure: { errors: [{ field: 'to' }] } });
      const { status } = await publish(await takeOff(service, '/services/ai-adoption'));
      expect(status).toMatchObject({ step: 'done', title: expect.stringMatching(/, taken off$/) });
      const redirect = `navigation/redirect-services-${service.slug}.yaml`;
      expect(read(redirect)).toContain(`from: ${page}\nto: /services/ai-adoption\n`);
      expect(gitIn(folder, 'grep', '--files-with-matches', page, '--', ':!company').trim()).toBe(redirect);
      await ask('undo', imran, { params: { commit: status?.commit ?? '' }, body: key() });
      await publisher.idle();
      expect(gitIn(folder, 'rev-parse', 'HEAD^{tree}')).toBe(before);
    });

    test('takes the page and the card of a course with it', async () => {
      await open();
      const { gone, links } = await ask('removal', mei, {
        params: { collection: 'courses', slug: 'kanban-system' },
      });
      expect({ gone, cards: links.filter(({ isGone }) => isGone) }).toMatchObject({ gone: [], cards: [] });
      const course = { collection: 'courses', slug: someCourse };
      const id = await takeOff(course, '/services');
      const { changes, checks } = await ask('draft', mei, { params: { draft: id } });
      const removed = changes.filter(({ kind }) => kind === 'removed');
      expect(removed.map((each) => each.collection)).toEqual(['courses', 'services']);
      expect(read('service-groups/agile.yaml')).toContain(`href: /services/${someCourse}`);
      const draftFile = path.join(publisher.draftFolder(id), 'service-groups/agile.yaml');
      expect(readFileSync(draftFile, 'utf8')).not.toContain(`href: /services/${someCourse}`);
      // Whatever else names the course is listed, with its place.
      for (const check of checks) expect(check.message).toContain(someCourse);
    });

    test('while somebody else changes it: either side is asked, and either choice is published', async () => {
      await open();
      const file = path.join(folder, `news/${article.slug}.md`);
      const written = await draft(imran);
      await change(written, imran, { title: 'A new title' }, ['news', article.slug]);
      const off = await takeOff(article, '/news');
      const later = await takeOff(article, '/news');
      await publish(off);
      expect(existsSync(file)).toBe(false);
      expect((await publish(written, imran)).response.outcome).toBe('conflict');
      const asked = { params: { draft: written }, body: {} };
      const conflict = await ask('updateDraft', imran, asked);
      const [field] = conflict.outcome === 'conflict' ? conflict.fields : [];
      expect(field).toMatchObject({ label: 'The whole entry', theirs: null, mine: 'Kept, and changed' });
      const choices = { [field?.key ?? '']: 'online' as const };
      expect(await ask('updateDraft', imran, { ...asked, body: { choices } })).toEqual({ outcome: 'joined' });
      expect((await publish(written, imran)).status?.step).toBe('done');
      expect((await publish(later)).status?.step).toBe('done');
      expect(existsSync(file)).toBe(false);
    });
  });

  test('a source that nothing cites is taken out when it would be published', async () => {
    await open();
    const id = await draft();
    const body = { publisher: 'A publisher', kind: 'company', title: 'A page', url: 'https://example.com/' };
    const params = { draft: id };
    const { key: source } = await ask('addSource', mei, { params, body: { ...key(), ...body } });
    expect(source).toBe('A-PUBLISHER');
    const { status } = await publish(id);
    expect(status?.step).toBe('done');
    expect(existsSync(path.join(folder, 'sources/desk.yaml'))).toBe(false);
  });
});

/** A disk of 40 MB in the memory, where this account may mount one. */
function mountSmallDisk(): boolean {
  mkdirSync(folder);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe('after a power cut', () => {
  const stateFile = () => path.join(folder, '.desk/state.json');

  test.each(['', '{"drafts":', '[]'])('drafts are taken from Git where the state is %j', async (text) => {
    await open();
    const id = await pricedDraft(imran);
    await publisher.close();
    writeFileSync(stateFile(), text);
    const lines: string[] = [];
    await open({ log: (line) => lines.push(line) });
    expect(lines.join()).toContain("state.json can't be read");
    expect((await ask('contentHome', mei)).drafts).toMatchObject([{ id, by: imran, state: 'draft' }]);
    expect((await publish(id, imran)).status?.step).toBe('done');
  });

  test('a broken index and a missing folder are made anew', async () => {
    await open();
    const id = await pricedDraft();
    await publisher.close();
    for (const at of ['index', `worktrees/${id}/index`]) writeFileSync(path.join(folder, '.git', at), '');
    rmSync(path.join(folder, '.desk/drafts', id), { recursive: true });
    await open();
    expect((await publish(id)).status?.step).toBe('done');
    expect(gitIn(folder, 'status', '--porcelain')).toBe('');
  });

  test('a damaged object is named at the start, with what to do', async () => {
    await open();
    const blob = gitIn(folder, 'rev-parse', `HEAD:courses/${someCourse}.yaml`).trim();
    await publisher.close();
    rmSync(path.join(folder, '.git/objects', blob.slice(0, 2), blob.slice(2)));
    const lines: string[] = [];
    await open({ log: (line) => lines.push(line) });
    expect(lines.join()).toMatch(new RegExp(`${blob}.*backup`, 's'));
  });

  test('what was written and not committed is nobody’s', async () => {
    await open();
    const id = await draft();
    const file = path.join(publisher.draftFolder(id), `courses/${someCourse}.yaml`);
    writeFileSync(file, 'title: Halfway\n');
    await publisher.close();
    await open();
    expect(readFileSync(file, 'utf8')).toBe(readFileSync(courseFile(), 'utf8'));
    expect((await ask('draft', mei, { params: { draft: id } })).writers).toEqual([]);
  });

  test('one draft whose branch is gone is left out of the lists', async () => {
    await open();
    const [lost, id] = [await pricedDraft(), await pricedDraft(imran)];
    gitIn(folder, 'update-ref', '-d', `refs/heads/draft/${lost}`);
    expect((await ask('contentHome', mei)).drafts.map((row) => row.id)).toEqual([id]);
    expect((await ask('collections', mei)).groups.length).toBeGreaterThan(5);
  });
});

describe('a full disk', () => {
  test('a save is refused and leaves the draft as it was; with room again, the same save is published', async (context) => {
    if (!mountSmallDisk()) context.skip('only root can mount a small disk');
    try {
      await open();
      const id = await draft();
      const file = path.join(publisher.draftFolder(id), `courses/${someCourse}.yaml`);
      const before = readFileSync(file, 'utf8');
      const filler = path.join(folder, '.desk/filler');
      expect(() => writeFileSync(filler, Buffer.alloc(64 * 1024 * 1024))).toThrow('ENOSPC');
      const save = () => change(id, mei, { priceSgd: 481 });
      await expect(save()).rejects.toThrow(/ENOSPC|No space left/);
      expect(readFileSync(file, 'utf8')).toBe(before);
      rmSync(filler);
      expect((await save()).outcome).toBe('saved');
      expect((await publish(id)).status?.step).toBe('done');
      expect(readFileSync(courseFile(), 'utf8')).toContain('priceSgd: 481');
      expect(gitIn(folder, 'fsck', '--no-dangling')).toBe('');
    } finally {
      await publisher.close();
      execFileSync('umount', ['--lazy', folder]);
    }
  });
});

test('begins from the remote, publishes to it, and takes in what others pushed', async () => {
  const remote = path.join(root, 'remote.git');
  gitIn(root, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  await open({ remote });
  await publish(await pricedDraft());
  expect(gitIn(remote, 'rev-parse', 'main').trim()).toBe(await publisher.repository.head());

  const clone = path.join(root, 'clone');
  gitIn(root, 'clone', '--quiet', remote, clone);
  const file = path.join(clone, `courses/${someCourse}.yaml`);
  writeFileSync(file, readFileSync(file, 'utf8').replace('priceSgd: 481', 'priceSgd: 482'));
  gitIn(clone, ...dev, 'commit', '--quiet', '-am', 'A price');
  gitIn(clone, 'push', '--quiet');
  await publisher.rebuildIfBehind();
  await publisher.idle();
  expect(readFileSync(courseFile(), 'utf8')).toContain('priceSgd: 482');
  expect(served).toBe(await publisher.repository.head());
});

test('course dates that the desk changed bring a build, once', async () => {
  await open();
  await publisher.rebuildIfBehind();
  await publisher.idle();
  dates = 'with one cancelled';
  for (let look = 0; look < 2; look++) {
    await publisher.rebuildIfBehind();
    await publisher.idle();
  }
  expect(built).toHaveLength(2);
});
