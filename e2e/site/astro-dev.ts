import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';

const site = path.resolve(import.meta.dirname, '../../apps/site');

type DevServer = { origin: string; stop: () => Promise<void> };

/**
 * Starts Astro's development server.
 * @param readyAt path that responds once the server is ready
 */
export async function startAstroDev(
  port: number,
  config: string,
  readyAt: string,
  environment: Record<string, string> = {},
): Promise<DevServer> {
  const astro = path.join(site, '../../node_modules/astro/bin/astro.mjs');
  const flags = ['--config', config, '--host', '127.0.0.1', '--port', String(port), '--ignore-lock'];
  const child = spawn(process.execPath, [astro, 'dev', ...flags], {
    cwd: site,
    env: { ...process.env, ...environment, ASTRO_TELEMETRY_DISABLED: '1', ASTRO_DEV_BACKGROUND: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  await answering(origin + readyAt, child);
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { origin, stop };
}

async function answering(address: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The development server ended with ${child.exitCode}`);
    const response = await fetch(address).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
