import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RouteName } from '@vanda/desk-api/routes';
import { dayMs } from '@vanda/forms/day';
import { insertTerms } from '@vanda/server/testing/insert-enquiry';
import { linkOf, linkSecret, pageOf, submit } from '@vanda/server/testing/registrant';
import type { TestService } from '@vanda/server/testing/service';
import { overBothStores } from '@vanda/server/testing/stores';
import { seededRandom } from '@vanda/testing/random';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Asking, type Browser, startDesk, type TestDesk } from './support/desk.ts';

const enquiries = 100_000;
const limitMs = 100;
const limitsMs = { healthMs: 250, pageMs: 250, erasureMs: 1000 };

/** Worst response times in milliseconds. */
type ErasingLoad = { healthMs: number; pageMs: number; erasureMs: number; rewriteMs: number };

overBothStores((freshStore) => {
  let desk: TestDesk;
  let rachel: Browser;

  beforeAll(async () => {
    desk = await startDesk({ ...(await freshStore()), LINK_SECRET: linkSecret });
    await fill(desk);
    rachel = await desk.signedIn();
  }, 600_000);
  afterAll(() => desk.close());

  it(`with ${enquiries} enquiries in the store inbox, search and counts each take less than ${limitMs} ms`, {
    timeout: 600_000,
  }, async () => {
    const search = async (text: string) => (await rachel.ask('keepSearch', { body: { text } })).body.id;
    const [common, rare, two] = [await search('ta'), await search('company4711'), await search('tan clos')];
    const [uneven, three] = [await search('company4711 clos'), await search('tan clos december')];
    const middle = (await rachel.ask('inbox', { query: { limit: 50 } })).body.nextCursor;
    const asked: [string, RouteName, Asking][] = [
      ['inbox, open', 'inbox', { query: {} }],
      ['inbox, open, second page', 'inbox', { query: { cursor: middle } }],
      ['inbox, with nobody', 'inbox', { query: { view: 'unassigned' } }],
      ['inbox, answered', 'inbox', { query: { view: 'answered' } }],
      ['inbox, one form', 'inbox', { query: { form: 'generative-ai' } }],
      ['inbox, a common beginning', 'inbox', { query: { search: common } }],
      ['inbox, two words', 'inbox', { query: { search: two } }],
      ['people, a common beginning', 'people', { query: { search: common } }],
      ['people, a rare word', 'people', { query: { search: rare } }],
      ['people, two words', 'people', { query: { search: two } }],
      ['people, a rare and a common word', 'people', { query: { search: uneven } }],
      ['inbox, a rare and a common word', 'inbox', { query: { search: uneven } }],
      ['people, three words', 'people', { query: { search: three } }],
      ['counts', 'poll', { query: { since: 0 } }],
    ];
    const figures: Record<string, number> = {};
    for (const [what, name, asking] of asked) figures[what] = await leastMs(() => rachel.ask(name, asking));
    console.log(desk.service.store.database.kind, JSON.stringify(figures));
    for (const [what, ms] of Object.entries(figures)) expect(ms, what).toBeLessThan(limitMs);
  });

  it('answers health and pages within 250 ms while six registrants erase their data', {
    timeout: 600_000,
  }, async () => {
    // What blocks the event loop shows in each round, other work seldom in three: the least of each figure counts.
    const rounds: ErasingLoad[] = [];
    const least = (figure: keyof ErasingLoad) => Math.min(...rounds.map((round) => round[figure]));
    const figures = Object.keys(limitsMs) as (keyof typeof limitsMs)[];
    do {
      desk.clock.advance(10 * 60_000);
      rounds.push(await measureRound(desk.service));
    } while (rounds.length < 3 && figures.some((figure) => least(figure) >= limitsMs[figure]));
    console.log(desk.service.store.database.kind, JSON.stringify(rounds));
    for (const figure of figures) expect(least(figure), figure).toBeLessThan(limitsMs[figure]);
  });
});

/** Returns the shortest of nine times after a warm-up, because other tests use the machine too. */
async function leastMs(ask: () => Promise<{ status: number }>): Promise<number> {
  expect((await ask()).status).toBe(200);
  const times: number[] = [];
  for (let count = 0; count < 9; count++) {
    const startedAtMs = performance.now();
    await ask();
    times.push(performance.now() - startedAtMs);
  }
  return Math.round(Math.min(...times) * 10) / 10;
}

const surnames = 'Tan,Lim,Lee,Ng,Ong,Wong,Goh,Chua,Chan,Koh,Teo,Nair,Rahmat'.split(',');
const message =
  'tender closes december review warehouse office seats quotation copilot planning february clinic parents book register audit policy board'.split(
    ' ',
  );
const statuses = 'open,answered,answered,answered,closed,closed,closed,answered,closed,answered'.split(',');

/** The copies of an original differ in four digits of the reference. */
const originals = 5000;

