import { timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { lastBackup } from '../../platform/backup/status.ts';
import { StoreUnavailable } from '../../platform/database/database.ts';
import { backlog } from '../mail/outbox.ts';
import type { Desk } from './desk.ts';
import { replyClockOf } from './promise.ts';
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
    return given !== undefined && isSame(given, metricsToken);
  }
  const isForwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'].some(
    (name) => name in request.headers,
  );
  return !isForwarded && /^(127\.|::1$|::ffff:127\.)/.test(request.socket.remoteAddress ?? '');
}

function isSame(given: string, token: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(token)));
}

type Metric = {
  readonly name: string;
  readonly help: string;
  readonly values: readonly (readonly [labels: string, value: number])[];
};

async function metricsText(desk: Desk): Promise<string> {
  return (await metricsOf(desk))
    .map(({ name, help, values }) =>
      [
        `# HELP vanda_${name} ${help}`,
        `# TYPE vanda_${name} gauge`,
        ...values.map(([labels, value]) => `vanda_${name}${labels} ${value}`),
      ].join('\n'),
    )
    .concat('')
    .join('\n');
}

async function metricsOf(desk: Desk): Promise<Metric[]> {
  const nowMs = desk.now();
  try {
    await desk.services.store.ready();
    return [
      one('store_up', 'Whether the store answers.', 1),
      ...(await ofStore(desk, nowMs)),
      ...(await diskOf(desk)),
    ];
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return [one('store_up', 'Whether the store answers.', 0), ...(await diskOf(desk))];
  }
}

async function ofStore(desk: Desk, nowMs: number): Promise<Metric[]> {
  const { database } = desk;
  const counts = await countViews(database, { me: '', today: '' }, replyClockOf(desk).lateBeforeMs(nowMs));
  const { waiting, dead, failing, due } = await backlog(database);
  const oldest = await nextOpen(database, 0);
  const { upToDateAtMs, provedAtMs } = await lastBackup(desk.services.settings, database);
  const seconds = (at: number | null | undefined) => (at ? Math.max(0, Math.round((nowMs - at) / 1000)) : 0);
  return [
    {
      name: 'enquiries',
      help: 'Enquiries by where they stand.',
      values: (['open', 'answered', 'closed', 'suspected'] as const).map((status) => [
        `{standing="${status}"}`,
        counts[status],
      ]),
    },
    one('enquiries_late', 'Open enquiries past the promised reply time.', counts.late),
    one('oldest_unanswered_seconds', 'Age of the oldest open enquiry, 0 without one.', seconds(oldest)),
    {
      name: 'outbox_messages',
      help: 'Messages that are not sent.',
      values: [
        ['{state="waiting"}', waiting],
        ['{state="given_up"}', dead],
      ],
    },
    one('outbox_failing', 'Waiting messages that have failed before.', failing),
    one('outbox_age_seconds', 'How long the message that is due first has been due.', seconds(due)),
    ...(upToDateAtMs === undefined
      ? []
      : [one('backup_age_seconds', 'Age of what the backup does not contain.', seconds(upToDateAtMs))]),
    ...(provedAtMs === undefined
      ? []
      : [
          one('backup_proof_age_seconds', 'Time since a backup was restored for trial.', seconds(provedAtMs)),
        ]),
  ];
}

/** Disk space of the data folder. PostgreSQL's own disk is not measured. */
async function diskOf({ services }: Desk): Promise<Metric[]> {
  try {
    const { bavail, blocks, bsize } = await statfs(services.settings.dataDir);
    return [
      one('disk_free_bytes', 'Room left on the disk of the data folder.', bavail * bsize),
      one('disk_size_bytes', 'Size of the disk of the data folder.', blocks * bsize),
    ];
  } catch {
    return [];
  }
}

function one(name: string, help: string, value: number): Metric {
  return { name, help, values: [['', value]] };
}
