import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom } from '@vanda/testing/random';
import { expect } from 'vitest';
import { startClients } from './clients.ts';
import { startProcess } from './process.ts';

/** Repeats a request until a service answers it whole. */
type UntilAnswered = <Answer>(ask: () => Promise<Answer>) => Promise<Answer>;

type KillPlan = {
  environment: Record<string, string>;
  kills: number;
  lifeMs: { least: number; more: number };
  clients: number;
  /** What each client repeats until after the last kill. */
  visit: (untilAnswered: UntilAnswered, visits: number, client: number) => Promise<void>;
};

/**
 * Kills the service again and again while clients act.
 * @returns how many requests had reached a service when it was killed
 */
export async function underKills({ environment, kills, lifeMs, clients, visit }: KillPlan): Promise<number> {
  const random = seededRandom(20_261_122);
  let cut = 0;
  let answered = 0;
  const untilAnswered: UntilAnswered = async (ask) => {
    for (;;) {
      try {
        const answer = await ask();
        answered++;
        return answer;
      } catch (error) {
        if ((error as { cause?: { code?: string } }).cause?.code !== 'ECONNREFUSED') cut++;
        await sleep(40);
      }
    }
  };
  let service = await startProcess(environment);
  const end = startClients(clients, (visits, client) => visit(untilAnswered, visits, client));
  for (let kill = 0; kill < kills; kill++) {
    // Every second life does some work first, however slow the machine; the others may end before their first answer.
    const enough = answered + (kill % 2 ? 0 : clients * 3);
    while (answered < enough) await sleep(5);
    await sleep(lifeMs.least + random() * lifeMs.more);
    expect((await service.end('SIGKILL')).signal).toBe('SIGKILL');
    service = await startProcess(environment);
  }
  await end();
  expect((await service.end('SIGTERM')).status).toBe(0);
  return cut;
}
