import type { FastifyInstance } from 'fastify';
import { buildApp, type RequestLimits } from './app.ts';
import { type Clock, clockFrom } from './clock.ts';
import type { ConnectionLimits } from './connections.ts';
import type { Settings } from './env.ts';
import type { LogTarget } from './log.ts';
import type { Deliver } from './mail/delivery.ts';
import type { LetterContext } from './mail/letters.ts';
import { createOutboxWorker, type OutboxWorker } from './mail/outbox-worker.ts';
import { type SmtpTimeouts, smtpDelivery } from './mail/smtp.ts';
import { webhookDelivery } from './mail/webhook.ts';
import type { SiteBuild } from './static/site-build.ts';
import type { MessageKind } from './store/enquiries.ts';
import { createIntakeQueue } from './store/intake-queue.ts';
import { openStore, type Store } from './store/store.ts';

/** The service, put together and not yet listening. */
export type Service = {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly outbox: OutboxWorker;
  readonly clock: Clock;
  /** Ends the parts behind the app; the app itself is closed first. */
  stop(): Promise<void>;
};

/** Parts a test may replace. */
export type ServiceParts = {
  readonly clock?: Clock;
  readonly log?: LogTarget;
  readonly requestLimits?: RequestLimits;
  readonly connectionLimits?: ConnectionLimits;
  readonly smtpTimeouts?: SmtpTimeouts;
  readonly outboxPollMs?: number;
};

/** Puts the service together from its settings and the build of the site that is served at any moment. */
export async function buildService(
  settings: Settings,
  site: () => SiteBuild,
  parts: ServiceParts = {},
): Promise<Service> {
  const clock = parts.clock ?? clockFrom(settings.siteNowMs);
  const store = openStore(settings);
  const context: LetterContext = {
    companyName: settings.mail?.from.name || new URL(settings.siteUrl).hostname,
    siteUrl: settings.siteUrl,
    sessionsOf: (form) => site().sessions.of(form) ?? [],
  };
  let outbox: OutboxWorker | undefined;
  const app = await buildApp({
    site,
    readiness: () => readinessOf(store),
    enquiries: {
      queue: createIntakeQueue(store, messageKinds(settings)),
      clock,
      siteUrl: settings.siteUrl,
      rateLimit: settings.rateLimit,
      onStored: () => outbox?.wake(),
    },
    trustedProxies: settings.trustedProxies,
    log: parts.log ?? { level: settings.logLevel },
    requestLimits: parts.requestLimits,
    connectionLimits: parts.connectionLimits,
  });
  outbox = createOutboxWorker({
    store,
    clock,
    deliveries: deliveriesOf(settings, context, clock, parts.smtpTimeouts),
    log: app.log,
    ...(parts.outboxPollMs === undefined ? {} : { pollMs: parts.outboxPollMs }),
  });
  return {
    app,
    store,
    outbox,
    clock,
    async stop() {
      await outbox.stop();
      await store.close();
    },
  };
}

/** Messages an enquiry sends. Mail is always queued, so that it can go out once SMTP_URL is set. */
export function messageKinds(settings: Pick<Settings, 'webhook'>): readonly MessageKind[] {
  return settings.webhook ? ['notice', 'receipt', 'webhook'] : ['notice', 'receipt'];
}

function deliveriesOf(
  settings: Settings,
  context: LetterContext,
  clock: Clock,
  timeouts: SmtpTimeouts | undefined,
): Partial<Record<MessageKind, Deliver>> {
  const mail = settings.mail && smtpDelivery(settings.mail, context, timeouts);
  const webhook = settings.webhook && webhookDelivery(settings.webhook, clock);
  return {
    ...(mail ? { notice: mail, receipt: mail } : {}),
    ...(webhook ? { webhook } : {}),
  };
}

async function readinessOf(store: Store): Promise<{ isReady: boolean; problem?: string }> {
  try {
    await store.ready();
    await store.database.all('SELECT 1 AS one');
    return { isReady: true };
  } catch (error) {
    return {
      isReady: false,
      problem:
        error instanceof Error && error.name === 'StoreUnavailable' ? error.message : 'the store fails',
    };
  }
}
