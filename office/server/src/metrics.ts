import { timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { backlog, lastBackup, StoreUnavailable } from '@vanda/server/office';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Desk, replyClockOf } from './desk.ts';
import { countViews, nextOpen } from './store/inbox.ts';
import { hashOf } from './store/staff-members.ts';

/** Prometheus text format, for loopback requests or with the token. No personal data. */
export function metricsRoute(app: FastifyInstance, desk: Desk): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(desk, request)) return reply.code(403).type('text/plain').send('Not for you.\n');
    return reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metricsText(desk));
  });
}

/** Forwarded requests need the token: a proxy on this machine is loopback too. */
function mayRead({ services }: Desk, request: FastifyRequest): boolean {
  const { metricsToken } = services.desk;
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (metricsToken !== undefined) {
    return (
      given !== undefined && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(metricsToken)))
    );
  }
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => name in request.headers,
  );
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}

async function metricsText(desk: Desk): Promise<string> {
  const nowMs = desk.now();
  const disk = await diskOf(desk);
  const whether = 'Whether the store answers.';
  try {
    await desk.services.store.ready();
    return [...gauge('store_up', whether, 1), ...(await ofStore(desk, nowMs)), ...disk, ''].join('\n');
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return [...gauge('store_up', whether, 0), ...disk, ''].join('\n');
  }
}

async function ofStore(desk: Desk, nowMs: number): Promise<string[]> {
  const { database } = desk;
  const counts = await countViews(database, { me: '', today: '' }, replyClockOf(desk).lateBeforeMs(nowMs));
  const { open, answered, closed, spam, late } = counts;
  const { waiting, failed, failing, due } = await backlog(database);
  const oldest = await nextOpen(database, 0);
  const { upToDateAtMs, provedAtMs } = await lastBackup(database);
  const seconds = (at: number | null) => (at ? Math.max(0, Math.round((nowMs - at) / 1000)) : 0);
  const age = (at: number | undefined) => (at === undefined ? undefined : seconds(at));
  return [
    ...gauge('enquiries', 'Enquiries by where they stand.', {
      '{status="open"}': open,
      '{status="answered"}': answered,
      '{status="closed"}': closed,
      '{status="spam"}': spam,
    }),
    ...gauge('enquiries_late', 'Open enquiries past the promised reply time.', late),
    ...gauge('oldest_unanswered_seconds', 'Age of the oldest open enquiry, 0 without one.', seconds(oldest)),
    ...gauge('outbox_messages', 'Messages that are not sent.', {
      '{status="waiting"}': waiting,
      '{status="failed"}': failed,
    }),
    ...gauge('outbox_failing', 'Waiting messages that have failed before.', failing),
    ...gauge('outbox_age_seconds', 'How long the message that is due first has been due.', seconds(due)),
    ...gauge('backup_age_seconds', 'Age of what the last restored backup contains.', age(upToDateAtMs)),
    ...gauge('backup_proof_age_seconds', 'Time since a backup was restored for trial.', age(provedAtMs)),
  ];
}

/** Disk space of the data folder. PostgreSQL's own disk is not measured. */
async function diskOf({ services }: Desk): Promise<string[]> {
  try {
    const { bavail, blocks, bsize } = await statfs(services.settings.dataDir);
    return [
      ...gauge('disk_free_bytes', 'Room left on the disk of the data folder.', bavail * bsize),
      ...gauge('disk_size_bytes', 'Size of the disk of the data folder.', blocks * bsize),
    ];
  } catch {
    return [];
  }
}

/** A metric with one value, with values by label, or with none. */
function gauge(name: string, help: string, given: number | undefined | Readonly<Record<string, number>>) {
  if (given === undefined) return [];
  const values = typeof given === 'number' ? { '': given } : given;
  return [
    `# HELP vanda_${name} ${help}`,
    `# TYPE vanda_${name} gauge`,
    ...Object.entries(values).map(([labels, value]) => `vanda_${name}${labels} ${value}`),
  ];
}
