/**
 * Copies a course at a publisher, as an editor does, and publishes it into a folder of content.
 * Arguments: the folder; then JSON with `like`, `slug`, `title` and the `values` that are changed.
 */
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openPublisher } from '../../src/publisher.ts';

const [content = '', given = ''] = process.argv.slice(2);
const { values: changed, ...made } = JSON.parse(given);
const by = { id: 'mei', name: 'Mei Ling' };
const root = mkdtempSync(path.join(tmpdir(), 'copied-course-'));
const publisher = await openPublisher({
  folder: path.join(root, 'content'),
  shipped: content,
  needsReader: false,
  async build(folder) {
    const isContent = (from: string) => !path.relative(folder, from).startsWith('.');
    cpSync(folder, content, { recursive: true, filter: isContent });
    return { ok: true };
  },
  servedCommit: () => undefined,
  buildPreview: async () => undefined,
  courseDates: () => undefined,
});
const { newEntry, entry, saveEntry, draft, publish, publishStatus } = publisher.handlers;
const key = () => ({ idempotencyKey: randomUUID() });
const collection = 'courses';
const begun = await newEntry({ by, params: { collection }, query: undefined, body: { ...key(), ...made } });
if (!begun.draft) throw new Error('The address is taken');
const params = { draft: begun.draft, collection, slug: made.slug };
const { version, values, body } = await entry({ by, params, query: { draft: begun.draft }, body: undefined });
await saveEntry({ by, params, query: undefined, body: { version, values: { ...values, ...changed }, body } });
const {
  draft: { changedAtMs },
  checks,
} = await draft({ by, params, query: undefined, body: undefined });
const answer = await publish({
  by,
  params,
  query: undefined,
  body: { ...key(), changedAtMs, publishAtMs: null },
});
await publisher.idle();
if (answer.outcome !== 'started') throw new Error(JSON.stringify(checks));
const { status } = await publishStatus({
  by,
  params: { id: answer.status.id },
  query: undefined,
  body: undefined,
});
if (status.step !== 'done') throw new Error(JSON.stringify(status));
await publisher.close();
rmSync(root, { recursive: true, force: true });
