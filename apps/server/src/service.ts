import { buildApp } from './app.ts';
import { createCourseSessions } from './modules/course-sessions/course-sessions.ts';
import { exportTo } from './modules/course-sessions/export.ts';
import { replyClock } from './modules/enquiries/reply-clock.ts';
import { createRetention } from './modules/enquiries/retention.ts';
import { submitTo } from './modules/intake/insert.ts';
import { queueNotSpam } from './modules/intake/not-spam.ts';
import type { Channel } from './modules/mail/channel.ts';
import { noticeAheadMs, queueDueNotices } from './modules/mail/due-notices.ts';
import type { EmailContext } from './modules/mail/email-content.ts';
import type { MessagePlan } from './modules/mail/outbox.ts';
import { createOutboxWorker, type OutboxWorker } from './modules/mail/outbox-worker.ts';
import { type SmtpTimeouts, smtpDelivery } from './modules/mail/smtp.ts';
import { webhookDelivery } from './modules/mail/webhook.ts';
import { composeFor } from './modules/registrations/composed-email.ts';
import { expireOffers } from './modules/registrations/seat-register.ts';
import { linksOf } from './modules/registrations/self-service/link.ts';
import { type Clock, clockFrom } from './platform/clock.ts';
import { openStore } from './platform/database/store.ts';
import type { Settings } from './platform/env.ts';
import type { HttpLimits } from './platform/http/connections.ts';
import { readinessOf } from './platform/http/readiness.ts';
import type { LogTarget } from './platform/log.ts';
import { readBuildTimes } from './platform/static/build-files.ts';
import type { SiteBuild } from './platform/static/site-build.ts';

export type Service = Awaited<ReturnType<typeof buildService>>;

export type ServiceParts = HttpLimits & {
  readonly clock?: Clock;
  readonly log?: LogTarget;
  readonly smtpTimeouts?: SmtpTimeouts;
  readonly outboxPollMs?: number;
};

export async function buildService(settings: Settings, site: () => SiteBuild, parts: ServiceParts = {}) {
  const clock = parts.clock ?? clockFrom(settings.siteNowMs);
  const store = openStore({ ...settings, checkpoints: !settings.litestream });
  const { database } = store;
  const { desk, courseDatesFile } = settings;
  const courseSessions = createCourseSessions(
    database,
    () => site().courses,
    desk && courseDatesFile ? exportTo(courseDatesFile, () => app.log) : undefined,
  );
  const { sessionsOf } = courseSessions;
  const clockOfReplies = () => replyClock(site().company.replyWithin, settings.publicHolidays);
  const context: EmailContext = {
    get companyName() {
      return site().company.name;
    },
    siteUrl: settings.siteUrl,
    sessionsOf,
    receiptLimit: settings.receiptLimit,
    replyWithin: () => site().company.replyWithin,
    dueAtMs: (receivedAtMs) => clockOfReplies().dueAtMs(receivedAtMs),
    deskUrl: settings.desk?.url,
  };
  const links = linksOf({ database, siteUrl: settings.siteUrl, sessionsOf, linkSecret: settings.linkSecret });
  const { mail, webhook, receiptLimit } = settings;
  // Emails are queued without SMTP too, so that they are sent once SMTP_URL is set.
  const plan: MessagePlan = {
    kinds: ['notice', 'receipt', ...(webhook ? ['webhook' as const] : [])],
    receiptLimit,
  };
  let outbox: OutboxWorker | undefined;
  const app = await buildApp({
    site,
    readiness: readinessOf(store),
    forms: {
      submit: submitTo(store, plan, sessionsOf),
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
  const channels: Channel[] = [];
  if (mail) {
    const compose = composeFor({ database, links, context, clock });
    const deliver = smtpDelivery(mail, compose, parts.smtpTimeouts);
    channels.push({ kinds: ['notice', 'receipt', 'email'], deliver });
  }
  if (webhook) channels.push({ kinds: ['webhook'], deliver: webhookDelivery(webhook, clock) });
  outbox = createOutboxWorker({
    store,
    clock,
    channels,
    async beforePoll() {
      // Without the desk the dates of the build apply, because nobody could change stored ones.
      if (desk) await courseSessions.importFromBuild();
      await courseSessions.refresh();
      await queueNotSpam(database, plan, sessionsOf, clock.now());
      await expireOffers(database, context, clock.now());
      // Without the desk replies are not recorded, so nothing is known to be due.
      if (!settings.desk || !mail) return;
      const nowMs = clock.now();
      const { lateBeforeMs } = clockOfReplies();
      const span = { fromMs: lateBeforeMs(nowMs), toMs: lateBeforeMs(nowMs + noticeAheadMs) };
      await queueDueNotices(database, { ...span, nowMs });
    },
    log: app.log,
    ...(parts.outboxPollMs === undefined ? {} : { pollMs: parts.outboxPollMs }),
  });
  const retention = createRetention({
    store,
    clock,
    log: app.log,
    builtAtMs: () => readBuildTimes(settings.siteBuild).builtAtMs,
  });
  return {
    app,
    store,
    outbox,
    retention,
    clock,
    courseSessions,
    async stop() {
      retention.stop();
      await outbox.stop();
      await store.close();
    },
  };
}
