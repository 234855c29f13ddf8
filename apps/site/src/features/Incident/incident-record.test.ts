import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageSchemas } from '../../schemas/page.ts';
import { actWords, bindsSome } from '../../topics/regulation/which-laws/clocks.ts';
import { finder } from '../../topics/regulation/which-laws/find-laws.fixture.ts';
import {
  breachToo,
  byWords,
  type CountedClock,
  countClocks,
  countWords,
  type Incident,
  incidentCalendar,
  lawsOf,
  linkTo,
  markdownRecord,
  reachOf,
  readIncident,
  silences,
  wordsOf as wordsOfClock,
} from './incident-record.ts';

const file = path.resolve(import.meta.dirname, '../../content/pages/incident.yaml');
const copy = pageSchemas.incident.parse(parse(readFileSync(file, 'utf8')));
const nowMs = Date.parse('2026-11-28T02:00:30Z');
const incident: Incident = {
  event: 'breach',
  markets: ['in-singapore', 'in-eu'],
  isAtHome: true,
  kinds: [],
  noticedMs: nowMs - 30_000,
  moments: {},
};
const count = (part: Partial<Incident>) => countClocks(copy, finder, { ...incident, ...part }, nowMs);
/** Clocks of the markets chosen, and those that run wherever the people are. */
const byPlace = (clocks: readonly CountedClock[]) =>
  [
    clocks.filter(({ notice }) => !notice.isAnywhere),
    clocks.filter(({ notice }) => notice.isAnywhere),
  ] as const;
const wordsOf = (part: Partial<Incident>, id: string) =>
  count(part)
    .filter(({ law }) => law.id === id)
    .map(byWords);

