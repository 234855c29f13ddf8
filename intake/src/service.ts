import type { FastifyInstance } from 'fastify';
import { buildApp, type RequestLimits } from './app.ts';
import { readBuildDate } from './build-date.ts';
import { type Clock, clockFrom } from './clock.ts';
import type { ConnectionLimits } from './connections.ts';
import type { Settings } from './env.ts';
import { fullDays } from './ledger/full-days.ts';
import { findRegistration } from './ledger/registration.ts';
import { oversizeOf, type SessionsOf } from './ledger/seats.ts';
import type { LogTarget } from './log.ts';
import type { Channel } from './mail/channel.ts';
import type { LetterContext } from './mail/letters.ts';
import { createOutboxWorker, type OutboxWorker } from './mail/outbox-worker.ts';
import { type MailLookups, type SmtpTimeouts, smtpDelivery } from './mail/smtp.ts';
import { webhookDelivery } from './mail/webhook.ts';
import { readinessOf } from './readiness.ts';
import { linksOf } from './registrant/links.ts';
import { createRetention, type Retention } from './retention.ts';
import type { SiteBuild } from './static/site-build.ts';
import { findEnquiry, type MessagePlan } from './store/enquiries.ts';
import { createIntakeQueue } from './store/intake-queue.ts';
import { findLetter } from './store/letters.ts';
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
  const sessionsOf: SessionsOf = (form) => site().sessions.of(form) ?? [];
  const context: LetterContext = {
    companyName: settings.mail?.from.name || new URL(settings.siteUrl).hostname,
    siteUrl: settings.siteUrl,
    sessionsOf,
    receiptLimit: settings.receiptLimit,
  };
  const { database } = store;
  const links = linksOf({ database, siteUrl: settings.siteUrl, sessionsOf, linkSecret: settings.linkSecret });
  const lookups: MailLookups = {
    letter: (id) => findLetter(database, id),
    registration: (reference) => findRegistration(database, reference),
    linkTo: (registration) => links.addressOf(registration, clock.now()),
  };
  const plan = messagePlan(settings);
  let outbox: OutboxWorker | undefined;
  const app = await buildApp({
    site,
    readiness: readinessOf(store),
    enquiries: {
      queue: createIntakeQueue(store, plan, sessionsOf),
      find: (reference) => findEnquiry(database, reference),
      waitingOf: async (reference) => {
        const registration = await findRegistration(database, reference);
        if (registration?.state !== 'waiting') return { isWaiting: false };
        return { isWaiting: true, oversize: oversizeOf(sessionsOf, registration) };
      },
      clock,
      siteUrl: settings.siteUrl,
      rateLimit: settings.rateLimit,
      onStored: () => outbox?.wake(),
    },
    availability: {
      fullDays: (form) => fullDays(database, context, form, clock.now()),
      rateLimit: settings.rateLimit,
    },
    registrants: {
      database,
      ready: () => store.ready(),
      links,
      context,
      clock,
      rateLimit: settings.rateLimit,
      hasMail: settings.mail !== undefined,
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
    channels: channelsOf(settings, context, lookups, clock, parts.smtpTimeouts),
    plan,
    ledger: context,
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
  lookups: MailLookups,
  clock: Clock,
  timeouts: SmtpTimeouts | undefined,
): Channel[] {
  const { mail, webhook } = settings;
  return [
    ...(mail
      ? [
          {
            kinds: ['notice', 'receipt', 'letter'],
            deliver: smtpDelivery(mail, context, lookups, timeouts),
          } satisfies Channel,
        ]
      : []),
    ...(webhook ? [{ kinds: ['webhook'], deliver: webhookDelivery(webhook, clock) } satisfies Channel] : []),
  ];
}
