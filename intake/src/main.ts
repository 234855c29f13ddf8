import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildApp } from './app.ts';
import { EnvironmentError, readSettings, type Settings } from './env.ts';
import { listen, stopOnSignals } from './server.ts';
import { StartError } from './start-error.ts';
import { emptyHttpMap, readHttpMap } from './static/http-map.ts';
import { openSiteFiles } from './static/site-files.ts';

/** Starts the service from the environment. */
async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const app = await buildApp({
    site: openSite(settings),
    readiness: async () => ({ isReady: true }),
    trustedProxies: settings.trustedProxies,
    log: { level: settings.logLevel },
  });
  await listen(app, settings.host, settings.port);
  stopOnSignals(app, async () => {});
  console.log(`Ready at ${settings.siteUrl}`);
}

function openSite(settings: Settings) {
  if (!existsSync(path.join(settings.siteDist, 'index.html'))) {
    throw new StartError(
      `There is no built site in ${settings.siteDist}: run "npm run build" first, or set SITE_DIST`,
    );
  }
  const httpMap = readHttpMap(settings.siteHttpMap);
  if (!httpMap) {
    console.error(
      `Warning: ${settings.siteHttpMap} is missing, so no redirects or security headers are sent: build the site again`,
    );
  }
  return { files: openSiteFiles(settings.siteDist), httpMap: httpMap ?? emptyHttpMap };
}

try {
  await main();
} catch (error) {
  if (!(error instanceof EnvironmentError) && !(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
