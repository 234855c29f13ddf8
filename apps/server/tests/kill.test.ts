import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore } from '../src/modules/enquiries/open-store.ts';
import { readSettings } from '../src/platform/env.ts';
import { prepareService } from './support/process.ts';
import { bodyFor } from './support/slow-post.ts';
import { isLongRun, overStores } from './support/stores.ts';
import { type UnderKills, underKills } from './support/under-kills.ts';

const clients = 8;
const seed = 20_261_121;

const kills = isLongRun ? 12 : 3;

overStores((freshStore) => {
  it(`every registration that got a 2xx is stored exactly once after ${kills} kills under load`, {
    timeout: 600_000,
  }, async () => {
    const { environment, origin } = await prepareService(await freshStore());
    const acknowledged = new Map<string, string>();
    const contradictions: string[] = [];

    const send = async (key: string, { noteFailed }: UnderKills): Promise<string | undefined> => {
      try {
        const response = await fetch(`${origin}/api/enquiries/contact`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: bodyFor(key),
        });
        const body = (await response.json()) as { reference?: string };
        if (response.ok) return body.reference;
        contradictions.push(`${response.status} for ${key}`);
      } catch (error) {
        noteFailed(error);
      }
      return undefined;
    };

    const client = async (number: number, around: UnderKills) => {
      for (let count = 0; around.isRunning(); count++) {
        const key = `client-${number}-message-${String(count).padStart(6, '0')}`;
        let reference: string | undefined;
        while (reference === undefined) {
          reference = await send(key, around);
          if (reference === undefined) await sleep(40);
        }
        acknowledged.set(key, reference);
        // A visitor who got no response sends again.
        if (count % 4 === 0) {
          const again = await send(key, around);
          if (again !== undefined && again !== reference)
            contradictions.push(`${key}: ${reference}, ${again}`);
        }
      }
    };

    const cut = await underKills({
      environment,
      origin,
      kills,
      seed,
      lifeMs: { least: 10, more: 150 },
      clients: Array.from({ length: clients }, (_, number) => (around) => client(number, around)),
    });

    const store = openStore(readSettings(environment));
    const rows = await store.database.all<{ idempotency_key: string; reference: string; messages: number }>(
      `SELECT idempotency_key, reference,
           (SELECT CAST(COUNT(*) AS BIGINT) FROM outbox WHERE outbox.reference = enquiries.reference) AS messages
         FROM enquiries`,
    );
    await store.close();
    const stored = new Map(rows.map((row) => [row.idempotency_key, row.reference]));
    console.log(`kill test: ${rows.length} stored, ${acknowledged.size} acknowledged, ${cut} requests cut`);
    expect(contradictions).toEqual([]);
    expect(stored.size).toBe(rows.length);
    expect(stored).toEqual(acknowledged);
    expect(rows.filter(({ messages }) => messages !== 2)).toEqual([]);
    // The kills must have met requests on their way, or the test proves nothing.
    expect(cut).toBeGreaterThanOrEqual(kills);
    expect(acknowledged.size).toBeGreaterThan(kills * 2);
  });
});
