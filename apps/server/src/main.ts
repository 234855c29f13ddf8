import { loadOffice, type Office } from './load-office.ts';
import { backlog } from './modules/mail/outbox.ts';
import { StoreUnavailable } from './platform/database/database.ts';
import { examineStore } from './platform/database/sqlite-file.ts';
import { type DeskSettings, readSettings, type Settings } from './platform/env.ts';
import { listen, stopOnSignals } from './platform/http/server.ts';
import { OperatorError } from './platform/operator-error.ts';
import { openServedBuild } from './platform/static/served-build.ts';
import type { SiteBuild } from './platform/static/site-build.ts';
import { buildService, type Service } from './service.ts';

async function main(): Promise<void> {
  // Files are private to this account.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const site = await openServedBuild(settings);
  const service = await buildService(settings, site.current);
  const desk = settings.desk && (await openDesk(settings.desk, settings, service, site.current));
  if (!settings.databaseUrl) examineStore(settings.dataDir);
  const storeProblem = await prepareStore(service);
  await listen(service.app, settings.host, settings.port);
  if (desk && settings.desk) await listen(desk, settings.desk.host, settings.desk.port, 'DESK_');
  site.follow(service.app.log);
  service.outbox.start();
  service.retention.start();
  stopOnSignals(service.app, {
    sending: () => service.outbox.stop(),
    rest: async () => {
      await desk?.close();
      service.retention.stop();
      await service.store.close();
    },
  });
  console.log(await startLine(settings, service, storeProblem));
}

async function openDesk(desk: DeskSettings, settings: Settings, service: Service, site: () => SiteBuild) {
  const office = await loadOffice<Office>('app.ts');
  const log = { level: settings.logLevel };
  return office.openDesk({ ...service, settings, desk, site, log, wakeOutbox: () => service.outbox.wake() });
}

/** An unavailable database does not prevent the start; any other failure does. */
async function prepareStore({ store, courseSessions }: Service): Promise<string | undefined> {
  try {
    await store.ready();
    await courseSessions.refresh();
    return undefined;
  } catch (error) {
    if (error instanceof StoreUnavailable) return error.message;
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new OperatorError(`The store ${store.database.place} can't be used: ${reason}`);
  }
}

async function startLine(settings: Settings, service: Service, storeProblem: string | undefined) {
  const { kind, place } = service.store.database;
  const store = storeProblem
    ? `${kind} at ${place} is not available (${storeProblem}); forms are refused until it is`
    : `${kind} at ${place}`;
  const { waiting = 0, failed = 0 } = storeProblem ? {} : await backlog(service.store.database);
  const mail = settings.mail
    ? `sent through ${new URL(settings.mail.smtpUrl).host}`
    : 'not sent, it waits in the outbox until SMTP_URL is set';
  const counts = [waiting > 0 && `${waiting} waiting`, failed > 0 && `${failed} failed`]
    .filter(Boolean)
    .join(', ');
  const url = `http://${settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host}:${settings.port}`;
  const desk = settings.desk
    ? `\n  Desk: ${settings.desk.url}, on ${settings.desk.host}:${settings.desk.port}`
    : '';
  return `Ready at ${url}\n  Store: ${store}\n  Mail: ${mail}${counts && ` (${counts})`}${desk}${proxyWarning(settings)}`;
}

/** Behind an untrusted proxy all clients share its address, so ten failed sign-ins lock out the office. */
function proxyWarning({ desk, trustedProxies }: Settings): string {
  if (!desk?.url.startsWith('https:') || trustedProxies.length > 0) return '';
  return '\n  Warning: TRUST_PROXY is empty, so failed sign-ins at the desk are counted for all clients together. Set it to the address of your TLS proxy';
}

try {
  await main();
} catch (error) {
  if (!(error instanceof OperatorError)) throw error;
  console.error(error.message);
  process.exit(1);
}
