/**
 * `--prepare` makes the repository and ends, `--rebuild` builds once at the start. `PUBLISHER_ROOT`: another project, for
 * tests.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { notFound } from '@vanda/desk-api/failures';
import * as z from 'zod';
import { siteBuilder } from './build.ts';
import { openPublisher } from './publisher.ts';
import { openRepository } from './repository.ts';
import { listenOnSocket, type SocketParts } from './socket.ts';

const project = path.resolve(import.meta.dirname, '../../..');
const root = process.env.PUBLISHER_ROOT ?? project;
const shipped = path.join(project, 'apps/site/src/content');
const tickMs = 5000;
const lookMs = 60_000;

const environmentSchema = z.object({
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string()),
  PUBLISHER_ONE_ACCOUNT: z.optional(z.enum(['0', '1'], 'give 1 on a machine of your own, or 0')),
  CONTENT_DIR: z.string({ error: 'give the folder of the content, such as /srv/vanda/content' }).min(1),
  CONTENT_REMOTE: z.optional(z.string()),
  CONTENT_SECOND_READER: z.optional(z.enum(['0', '1'], 'give 1 where a second colleague must approve, or 0')),
  PUBLISHER_SOCKET: z.optional(z.string()),
  BUILD_SECONDS: z.coerce.number('give seconds, such as 900').int().min(60).default(900),
});

const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value));
const settings = environmentSchema.safeParse(given);
if (!settings.success) {
  for (const { path: name, message } of settings.error.issues) console.error(`${name.join('.')}: ${message}`);
  process.exit(1);
}
const { CONTENT_DIR, CONTENT_REMOTE: remote, CONTENT_SECOND_READER, PUBLISHER_SOCKET } = settings.data;
const { DATA_DIR = 'data', DATABASE_URL, PUBLISHER_ONE_ACCOUNT, BUILD_SECONDS } = settings.data;
const folder = path.resolve(CONTENT_DIR);
const socket = path.resolve(PUBLISHER_SOCKET ?? path.join(folder, '.desk/publisher.sock'));
const log = (message: string) =>
  console.log(JSON.stringify({ at: new Date().toISOString(), publisher: message }));

const store = DATABASE_URL ? 'DATABASE_URL' : path.resolve(root, DATA_DIR);
if ((DATABASE_URL || isReadable(store)) && PUBLISHER_ONE_ACCOUNT !== '1') {
  console.error(
    `The publisher can read the enquiries (${store}), so it does not start: run it under an account that can't ` +
      '(docs/guides/run-the-publisher.md). On a machine of your own, set PUBLISHER_ONE_ACCOUNT=1.',
  );
  process.exit(1);
}

// Content is for this account and the service's group.
process.umask(0o027);

if (process.argv.includes('--prepare')) await openRepository(folder, { shipped, remote });
else await serve();

function isReadable(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0;
  } catch {
    return false;
  }
}

async function serve(): Promise<void> {
  const { build, buildPreview, servedCommit, courseDates, stop } = siteBuilder(root, BUILD_SECONDS);
  const parts: SocketParts = {
    handlers: {},
    preview: () => {
      throw notFound();
    },
    log,
  };
  // First the socket: it keeps a second publisher from the same folder.
  const server = await listenOnSocket(socket, parts);
  if (!server) {
    console.error(`Another publisher listens at ${socket}`);
    process.exit(1);
  }
  const publisher = await openPublisher({
    folder,
    shipped,
    remote,
    needsReader: CONTENT_SECOND_READER === '1',
    build,
    buildPreview,
    servedCommit,
    courseDates,
    log,
  });
  Object.assign(parts, { handlers: publisher.handlers, preview: publisher.previewFile });
  const every = (ms: number, work: () => Promise<void>) =>
    setInterval(() => work().catch((error: unknown) => log(String(error))), ms);
  const timers = [every(tickMs, publisher.tick), every(lookMs, publisher.rebuildIfBehind)];
  await publisher.rebuildIfBehind(process.argv.includes('--rebuild'));
  log(`ready at ${socket}`);

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      timers.forEach(clearInterval);
      stop();
      server.close();
      void publisher.close().then(() => process.exit(0));
    });
  }
}
