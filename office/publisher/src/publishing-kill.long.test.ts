import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startPublisher, type TestPublisher } from '../tests/support/publisher.ts';

vi.setConfig({ testTimeout: 7_200_000, hookTimeout: 120_000 });

/** In turn at each step of publishing and at a random moment. A release is tried with `KILLS=200`. */
const kills = Number(process.env.KILLS ?? 14);
const course = 'professional-scrum-master';
const mei = { id: 'mei', name: 'Mei Ling' };

let publisher: TestPublisher;
let hold: string;
let held: string;

/** Waits before or after the command of Git that the file `hold-git` names, until it is killed. */
const gitShim = (git: string) => `#!/bin/sh
wanted=$(cat "$HOLD_GIT" 2>/dev/null)
at="$(basename "$PWD") $*"
case "$wanted" in
  before*) case "$at" in \${wanted#before }) echo $$ > "$HOLD_GIT.held"; exec sleep 600;; esac;;
esac
'${git}' "$@"
code=$?
case "$wanted" in
  after*) case "$at" in \${wanted#after }) echo $$ > "$HOLD_GIT.held"; exec sleep 600;; esac;;
esac
exit $code
`;

beforeAll(async () => {
  const git = execFileSync('which', ['git'], { encoding: 'utf8' }).trim();
  const shims = path.join(execFileSync('mktemp', ['-d'], { encoding: 'utf8' }).trim(), 'bin');
  mkdirSync(shims);
  writeFileSync(path.join(shims, 'git'), gitShim(git));
  chmodSync(path.join(shims, 'git'), 0o755);
  hold = path.join(shims, 'hold-git');
  held = `${hold}.held`;
  publisher = await startPublisher({ PATH: `${shims}:${process.env.PATH}`, HOLD_GIT: hold });
});
afterAll(() => publisher.stop());

const gitIn = (...args: string[]) =>
  execFileSync('git', args, { cwd: publisher.folder, encoding: 'utf8' }).trim();
const head = () => gitIn('rev-parse', 'main');
const file = (name: string) => path.join(publisher.root, name);
function served(): string {
  const stamp = file('apps/site/http/content-commit');
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

// biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects.
async function ask(name: string, parts: object = {}): Promise<any> {
  const sent = request({
    socketPath: path.join(publisher.folder, '.desk/publisher.sock'),
    method: 'POST',
    path: `/${name}`,
    headers: { 'content-type': 'application/json' },
  });
  const answered = new Promise((resolve, reject) => {
    sent.once('response', (response) => resolve(json(response)));
    sent.once('error', reject);
  });
  sent.end(JSON.stringify({ by: mei, ...parts }));
  return answered;
}

async function pricedDraft(priceSgd: number): Promise<string> {
  const { draft } = await ask('makeDraft', { body: { idempotencyKey: randomUUID() } });
  const params = { collection: 'courses', slug: course };
  const { version, values } = await ask('entry', { params, query: { draft: draft.id } });
  const body = { version, values: { ...values, priceSgd }, body: null };
  await ask('saveEntry', { params: { ...params, draft: draft.id }, body });
  return draft.id;
}

async function publish(draft: string) {
  const { changedAtMs } = (await ask('draft', { params: { draft } })).draft;
  const body = { idempotencyKey: randomUUID(), changedAtMs, publishAtMs: null };
  return ask('publish', { params: { draft }, body });
}

/** Published and told, or not published and told. */
async function outcomeOf(draft: string, before: string, priceSgd: number): Promise<'published' | 'not'> {
  // biome-ignore lint/suspicious/noExplicitAny: a row of a draft.
  const rowIn = ({ drafts }: any) => drafts.find(({ id }: any) => id === draft);
  // What was still waiting is published after the restart.
  const state = async () => rowIn(await ask('contentHome'))?.state;
  await expect.poll(state, { timeout: 60_000 }).not.toBe('publishing');
  const home = await ask('contentHome');
  const [row, { online }] = [rowIn(home), home];
  const hasPrice = readFileSync(path.join(publisher.folder, `courses/${course}.yaml`), 'utf8').includes(
    `priceSgd: ${priceSgd}\n`,
  );
  expect(gitIn('status', '--porcelain')).toBe('');
  expect(gitIn('fsck', '--no-dangling')).toBe('');
  expect(served()).toBe(head());
  if (row) {
    expect({ head: head(), hasPrice }).toEqual({ head: before, hasPrice: false });
    expect(['draft', 'failed']).toContain(row.state);
    if (row.state === 'failed') expect(row.failure).toContain('unchanged');
    return 'not';
  }
  expect(hasPrice).toBe(true);
  expect(online[0]).toMatchObject({ by: 'Mei Ling', commit: head() });
  return 'published';
}

async function kill() {
  await publisher.kill();
  if (existsSync(held)) {
    try {
      process.kill(Number(readFileSync(held, 'utf8')), 'SIGKILL');
    } catch {}
  }
  for (const name of [hold, held, file('hold'), file('hold-end')]) rmSync(name, { force: true });
}

/** Folder and command, as patterns of the shell. */
const commits = 'publish*merge --quiet --no-ff*';
const follows = 'content*merge --quiet -m*';
const steps: readonly [step: string, hold: () => void, outcome?: 'published' | 'not'][] = [
  ['before the commit', () => writeFileSync(hold, `before ${commits}`), 'not'],
  ['after the commit', () => writeFileSync(hold, `after ${commits}`), 'not'],
  ['while it builds', () => writeFileSync(file('hold'), ''), 'not'],
  ['after the switch', () => writeFileSync(file('hold-end'), ''), 'published'],
  ['before main follows', () => writeFileSync(hold, `before ${follows}`), 'published'],
  ['after main follows', () => writeFileSync(hold, `after ${follows}`), 'published'],
  ['at a random moment', () => undefined],
];

async function isReached(before: string): Promise<void> {
  const isHeld = () =>
    existsSync(held) ||
    (existsSync(file('hold')) && existsSync(file('building'))) ||
    (existsSync(file('hold-end')) && served() !== before);
  await expect.poll(isHeld, { timeout: 60_000 }).toBe(true);
}

it(`a publisher that is killed ${kills} times has published and says so, or not and says so`, async () => {
  await expect.poll(served, { timeout: 60_000 }).toBe(head());
  const outcomes: string[] = [];
  for (let count = 0; count < kills; count++) {
    const [step, holdAt, expected] = steps[count % steps.length] ?? expect.unreachable();
    const before = head();
    const priceSgd = 1000 + count;
    const draft = await pricedDraft(priceSgd);
    holdAt();
    const pressed = publish(draft);
    if (expected) {
      expect(await pressed).toMatchObject({ outcome: 'started' });
      await isReached(before);
    } else {
      pressed.catch(() => undefined);
      await sleep(Math.random() * 4000);
    }
    await kill();
    await publisher.restart();
    const outcome = await outcomeOf(draft, before, priceSgd);
    outcomes.push(`${step}: ${outcome}`);
    expect(outcome, step).toBe(expected ?? outcome);
    if (outcome === 'published') continue;
    // What was not published can be.
    await publish(draft);
    await expect.poll(async () => (await ask('contentHome')).drafts, { timeout: 60_000 }).toEqual([]);
    expect(await outcomeOf(draft, before, priceSgd)).toBe('published');
  }
  const counts = Map.groupBy(outcomes, (each) => each);
  console.log('kills', Object.fromEntries([...counts].map(([each, all]) => [each, all.length])));
});
