import path from 'node:path';
import { temporaryFolder } from '@vanda/testing/temporary-folder';
import { expect, it } from 'vitest';
import { openStore } from '../src/platform/database/store.ts';
import { readSettings } from '../src/platform/env.ts';
import { prepareService } from './support/process.ts';
import { linkOf, linkSecret, pageOf, submit } from './support/registrant.ts';
import { groupForm } from './support/seat-register.ts';
import { postJson } from './support/service.ts';
import { writeCourses } from './support/site.ts';
import { overBothStores } from './support/stores.ts';
import { underKills } from './support/under-kills.ts';

const capacity = 9;
/** Days far in the future, because the service uses the machine's clock. */
const days = ['2099-01-11', '2099-02-15', '2099-03-15'];

const kills = 12;

overBothStores((freshStore) => {
  it('every change of a registration that was acknowledged is in the seat register once, with one email, after 12 kills under load', {
    timeout: 600_000,
  }, async () => {
    const prepared = await prepareService(await freshStore());
    const sessions = path.join(temporaryFolder(), 'sessions.json');
    writeCourses(sessions, { [groupForm]: days.map((start) => ({ start, end: start, seats: capacity })) });
    const environment = { ...prepared.environment, SITE_SESSIONS: sessions, LINK_SECRET: linkSecret };
    const { origin } = prepared;
    const acknowledged = new Map<string, string>();
    const surprises: string[] = [];

    const cut = await underKills({
      environment,
      kills,
      lifeMs: { least: 60, more: 240 },
      clients: 6,
      async visit(untilAnswered, count, number) {
        const key = `client-${number}-${String(count).padStart(8, '0')}`;
        const person = { firstName: 'Mei', lastName: 'Tan', email: `${key}@example.com` };
        const values = { ...person, courseDate: days[0], idempotencyKey: key };
        const { body } = await untilAnswered(() => postJson(origin, groupForm, values));
        const reference = String(body.reference);
        const link = linkOf(origin, reference);
        const acts: [string, Record<string, string>][] = [
          ['move', { day: days[1 + (count % 2)] ?? '' }],
          ['correct', { ...person, lastName: `Tan ${count}` }],
          ...(count % 3 ? [['cancel', {}] satisfies [string, Record<string, string>]] : []),
        ];
        for (const [act, fields] of acts) {
          const { csrf } = await untilAnswered(() => pageOf(link));
          const answer = await untilAnswered(() => submit(link, act, { ...csrf, ...fields }));
          if (answer.status === 303) acknowledged.set(`link:${csrf.key}`, reference);
          else if (answer.status !== 409) surprises.push(`${answer.status} for ${act}`);
        }
      },
    });

    const store = openStore(readSettings(environment));
    const { database } = store;
    const done = await database.all<{ reference: string; idempotency_key: string; version: number }>(
      "SELECT reference, idempotency_key, version FROM registration_history WHERE idempotency_key LIKE 'link:%'",
    );
    const emails = await database.all<{ id: string }>('SELECT id FROM emails');
    const taken = await database.all<{ day: string; taken: number }>(
      `SELECT day, CAST(SUM(seats) AS BIGINT) AS taken FROM registrations
     WHERE status IN ('held', 'confirmed', 'offered') GROUP BY day`,
    );
    const [without] = await database.all<{ count: number }>(
      `SELECT CAST(COUNT(*) AS BIGINT) AS count FROM enquiries
     WHERE reference NOT IN (SELECT reference FROM registrations)`,
    );
    await store.close();
    console.log(
      `seat register kill test: ${done.length} acts, ${acknowledged.size} acknowledged, ${cut} requests cut`,
    );
    expect(surprises).toEqual([]);
    expect(new Map(done.map((line) => [line.idempotency_key, line.reference]))).toEqual(acknowledged);
    expect(done).toHaveLength(acknowledged.size);
    expect(emails.map(({ id }) => id).toSorted()).toEqual(
      done.map(({ reference, version }) => `${reference.toLowerCase()}.email-${version}`).toSorted(),
    );
    for (const each of taken) expect(each.taken).toBeLessThanOrEqual(capacity);
    expect(without?.count).toBe(0);
    expect(cut).toBeGreaterThanOrEqual(kills / 2);
    expect(acknowledged.size).toBeGreaterThan(kills);
  });
});
