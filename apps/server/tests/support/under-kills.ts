import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { startProcess } from './process.ts';
import { seededRandom } from './random.ts';

export type UnderKills = {
  /** False after the last kill. */
  isRunning(): boolean;
  /** Repeats a request until a service answers it whole. */
  untilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
};

type KillPlan = {
  environment: Record<string, string>;
  kills: number;
  lifeMs: { least: number; more: number };
  clients: number;
  client: (around: UnderKills, number: number) => Promise<void>;
};

/**
 * Kills the service again and again while clients act.
 * @returns how many requests had reached a service when it was killed
 */
export async function underKills({ environment, kills, lifeMs, clients, client }: KillPlan): Promise<number> {
  const random = seededRandom(20_261_122);
  let cut = 0;
  let isRunning = true;
  const untilAnswered: UnderKills['untilAnswered'] = async (ask) => {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if ((error as { cause?: { code?: string } }).cause?.code !== 'ECONNREFUSED') cut++;
        await sleep(40);
      }
    }
  };
  const around = { isRunning: () => isRunning, untilAnswered };
  let service = await startProcess(environment);
  const load = Promise.all(Array.from({ length: clients }, (_, number) => client(around, number)));
  for (let kill = 0; kill < kills; kill++) {
    await sleep(lifeMs.least + random() * lifeMs.more);
    expect((await service.end('SIGKILL')).signal).toBe('SIGKILL');
    service = await startProcess(environment);
  }
  isRunning = false;
  await load;
  expect((await service.end('SIGTERM')).status).toBe(0);
  return cut;
}
