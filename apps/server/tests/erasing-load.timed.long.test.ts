import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { linkToken } from '../src/modules/registrations/self-service/link.ts';
import { fillStore } from './support/fill-store.ts';
import { seededRandom } from './support/random.ts';
import { pageOf, submit } from './support/registrant.ts';
import { august2025, fixedClock, startService, type TestService } from './support/service.ts';

const linkSecret = 'a secret of the test, long enough';
const limitsMs = { healthMs: 250, pageMs: 250, erasureMs: 1000 };

/** Worst response times in milliseconds. */
type ErasingLoad = { healthMs: number; pageMs: number; erasureMs: number; rewriteMs: number };

// Of the two stores SQLite alone rewrites its file after an erasure.
it('answers health and pages within 250 ms while six registrants erase their data, with 100,000 enquiries', {
  timeout: 1_800_000,
}, async () => {
  const clock = fixedClock();
  const service = await startService({ LINK_SECRET: linkSecret }, { clock });
  const random = seededRandom(11);
  await fillStore(service, 100_000, (number) => ({
    values: {
      name: `Person${number % 5000}`,
      email: `person${number}@firm${number % 900}.example`,
      message: Array.from({ length: 30 }, () => `word${Math.floor(random() * 900)}`)
        .join(' ')
        .padEnd(1600, '. '),
    },
    form: 'contact',
    standing: 'open',
    receivedAtMs: august2025,
    answeredAtMs: null,
    closedAtMs: null,
  }));
  // What blocks the event loop shows in each round, other work seldom in three: the least of each figure counts.
  const rounds: ErasingLoad[] = [];
  const least = (figure: keyof ErasingLoad) => Math.min(...rounds.map((round) => round[figure]));
  const figures = Object.keys(limitsMs) as (keyof typeof limitsMs)[];
  do {
    clock.advance(10 * 60_000);
    rounds.push(await measureRound(service));
  } while (rounds.length < 3 && figures.some((figure) => least(figure) >= limitsMs[figure]));
  console.log(JSON.stringify(rounds));
  for (const figure of figures) expect(least(figure), figure).toBeLessThan(limitsMs[figure]);
});

async function measureRound({ origin, retention, send }: TestService): Promise<ErasingLoad> {
  const links: string[] = [];
  for (let count = 0; count < 6; count++) {
    const values = { email: `gone${count}@example.com`, idempotencyKey: randomUUID() };
    const reference = await send(values, 'professional-scrum-master');
    const token = linkToken({ reference, tokenVersion: 1, lastDay: '2025-12-31' }, linkSecret);
    links.push(`${origin}/api/registrations/${token}`);
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
