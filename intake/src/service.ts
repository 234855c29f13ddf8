import type { FastifyInstance } from 'fastify';
import { buildApp, type RequestLimits } from './app.ts';
import { readBuildDate } from './build-date.ts';
import { type Clock, clockFrom } from './clock.ts';
import type { ConnectionLimits } from './connections.ts';
import type { Settings } from './env.ts';
import type { LogTarget } from './log.ts';
import type { Channel } from './mail/channel.ts';
import type { LetterContext } from './mail/letters.ts';
import { createOutboxWorker, type OutboxWorker } from './mail/outbox-worker.ts';
import { type SmtpTimeouts, smtpDelivery } from './mail/smtp.ts';
import { webhookDelivery } from './mail/webhook.ts';
import { readinessOf } from './readiness.ts';
import { createRetention, type Retention } from './retention.ts';
import type { SiteBuild } from './static/site-build.ts';
import { findEnquiry, type MessagePlan } from './store/enquiries.ts';
import { createIntakeQueue } from './store/intake-queue.ts';
import { openStore, type Store } from './store/store.ts';

/** The service, put together and not yet listening. */
export type Service = {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly outbox: OutboxWorker;
  readonly retention: Retention;
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
    receiptLimit: settings.receiptLimit,
  };
  const plan = messagePlan(settings);
  let outbox: OutboxWorker | undefined;
  const app = await buildApp({
    site,
    readiness: readinessOf(store),
    enquiries: {
      queue: createIntakeQueue(store, plan),
      find: (reference) => findEnquiry(store.database, reference),
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
    channels: channelsOf(settings, context, clock, parts.smtpTimeouts),
    plan,
    log: app.log,
    ...(parts.outboxPollMs === undefined ? {} : { pollMs: parts.outboxPollMs }),
  });
  const retention = createRetention({
    store,
    clock,
    log: app.log,
    builtAtMs: () => readBuildDate(settings.siteBuild),
  });
  return {
    app,
    store,
    outbox,
    retention,
    clock,
    async stop() {
      retention.stop();
      await outbox.stop();
      await store.close();
    },
  };
}

/** Messages an enquiry sends. Mail is always queued, so that it can go out once SMTP_URL is set. */
function messagePlan({ webhook, receiptLimit }: Settings): MessagePlan {
  return { kinds: webhook ? ['notice', 'receipt', 'webhook'] : ['notice', 'receipt'], receiptLimit };
}

function channelsOf(
  settings: Settings,
  context: LetterContext,
  clock: Clock,
  timeouts: SmtpTimeouts | undefined,
): Channel[] {
  const { mail, webhook } = settings;
  return [
    ...(mail
      ? [{ kinds: ['notice', 'receipt'], deliver: smtpDelivery(mail, context, timeouts) } satisfies Channel]
      : []),
    ...(webhook ? [{ kinds: ['webhook'], deliver: webhookDelivery(webhook, clock) } satisfies Channel] : []),
  ];
}
