import { timingSafeEqual } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { countViews } from '../../intake/src/desk-store/inbox.ts';
import { hashOf } from '../../intake/src/desk-store/tokens.ts';
import type { Desk } from './desk.ts';

/** `/metrics` in Prometheus' text format, for this machine alone or whoever has the token. No personal data in labels. */
export function metricsRoute(app: FastifyInstance, desk: Desk): void {
  app.get('/metrics', async (request, reply) => {
    if (!mayRead(desk, request)) return reply.code(403).type('text/plain').send('Not for you.\n');
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(await metricsText(desk));
  });
}

/** A proxy on this machine speaks for others: what it forwards needs the token. */
function mayRead({ house }: Desk, request: FastifyRequest): boolean {
  const { metricsToken } = house.desk;
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
    await desk.house.store.ready();
    return [
      one('store_up', 'Whether the store answers.', 1),
      ...(await ofStore(desk, nowMs)),
      ...(await diskOf(desk)),
    ];
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'StoreUnavailable') throw error;
    return [one('store_up', 'Whether the store answers.', 0), ...(await diskOf(desk))];
  }
}

async function ofStore({ database }: Desk, nowMs: number): Promise<Metric[]> {
  const counts = await countViews(database, '', nowMs);
  const [oldest] = await database.all<{ at: number | null }>(
    "SELECT MIN(received_at) AS at FROM enquiries WHERE standing = 'open'",
  );
  const outbox = await database.all<{ state: string; count: number }>(
    "SELECT state, CAST(COUNT(*) AS BIGINT) AS count FROM outbox WHERE state <> 'sent' GROUP BY state",
  );
  const [due] = await database.all<{ at: number | null }>(
    "SELECT MIN(due_at) AS at FROM outbox WHERE state = 'waiting'",
  );
  const [failing] = await database.all<{ count: number }>(
    "SELECT CAST(COUNT(*) AS BIGINT) AS count FROM outbox WHERE state = 'waiting' AND last_error IS NOT NULL",
  );
  const inState = (state: string) => outbox.find((row) => row.state === state)?.count ?? 0;
  const seconds = (at: number | null | undefined) => (at ? Math.max(0, Math.round((nowMs - at) / 1000)) : 0);
  return [
    {
      name: 'enquiries',
      help: 'Enquiries by where they stand.',
      values: (['open', 'answered', 'closed', 'suspected'] as const).map((standing) => [
        `{standing="${standing}"}`,
        counts[standing],
      ]),
    },
    one('enquiries_late', 'Open enquiries past 24 hours.', counts.late),
    one('oldest_unanswered_seconds', 'Age of the oldest open enquiry, 0 without one.', seconds(oldest?.at)),
    {
      name: 'outbox_messages',
      help: 'Messages that are not sent.',
      values: [
        ['{state="waiting"}', inState('waiting')],
        ['{state="given_up"}', inState('dead')],
      ],
    },
    one('outbox_failing', 'Waiting messages that have failed before.', failing?.count ?? 0),
    one('outbox_age_seconds', 'How long the message that is due first has been due.', seconds(due?.at)),
  ];
}

/** Room on the disk of the data folder; with PostgreSQL the database's disk is its own matter. */
async function diskOf({ house }: Desk): Promise<Metric[]> {
  try {
    const { bavail, blocks, bsize } = await statfs(house.settings.dataDir);
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
