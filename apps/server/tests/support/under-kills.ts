import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { spawnService, startProcess, untilHealthy } from './process.ts';
import { seededRandom } from './random.ts';

export type UnderKills = {
  /** False after the last kill. */
  readonly isRunning: () => boolean;
  readonly noteFailed: (error: unknown) => void;
};

type KillPlan = {
  environment: Record<string, string>;
  origin: string;
  kills: number;
  seed: number;
  /** Life of a service before its kill, random within these. */
  lifeMs: { least: number; more: number };
  clients: readonly ((kills: UnderKills) => Promise<void>)[];
};

/**
 * Kills the service again and again while clients act.
 * @returns how many requests had reached a service when it was killed
 */
export async function underKills(plan: KillPlan): Promise<number> {
  const { environment, origin, kills, seed, lifeMs, clients } = plan;
  console.log(`kill test: seed ${seed}`);
  const random = seededRandom(seed);
  let cut = 0;
  let isRunning = true;
  const noteFailed = (error: unknown) => {
    if ((error as { cause?: { code?: string } }).cause?.code !== 'ECONNREFUSED') cut++;
  };
  let service = await startProcess(environment);
  const load = Promise.all(clients.map((client) => client({ isRunning: () => isRunning, noteFailed })));
  for (let kill = 0; kill < kills; kill++) {
    await untilHealthy(origin, service);
    await sleep(lifeMs.least + random() * lifeMs.more);
    expect((await service.end('SIGKILL')).signal).toBe('SIGKILL');
    service = spawnService(environment);
  }
  await untilHealthy(origin, service);
  isRunning = false;
  await load;
  expect((await service.end('SIGTERM')).status).toBe(0);
  return cut;
}