describe('an incident', () => {
  test('survives its link, and a damaged one begins at this minute without a market', () => {
    const abroad = {
      ...incident,
      isAtHome: false,
      kinds: ['maker', 'none'],
      moments: { 'sg-pdpa-5-0': nowMs },
    };
    for (const one of [incident, abroad]) expect(readIncident(copy, linkTo(finder, one), nowMs)).toEqual(one);
    for (const hash of ['', '#a=', '#a=2026-11-28;event=flood;markets=in-atlantis;noticed=yesterday'])
      expect(readIncident(copy, hash, nowMs)).toEqual({ ...incident, markets: [] });
  });

  test('lists the markets chosen and no other by deadline, those of some firms among them, Singapore first where equal', () => {
    const clocks = count({});
    const [there, anywhere] = byPlace(clocks);
    expect(new Set(there.map(({ market }) => market))).toEqual(new Set(['singapore', 'eu']));
    // A ransom is reported to Australia wherever the people are, by who does business there.
    expect(anywhere.map(({ law }) => law.id)).toEqual(['australia-cyber-security-act-2024']);
    const dated = clocks.filter(({ atMs, isMore }) => atMs !== undefined && !isMore);
    expect(dated.map(({ atMs }) => atMs)).toEqual(dated.map(({ atMs }) => atMs).sort());
    expect(byWords(clocks[0] ?? expect.fail())).toBe('Sat 28 Nov 2026, 11:00 in Singapore');
    const within = clocks.findIndex(({ notice }) => notice.within === undefined);
    expect(clocks.slice(within).find(({ notice }) => notice.within !== undefined)?.isMore).toBe(true);
  });

  test.each([20, 30, 60, 100, 200])(
    '%s hours later the next deadline that can be met leads, and none sooner is folded',
    (hours) => {
      const clocks = count({ noticedMs: nowMs - hours * 3_600_000 });
      const open = clocks.filter(({ atMs, isPast }) => atMs !== undefined && !isPast);
      const earliest = Math.min(...open.map(({ atMs = 0 }) => atMs));
      expect(open[0]?.atMs).toBe(earliest);
      expect(open[0]?.isMore).toBe(false);
      const folded = clocks.filter(({ isMore }) => isMore);
      expect(folded.filter((clock) => !bindsSome(clock) || clock.isPast)).toEqual([]);
    },
  );

  test('shows the maker of a product its 24 hours before the 72 of the data law, marked as for some firms', () => {
    const clocks = count({ markets: ['in-eu'], noticedMs: nowMs - 19 * 3_600_000 });
    const at = (id: string) => clocks.findIndex(({ law, starts }) => law.id === id && !starts);
    expect(at('eu-cra')).toBeLessThan(at('eu-gdpr'));
    expect(actWords(clocks[at('eu-cra')] ?? expect.fail())[1]).toMatch(/^Only if you make the product/);
  });

  test('shows first what binds a firm of the kind that was ticked, and folds what binds other kinds', () => {
    const maker = count({ markets: ['in-eu'], kinds: ['maker'] });
    const shown = new Set(byPlace(maker)[0].flatMap(({ isMore, notice }) => (isMore ? [] : [notice.firm])));
    expect(shown).toEqual(new Set(['maker', undefined]));
    expect(new Set(maker.map(({ notice }) => notice.firm))).toContain('finance');
    const [first] = maker;
    expect(first && wordsOfClock(first)).toMatch(/If you make the product/);
    const none = count({ kinds: ['none'] }).filter(({ isMore }) => !isMore);
    expect(byPlace(none)[0].filter(bindsSome)).toEqual([]);
    const other = count({ event: 'deepfake', kinds: ['none'] }).filter(
      ({ notice }) => notice.firm === 'other',
    );
    expect(other.filter(({ isMore }) => isMore)).toEqual([]);
    expect(other).not.toEqual([]);
  });

  test('leads a supplier to its customer, and leaves the customer’s notices to a firm whose data it is', () => {
    const [first, ...others] = count({ kinds: ['processor'], markets: ['in-singapore'] }).filter(
      ({ law }) => law.id === 'sg-pdpa',
    );
    expect(first?.notice.act).toContain('Tell the customer');
    expect(first?.isOurs).toBe(true);
    expect(others.map(wordsOfClock)).toEqual(
      others.map(() => expect.stringContaining('Only if the data is yours')),
    );
    expect(others.length).toBeGreaterThan(2);
    const abroad = count({ kinds: ['processor'], markets: ['in-japan'], isAtHome: false });
    const japan = abroad.filter(({ law }) => law.id === 'jp-appi').map(wordsOfClock);
    expect(new Set(japan.map((text) => text.includes('Only if the data is yours')))).toEqual(new Set([true]));
  });

  test('names a law without a clock whose subject the event is', () => {
    const there = { ...incident, markets: ['in-indonesia'] };
    expect(lawsOf(finder, there, count(there)).map(({ id }) => id)).toContain(
      'id-private-operator-registration',
    );
    const image: Incident = { ...incident, event: 'deepfake', markets: ['in-singapore'] };
    expect(lawsOf(finder, image, count(image)).map(({ id }) => id)).toContain('sg-criminal-law-2025');
    expect(wordsOf({ ...there, event: 'outage', markets: ['in-vietnam'] }, 'vietnam-ai-law')).toEqual([
      'Without delay',
    ]);
  });

  test('counts the law of Singapore for a firm there, wherever the people are', () => {
    const abroad = { markets: ['in-hong-kong'] };
    expect(wordsOf(abroad, 'sg-pdpa')).toContain('3 days from the end of your assessment');
    expect(wordsOf({ ...abroad, isAtHome: false }, 'sg-pdpa')).toEqual([]);
    expect(count({ markets: [] })).toEqual([]);
  });

  test('prints no hour for a clock that counts from another moment, until it is entered', () => {
    const ransom = { markets: ['in-australia'], noticedMs: Date.parse('2026-11-24T02:00:00Z') };
    const law = 'australia-cyber-security-act-2024';
    expect(wordsOf(ransom, law)).toEqual([
      '72 hours from the payment of a ransom, or the moment you learned of it',
    ]);
    const key = count(ransom).find((clock) => clock.law.id === law)?.key ?? '';
    // Friday, 15:00 in Brisbane.
    const moments = { [key]: Date.parse('2026-11-27T05:00:00Z') };
    expect(wordsOf({ ...ransom, moments }, law)).toEqual(['Mon 30 Nov 2026, 16:00 in Sydney']);
    const paid = count({ ...ransom, moments }).find((clock) => clock.key === key);
    expect(paid && countWords(paid)).toContain('Brisbane is an hour behind');
  });

  test('takes the time from a direction, which whoever enters it has received', () => {
    const order = { event: 'deepfake' as const, markets: ['in-singapore'] };
    const law = 'sg-online-criminal-harms';
    expect(wordsOf(order, law)).toEqual(['In the time that the direction sets']);
    const key = count(order).find((clock) => clock.law.id === law)?.key ?? '';
    const entered = count({ ...order, moments: { [key]: nowMs + 3_600_000 } }).find((one) => one.key === key);
    expect(entered && [byWords(entered), countWords(entered), entered.isOurs]).toEqual([
      'Sat 28 Nov 2026, 11:00 in Singapore',
      'As the direction says.',
      true,
    ]);
  });

  test('counts a request from its receipt', () =>
    expect(wordsOf({ event: 'complaint' }, 'eu-gdpr')).toContain('Sat 26 Dec 2026, 23:59 in Brussels'));

  test('shows with a complaint what a decision by software asks', () => {
    const after = (event: Incident['event']) =>
      count({ event, markets: ['in-uk', 'in-eu', 'in-indonesia', 'in-philippines', 'in-usa'] });
    const complaint = new Set(after('complaint').map(({ notice }) => notice));
    const whoAsks = after('decision').filter(({ notice }) => !/authority/.test(notice.act));
    expect(whoAsks.filter(({ notice }) => !complaint.has(notice))).toEqual([]);
  });

  test('says what else a law asks: its representative, its officer, the penalty for silence', () => {
    const texts = (id: string, event: Incident['event'] = 'breach') =>
      reachOf(finder.laws.find(({ id: one }) => one === id) ?? expect.fail(), event).join();
    expect(texts('india-it-rules', 'deepfake')).toMatch(/label it visibly.*metadata.*three months.*mailbox/);
    expect(texts('india-it-rules', 'complaint')).not.toContain('label it visibly');
    expect(texts('eu-gdpr', 'decision')).toContain('C-203/22');
    expect(texts('eu-gdpr')).toMatch(/representative.*officer.*€/);
    expect(texts('my-pdpa-2024')).toMatch(
      /officer.*Penalty: .*250,000 and 2 years for a missing breach notice.*Officers/,
    );
    expect(texts('ph-dpa-2012')).toMatch(/officer.*register with 250 staff.*21\(b\).*Penalty: /);
    const record = markdownRecord(copy, finder, incident, count({ markets: ['in-malaysia'] }), [], '');
    expect(record).toContain('for a missing breach notice');
    expect(record).not.toContain('Philippines');
  });

  test('says that a deadline has passed', () => {
    const late = { event: 'outage' as const, noticedMs: nowMs - 7_200_000 };
    expect(wordsOf(late, 'sg-mas-trm-notices')[0]).toBe(
      'Sat 28 Nov 2026, 09:00 in Singapore: passed, do it now if you are licensed by MAS and the incident is relevant',
    );
  });

  test('an assessment that has taken too long is to be ended now', () =>
    expect(wordsOf({ noticedMs: nowMs - 40 * 86_400_000 }, 'sg-pdpa').join()).toContain('passed, do it now'));

  test('names what is voluntary, and each market without a clock', () => {
    const says = (part: Partial<Incident>) =>
      silences(copy, finder, { ...incident, ...part }, count(part)).map(
        ({ title, text }) => `${title}: ${text}`,
      );
    expect(says({ markets: ['in-hong-kong'] })[0]).toContain('Hong Kong: Notice of a breach is voluntary');
    expect(says({ markets: ['in-india'] })[0]).toMatch(/India: The clock of .* begins on 13 May 2027/);
    expect(
      silences(copy, finder, { ...incident, markets: ['in-india'], noticedMs: Date.parse('2027-05-14') }, []),
    ).not.toContainEqual(expect.objectContaining({ text: expect.stringContaining('13 May 2027') }));
    const silent = says({ event: 'deepfake', markets: ['in-japan', 'in-india'] });
    expect(silent).toEqual([expect.stringContaining('Japan: We know of no clock')]);
    for (const event of ['decision', 'complaint'] as const)
      expect(
        breachToo(copy, finder, { ...incident, event, markets: ['in-indonesia'], isAtHome: false })?.text,
      ).toMatch(/72 hours \(Indonesia/);
    expect(breachToo(copy, finder, incident)).toBeUndefined();
    expect(
      breachToo(copy, finder, { ...incident, event: 'outage', markets: ['in-singapore'] })?.text,
    ).toContain('PDPA');
  });

  test('has an entry of its own in the calendar for each hour', () => {
    const dated = count({}).filter(({ atMs }) => atMs !== undefined);
    const uids = incidentCalendar(dated, nowMs).match(/^UID:.*$/gm) ?? [];
    expect(uids).toHaveLength(dated.length);
    expect(new Set(uids).size).toBe(dated.length);
  });

  test('every time zone of the page exists', () => {
    for (const { zone } of Object.values(copy.zones))
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });
});