/**
 * Enquiries of a year, a tenth of them open. The database copies enquiries and then makes the index: row by row, 100,000
 * took five minutes.
 */
async function fill({ service, clock }: TestDesk): Promise<void> {
  const { database } = service.store;
  const original = originalsBefore(clock.now(), database.kind === 'SQLite' ? 1600 : 0);
  await database.script('DROP INDEX search_terms_by_reference');
  for (let from = 0; from < originals; from += 1000) {
    const rows = Array.from({ length: 1000 }, (_, index) => original(from + index));
    await database.transaction(async (queries) => {
      for (const { reference, values, form, status, receivedAtMs } of rows) {
        const answeredAtMs = status === 'open' ? null : receivedAtMs + dayMs / 3;
        const closedAtMs = status === 'closed' ? receivedAtMs + dayMs : null;
        await queries.run(
          `INSERT INTO enquiries (reference, form, data, marketing_consent, status, idempotency_key, content_hash,
             received_at, email, answered_at, closed_at)
           VALUES ($1, $2, $3, 0, $5, $1, $1, $4, $6, $7, $8)`,
          [
            reference,
            form,
            JSON.stringify(values),
            receivedAtMs,
            status,
            values.email,
            answeredAtMs,
            closedAtMs,
          ],
        );
      }
      await insertTerms(queries, rows);
    });
  }
  // Copy by copy: a statement on PostgreSQL may take ten seconds.
  for (let copy = 1; copy < enquiries / originals; copy++) {
    const reference = `'ENQ-${1000 + copy}' || substr(reference, 9)`;
    await database.script(`INSERT INTO enquiries (reference, form, data, marketing_consent, status, idempotency_key,
        content_hash, received_at, email, answered_at, closed_at)
      SELECT ${reference}, form, replace(data, '"email":"', '"email":"${copy}'), 0, status, ${reference}, ${reference},
        received_at - ${copy}, '${copy}' || email, answered_at, closed_at
      FROM enquiries WHERE reference LIKE 'ENQ-0000%'`);
    await database.script(`INSERT INTO search_terms (term, reference)
      SELECT term, ${reference} FROM search_terms WHERE reference LIKE 'ENQ-0000%' ORDER BY 1`);
  }
  await database.script('CREATE INDEX search_terms_by_reference ON search_terms (reference, term)');
  // What PostgreSQL's own housekeeping does within minutes of so many rows.
  if (database.kind === 'PostgreSQL') await database.script('VACUUM ANALYZE enquiries, search_terms');
}

/** @param messageLength SQLite rewrites its file after an erasure: 180 MB take seconds */
function originalsBefore(nowMs: number, messageLength: number) {
  const random = seededRandom(7);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  return (number: number) => ({
    reference: `ENQ-0000-${String(number).padStart(4, '0')}`,
    form: number % 8 === 0 ? 'generative-ai' : 'contact',
    status: statuses[number % 10] ?? '',
    receivedAtMs: nowMs - Math.floor((random() * 360 + 0.01) * dayMs),
    values: {
      name: `Person${number % 5000} ${pick(surnames)}`,
      email: `person${number}@firm${number % 900}.example`,
      company: `Company${number % 9000}`,
      message: Array.from({ length: 14 }, () => pick(message))
        .join(' ')
        .padEnd(messageLength, '. '),
    },
  });
}

async function measureRound({ origin, retention, send }: TestService): Promise<ErasingLoad> {
  const links: string[] = [];
  for (let count = 0; count < 6; count++) {
    const values = { email: `gone${count}@example.com`, idempotencyKey: randomUUID() };
    const reference = await send(values, 'professional-scrum-master');
    links.push(linkOf(origin, reference));
  }
  const probe = startProbe(origin);
  const erasures = links.map(async (link) => {
    const { csrf } = await pageOf(`${link}/erase`);
    const startedAtMs = performance.now();
    const { status } = await submit(link, 'erase', csrf);
    if (status !== 200) throw new Error(`an erasure was answered ${status}`);
    return performance.now() - startedAtMs;
  });
  const erasureMs = Math.max(...(await Promise.all(erasures)));
  const startedAtMs = performance.now();
  await retention.look();
  const rewriteMs = performance.now() - startedAtMs;
  return { ...(await probe.stop()), erasureMs, rewriteMs };
}

function startProbe(origin: string) {
  let isStopped = false;
  const worst = async (path: string) => {
    let worstMs = 0;
    while (!isStopped) {
      const startedAtMs = performance.now();
      // Part of the time: probe and service share an event loop.
      await sleep(5);
      const response = await fetch(`${origin}${path}`);
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} was answered ${response.status}`);
      worstMs = Math.max(worstMs, performance.now() - startedAtMs - 5);
    }
    return worstMs;
  };
  const both = Promise.all([worst('/healthz'), worst('/')]);
  return {
    async stop() {
      isStopped = true;
      const [healthMs, pageMs] = await both;
      return { healthMs, pageMs };
    },
  };
}
