import { expect, it } from 'vitest';
import { prepareService } from './support/process.ts';
import { postJson } from './support/service.ts';
import { bodyFor } from './support/slow-post.ts';
import { isLongRun, overStores, withStore } from './support/stores.ts';
import { underKills } from './support/under-kills.ts';

const kills = isLongRun ? 12 : 3;

overStores((freshStore) => {
  it(`every registration that got a 2xx is stored exactly once after ${kills} kills under load`, {
    timeout: 600_000,
  }, async () => {
    const { environment, origin } = await prepareService(await freshStore());
    const acknowledged = new Map<string, string>();
    const contradictions: string[] = [];

    const cut = await underKills({
      environment,
      kills,
      lifeMs: { least: 10, more: 150 },
      clients: 8,
      async visit(untilAnswered, count, number) {
        const key = `client-${number}-message-${String(count).padStart(6, '0')}`;
        // A visitor who got no response sends again, and so do some who got one.
        for (let time = 0; time < (count % 4 === 0 ? 2 : 1); time++) {
          const { status, body } = await untilAnswered(() => postJson(origin, 'contact', bodyFor(key)));
          const earlier = acknowledged.get(key) ?? body.reference;
          if (status >= 300 || earlier !== body.reference) contradictions.push(`${status} for ${key}`);
          acknowledged.set(key, String(body.reference));
        }
      },
    });

    const rows = await withStore(environment, ({ database }) =>
      database.all<{ idempotency_key: string; reference: string; messages: number }>(
        `SELECT idempotency_key, reference,
           (SELECT CAST(COUNT(*) AS BIGINT) FROM outbox WHERE outbox.reference = enquiries.reference) AS messages
         FROM enquiries`,
      ),
    );
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
