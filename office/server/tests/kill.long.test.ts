import { randomUUID } from 'node:crypto';
import { insertEnquiry } from '@vanda/server/testing/insert-enquiry';
import { prepareService } from '@vanda/server/testing/process';
import { enquiry } from '@vanda/server/testing/service';
import { overBothStores, storeOf } from '@vanda/server/testing/stores';
import { underKills } from '@vanda/server/testing/under-kills';
import { freePort } from '@vanda/testing/free-port';
import { expect, it } from 'vitest';
import { startSession } from '../src/store/login-sessions.ts';

const kills = 12;
const clients = 8;

overBothStores((freshStore) => {
  it('stores every acknowledged command of the desk exactly once after kills under load', {
    timeout: 600_000,
  }, async () => {
    const prepared = await prepareService(await freshStore());
    const deskPort = await freePort();
    const deskUrl = `http://localhost:${deskPort}`;
    const environment = {
      ...prepared.environment,
      DESK_URL: deskUrl,
      DESK_PORT: String(deskPort),
      DESK_HOST: '127.0.0.1',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'hello@vanda.example',
      MAIL_TO: 'desk@vanda.example',
    };
    const { cookie, references } = await furnish(environment);
    const acknowledged = new Map<string, number>();
    const contradictions: string[] = [];

    const cut = await underKills({
      environment,
      kills,
      lifeMs: { least: 10, more: 150 },
      clients,
      async visit(untilAnswered, count, number) {
        const reference = references[number] ?? '';
        const act = async (path: string, body: object) => {
          const request = {
            method: 'POST',
            headers: { origin: deskUrl, cookie, 'content-type': 'application/json' },
            body: JSON.stringify({ idempotencyKey: randomUUID(), ...body }),
          };
          const url = `http://127.0.0.1:${deskPort}/api/enquiries/${reference}/${path}`;
          const response = await untilAnswered(async () => (await fetch(url, request)).json());
          const { enquiry: changed } = response as { enquiry?: { version: number } };
          if (!changed) contradictions.push(JSON.stringify(response));
          return changed?.version;
        };
        const version = await act('notes', { text: `Note ${count}` });
        const email = { templateId: null, subject: 'Yours', text: `Dear you,\n\nanswer ${count}` };
        await act('reply', { version, ...email });
        acknowledged.set(reference, count + 1);
      },
    });

    const store = storeOf(environment);
    const count = async (sql: string, reference: string) => {
      const [row] = await store.database.all<{ count: number }>(
        `SELECT CAST(COUNT(*) AS BIGINT) AS count FROM ${sql} = $1`,
        [reference],
      );
      return row?.count;
    };
    let acts = 0;
    for (const [reference, visits] of acknowledged) {
      acts += 2 * visits;
      expect(await count('enquiry_notes WHERE reference', reference)).toBe(visits);
      expect(await count("outbox WHERE kind = 'email' AND reference", reference)).toBe(visits);
      expect(await count('emails JOIN outbox ON outbox.id = emails.id WHERE reference', reference)).toBe(
        visits,
      );
      expect(await count('enquiry_history WHERE reference', reference)).toBe(2 * visits);
      expect(await count('audit_log WHERE reference', reference)).toBe(2 * visits);
      const [row] = await store.database.all<{ version: number }>(
        'SELECT version FROM enquiries WHERE reference = $1',
        [reference],
      );
      expect(row?.version).toBe(1 + 2 * visits);
    }
    await store.close();
    console.log(`kill test of the desk: ${acts} acts acknowledged, ${cut} requests cut`);
    expect(contradictions).toEqual([]);
    expect(cut).toBeGreaterThanOrEqual(kills);
  });
});

async function furnish(
  environment: Record<string, string>,
): Promise<{ cookie: string; references: string[] }> {
  const store = storeOf(environment);
  await store.ready();
  const atMs = Date.now();
  const references: string[] = [];
  for (let number = 0; number < clients; number++)
    references.push(await insertEnquiry(store, { ...enquiry, message: `${number}` }, { atMs }));
  const token = await store.database.transaction(async (queries) => {
    await queries.run(
      `INSERT INTO staff_members (id, name, role, status, version, made_at, keys_off)
       VALUES ('c', 'Rachel Koh', 'administrator', 'active', 1, $1, '')`,
      [atMs],
    );
    await queries.run(
      `INSERT INTO passkeys (id, credential, public_key, counter, transports, staff_member, name, is_synced, added_at)
       VALUES ('p', 'p', 'p', 0, '', 'c', 'Laptop', 0, $1)`,
      [atMs],
    );
    return startSession(queries, { staffMember: 'c', passkey: 'p' }, atMs);
  });
  await store.close();
  return { cookie: `__Host-desk=${token}`, references };
}
