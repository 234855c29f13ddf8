import { loadDesk } from './desk-part.ts';
import { EnvironmentError, readSettings, type Settings } from './env.ts';
import { listen, stopOnSignals } from './server.ts';
import { buildService, type Service } from './service.ts';
import { StartError } from './start-error.ts';
import { openServedBuild } from './static/served-build.ts';
import type { SiteBuild } from './static/site-build.ts';
import { countMessages } from './store/outbox.ts';
import { examineStore } from './store/sqlite-file.ts';

/** Starts the service from the environment. */
async function main(): Promise<void> {
  // Whatever the service writes is for this account alone.
  process.umask(0o077);
  const settings = readSettings(process.env);
  const site = await openServedBuild(settings);
  const service = await buildService(settings, site.current);
  const desk = settings.desk && (await openDesk(settings, service, site.current));
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

async function openDesk(settings: Settings, service: Service, site: () => SiteBuild) {
  const open = await loadDesk();
  if (!settings.desk) return undefined;
  return open({
    settings,
    desk: settings.desk,
    store: service.store,
    clock: service.clock,
    site,
    log: { level: settings.logLevel },
    wakeOutbox: () => service.outbox.wake(),
  });
}

/** A database that is down now may come later, and the site is served meanwhile. Any other failure ends the start. */
async function prepareStore({ store }: Service): Promise<string | undefined> {
  try {
    await store.ready();
    return undefined;
  } catch (error) {
    if (error instanceof Error && error.name === 'StoreUnavailable') return error.message;
    const reason = error instanceof Error ? error.message : 'unknown reason';
    throw new StartError(`The store ${store.database.place} can't be used: ${reason}`);
  }
}

async function startLine(
  settings: Settings,
  service: Service,
  storeProblem: string | undefined,
): Promise<string> {
  const { kind, place } = service.store.database;
  const store = storeProblem
    ? `${kind} at ${place} is not available (${storeProblem}); forms are refused until it is`
    : `${kind} at ${place}`;
  const { waiting = 0, dead = 0 } = storeProblem ? {} : await countMessages(service.store.database);
  const mail = settings.mail
    ? `sent through ${new URL(settings.mail.smtpUrl).host}`
    : 'not sent, it waits in the outbox until SMTP_URL is set';
  const counts = [waiting > 0 && `${waiting} waiting`, dead > 0 && `${dead} given up`]
    .filter(Boolean)
    .join(', ');
  const url = `http://${settings.host === '0.0.0.0' || settings.host === '::' ? 'localhost' : settings.host}:${settings.port}`;
  const desk = settings.desk
    ? `\n  Desk: ${settings.desk.url}, on ${settings.desk.host}:${settings.desk.port}`
    : '';
  return `Ready at ${url}\n  Store: ${store}\n  Mail: ${mail}${counts && ` (${counts})`}${desk}`;
}

try {
  await main();
} catch (error) {
  if (!(error instanceof EnvironmentError) && !(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exit(1);
}
