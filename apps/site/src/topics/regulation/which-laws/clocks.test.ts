import { describe, expect, test } from 'vitest';
import { markets } from '../../../schemas/instrument.ts';
import { actWords, clocksOf, deadline, isAfter, momentIn, shortestOf, withinWords } from './clocks.ts';
import { finder } from './find-laws.fixture.ts';

const today = '2026-11-28';
const notice = (within?: string) => ({ of: ['breach' as const], act: 'Tell somebody', within });
/** Friday 27 November 2026, 23:30 in Singapore. */
const noticed = Date.parse('2026-11-27T15:30:00Z');

describe('a deadline', () => {
  test.each([
    ['72 hours', 'Asia/Singapore', 'Mon 30 Nov 2026, 23:30'],
    ['1 hours', 'Asia/Singapore', 'Sat 28 Nov 2026, 00:30'],
    ['3 days', 'Asia/Singapore', 'Mon 30 Nov 2026, 23:59'],
    // In Seoul it is already Saturday.
    ['3 days', 'Asia/Seoul', 'Tue 1 Dec 2026, 23:59'],
    ['5 weekdays', 'Asia/Ho_Chi_Minh', 'Fri 4 Dec 2026, 23:59'],
    ['72 hours', 'Europe/Brussels', 'Mon 30 Nov 2026, 16:30'],
  ])('of %s in %s counts hours from the moment, and days by the calendar there', (within, zone, expected) => {
    const at = deadline(noticed, notice(within), zone);
    expect(momentIn(at ?? 0, zone)).toBe(expected);
  });

  test('keeps the last minute of the day over a change of the clock', () => {
    const spring = Date.parse('2027-03-27T09:00:00Z');
    const at = deadline(spring, notice('2 days'), 'Europe/Brussels');
    expect(momentIn(at ?? 0, 'Europe/Brussels')).toBe('Mon 29 Mar 2027, 23:59');
  });

  test('is absent where the law names no figure', () => {
    expect(deadline(noticed, notice(), 'Asia/Taipei')).toBeUndefined();
    expect([
      withinWords(notice()),
      withinWords(notice('1 hours')),
      withinWords(notice('5 weekdays')),
    ]).toEqual(['without delay', '1 hour', '5 working days']);
  });
});

describe('the clocks', () => {
  const clocks = clocksOf(finder.laws, today);

  test('begin with the shortest, and leave out what does not apply yet', () => {
    expect(clocks[0]?.notice.within).toBe('1 hours');
    expect(clocks.map(({ law }) => law.id)).not.toContain('in-dpdp-2023');
    expect(clocksOf(finder.laws, '2027-05-13').map(({ law }) => law.id)).toContain('in-dpdp-2023');
    expect(clocks.map(({ law }) => law.id)).not.toContain('sg-health-information-act');
  });

  test('are led by one of each figure up to three days, with every market that has it from the same moment', () => {
    const shortest = [...shortestOf(clocks, markets)].map(
      ([{ notice, market }, others]) => `${withinWords(notice)}: ${market}, of ${new Set(others).size}`,
    );
    expect(shortest[0]).toBe('1 hour: singapore, of 2');
    expect(shortest).toContain('72 hours: malaysia, of 8');
    expect(shortest.filter((one) => one.startsWith('3 days'))).toEqual(['3 days: singapore, of 1']);
  });

  test('exist for every event, and for a breach in every market with a law that asks for notice', () => {
    for (const event of ['breach', 'decision', 'complaint', 'deepfake', 'outage'] as const)
      expect(clocks.filter(isAfter(event)).length, event).toBeGreaterThan(1);
    const markets = new Set(clocks.filter(isAfter('breach')).map(({ market }) => market));
    expect([...markets]).toEqual(
      expect.arrayContaining(['singapore', 'malaysia', 'vietnam', 'eu', 'uk', 'korea']),
    );
  });

  test.each([
    ['eu-dora', '4 hours', 'the classification as major'],
    ['eu-cra', '30 days', undefined],
    ['india-it-rules', '2 hours', 'the complaint'],
    ['india-it-rules', '3 hours', 'the order or the reasoned notice'],
    ['eu-gdpr', '28 days', 'the request'],
    ['us-state-profiling', '45 days', 'the request'],
    ['eu-platform-work', '14 days', 'the request'],
  ])('of %s include %s, counted from the moment that it names', (id, within, after) => {
    const found = clocksOf(finder.laws, '2026-12-03').filter(({ law }) => law.id === id);
    expect(found.map(({ notice }) => [notice.within, notice.after])).toContainEqual([within, after]);
  });

  test('a duty with the topic of a breach has a clock, so both doors of the finder agree', () => {
    const silent = finder.laws.flatMap(({ id, duties }) =>
      duties.filter(({ topic, notices }) => topic === 'breach' && !notices).map(() => id),
    );
    expect(silent).toEqual([]);
  });

  const notices = finder.laws.flatMap(({ duties }) => duties.flatMap((duty) => duty.notices ?? []));
  test('name their firms where the condition speaks of the firm, and a condition where they name them', () => {
    const differ = notices.filter(
      (one) => (one.firm !== undefined) !== /\b(your? |on your)/.test(one.if ?? ''),
    );
    expect(differ).toEqual([]);
  });

  const verbs =
    /^(Acknowledge|Answer|Check|Decide|End|Explain|Give|Inform|Let|Make sure|Obey|Post|Remove|Report|Send|Suspend|Take|Tell) /;

  test.each([...new Set(notices.flatMap((one) => actWords({ notice: one })))])(
    'say in a sentence: %s',
    (text) => {
      if (!/^(Only if|If) /.test(text)) expect(text).toMatch(verbs);
      expect(text).toMatch(/[^.,;:]\.$/);
      // An answer or a removal is not “told”, and nobody is told nothing.
      expect(text).not.toMatch(/, (by|with|of|in|that) |nobody|Tell .*: /);
    },
  );
});
