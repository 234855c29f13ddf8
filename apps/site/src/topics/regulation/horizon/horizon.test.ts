import { describe, expect, test } from 'vitest';
import { instruments, lawDate } from '../instrument.fixture.ts';
import type { NamedInstrument } from '../references.ts';
import { crowdedInstruments, lanes, today } from './horizon.fixture.ts';
import { type Box, type Horizon, horizonOf, isLow, type Mark, narrowestPx } from './horizon.ts';
import { countRules, horizonRules, isToCome, marketsOf } from './horizon-rules.ts';
import { namesPlace, nextDays, withoutName } from './next-days.ts';
import { stripOf } from './strip.ts';

const horizon = horizonOf(crowdedInstruments, lanes, today);
const marksOf = (drawn: Horizon): Mark[][] => drawn.lanes.map((lane) => [...lane.marks.values()].flat());

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.h - b.h) < (a.height + b.height) / 2;
const pairs = <Item>(items: readonly Item[]) =>
  items.flatMap((a, i) => items.slice(i + 1).map((b) => [a, b] as const));

describe('the drawing of all instruments', () => {
  test('is the same for the same records in any order', () =>
    expect(horizonOf(crowdedInstruments.toReversed(), lanes, today)).toEqual(horizon));

  test('no two heads of a lane overlap in the narrowest window', () => {
    const touching = marksOf(horizon).flatMap((marks) =>
      pairs(marks.map(({ box }) => box)).filter(([a, b]) => overlap(a, b)),
    );
    expect(touching).toEqual([]);
  });

  test('no label is over a head, another label or the end of the window', () => {
    const shown = marksOf(horizon).map((marks) => marks.flatMap(({ label }) => label?.box ?? []));
    expect(shown.flat().length).toBeGreaterThan(5);
    for (const [i, labels] of shown.entries()) {
      const heads = marksOf(horizon)[i] ?? [];
      expect(pairs(labels).filter(([a, b]) => overlap(a, b))).toEqual([]);
      for (const label of labels) {
        const covered = heads.filter((mark) => mark.label?.box !== label && overlap(mark.box, label));
        expect(covered).toEqual([]);
        expect(label.x + label.width / 2).toBeLessThan(narrowestPx);
      }
    }
  });

  test('what does not bind grows below what does', () => {
    for (const marks of marksOf(horizon)) {
      const heads = marks.filter(({ kind }) => kind === 'head');
      const low = heads.filter(({ rule }) => isLow(rule.force)).map(({ h }) => h);
      const high = heads.filter(({ rule }) => !isLow(rule.force)).map(({ h }) => h);
      if (low.length > 0 && high.length > 0) expect(Math.max(...low)).toBeLessThan(Math.min(...high));
    }
  });

  test('the words of two moves do not overlap', () => {
    const [first] = crowdedInstruments;
    if (!first) throw new Error('The fixture is empty');
    const moves = [
      ['2026-08-02', '2027-12-02'],
      ['2027-08-02', '2028-08-02'],
      ['2027-06-02', '2028-08-03'],
    ].map(([from = '', date = ''], i) => ({
      ...first,
      id: `moved-${i}`,
      history: [{ status: 'in-force' as const, from: '2024-08-01', sources: ['A'] }],
      dates: [lawDate(date, { moved: [{ from, on: date, by: 'an act' }] })],
    }));
    const arcs = horizonOf(moves, lanes, today).lanes.flatMap((lane) => lane.arcs);
    expect(arcs).toHaveLength(moves.length);
    expect(
      pairs(
        arcs.map(({ fromX, toX, h, up }) => ({ x: (fromX + toX) * 6, h: h + up, width: 110, height: 18 })),
      ).filter(([a, b]) => overlap(a, b)),
    ).toEqual([]);
  });

  test('everything in a lane is drawn below its upper edge', () => {
    let above = 0;
    for (const [i, { y }] of horizon.lanes.entries()) {
      const tops = (marksOf(horizon)[i] ?? []).map(({ box, label }) => Math.max(box.h, label?.box.h ?? 0));
      expect(y - Math.max(...tops)).toBeGreaterThan(above);
      above = y;
    }
  });

  test('five or more laws on one day are counted beside their stem', () => {
    const counted = horizon.lanes.flatMap(({ crowds }) => crowds);
    expect(counted.length).toBeGreaterThan(0);
    const rules = horizonRules(crowdedInstruments, lanes, today);
    for (const { day, count } of counted) {
      const sameDay = rules.filter((rule) => rule.lane === 'usa' && rule.day === day && !isLow(rule.force));
      expect(count).toBe(sameDay.length);
    }
  });

  test.each(['2015-06-01', '2019-01-01', '2031-02-03', '2044-12-31'])('can be drawn on %s', (day) => {
    for (const mark of marksOf(horizonOf(crowdedInstruments, lanes, day)).flat()) {
      expect(mark.x).toBeGreaterThan(0);
      expect(mark.x).toBeLessThan(100);
    }
  });

  test('gives the rules of a jurisdiction without a lane to the other markets', () => {
    const { lanes: drawn } = horizonOf(instruments, lanes.slice(1), today);
    expect(drawn.find(({ id }) => id === 'markets')?.rules.map(({ id }) => id)).toContain('some-act');
  });

  test('names the record that belongs to no lane', () => {
    const closed = lanes.filter(({ id }) => id !== 'markets');
    expect(() => horizonOf(instruments, closed.slice(1), today)).toThrow('some-act');
  });
});

const [act] = instruments;
const forceOf = (change: Partial<NamedInstrument>) => {
  if (!act) throw new Error('The fixture is empty');
  return horizonRules([{ ...act, dates: [], ...change }], lanes, today)[0];
};
const on = (status: NamedInstrument['history'][number]['status'], from = '2025-01-01') => ({
  history: [{ status, from, sources: ['A'] }],
});

test.each([
  ['a law in force', 'binding', on('in-force')],
  ['a law that applies in part', 'part', on('applies-in-part')],
  ['an adopted law', 'adopted', on('adopted')],
  ['a guideline in force', 'voluntary', { kind: 'guideline', ...on('in-force') }],
  ['an adopted guideline', 'adopted', { kind: 'guideline', ...on('adopted') }],
  ['a draft', 'draft', { kind: 'draft', ...on('proposed') }],
  ['a revoked draft', 'revoked', { kind: 'draft', ...on('revoked') }],
  ['an enjoined law', 'suspended', on('enjoined')],
  ['a law struck down', 'revoked', on('struck-down')],
] as const)('the force of %s is "%s"', (_, force, change) => expect(forceOf(change)?.force).toBe(force));

test('a law in force that applies from a later day does not bind yet', () => {
  const dates = [lawDate('2027-03-01')];
  const { history } = on('in-force');
  const later = { status: 'applies' as const, from: '2027-03-01', sources: ['A'] };
  expect(forceOf({ history: [later, ...history], dates })).toMatchObject({
    force: 'adopted',
    word: 'in force, applies later',
    day: '2027-03-01',
  });
});

test('an amendment to come leaves a law in force binding, since its own day', () => {
  const dates = [lawDate('2027-03-01')];
  expect(forceOf({ ...on('in-force'), dates })).toMatchObject({ force: 'binding', since: '2025-01-01' });
});

test('a second edition of a guideline stands since its own day, not since the first', () => {
  const history = [...on('published', '2026-03-10').history, ...on('published', '2021-10-01').history];
  expect(forceOf({ kind: 'guideline', history })?.since).toBe('2026-03-10');
});

test('a law that binds authorities alone is counted apart from those that bind companies', () => {
  const rule = forceOf({ ...on('in-force'), bindsGovernment: true });
  expect(rule).toMatchObject({ force: 'voluntary', word: 'binding on government' });
  expect(countRules(rule ? [rule] : [])).toMatchObject({ bind: 0, bindGovernment: 1 });
});

test('counts add up to all records, and those to come are those that the filter shows', () => {
  const rules = horizonRules(crowdedInstruments, lanes, today);
  const { all, bind, binding, part, adopted, voluntary, draft, suspended, revoked, toCome } =
    countRules(rules);
  expect(all).toBe(crowdedInstruments.length);
  expect(binding + part + adopted + voluntary + draft + suspended + revoked).toBe(all);
  expect(bind).toBe(binding + part);
  expect(toCome).toBe(rules.filter(isToCome).length);
});

test('a strip has a dot for each rule and for each part to come, and none overlap on a phone', () => {
  const rules = horizonRules(crowdedInstruments, lanes, today);
  const { dots, height, todayX } = stripOf(rules, today);
  const parts = rules.flatMap(({ later }) => later.filter((day) => day > today));
  expect(dots).toHaveLength(rules.length + parts.length);
  const boxes = dots.map(({ x, y }) => ({ x: x * 3.35, h: y, width: 7, height: 7 }));
  expect(pairs(boxes).filter(([a, b]) => overlap(a, b))).toEqual([]);
  expect(Math.max(...dots.map(({ y }) => y))).toBeLessThan(height);
  expect(dots.filter(({ x }) => Math.abs(x - todayX) < 2)).toEqual([]);
});

test('markets are those of one lane, each with all its rules', () => {
  const groups = marketsOf(horizonRules(crowdedInstruments, lanes, today), 'markets');
  expect(groups.map(({ name }) => name)).toEqual(['Japan']);
  expect(groups[0]?.rules).toHaveLength(crowdedInstruments.filter(({ place }) => place === 'Japan').length);
});

describe('the next days', () => {
  const soon = { today, count: 7, listPath: '#rules', places: new Map() };

  test('are to come, in order, and no draft’s', () => {
    const days = nextDays(crowdedInstruments, soon);
    expect(days.length).toBeGreaterThan(3);
    expect(days.length).toBeLessThanOrEqual(7);
    expect(days.every(({ day }) => day > today)).toBe(true);
    expect(days.map(({ day }) => day)).toEqual(days.map(({ day }) => day).toSorted());
    const drafts = crowdedInstruments.filter(({ kind }) => kind === 'draft');
    expect(nextDays(drafts, soon)).toEqual([]);
  });

  test('count what begins on a day as the drawing does', () => {
    const dated = crowdedInstruments.filter(({ dates }) => dates.length > 0);
    const rules = horizonRules(dated, lanes, today);
    const rows = nextDays(dated, { ...soon, count: 99 }).filter(({ path }) => path === '#rules');
    expect(rows.length).toBeGreaterThan(0);
    for (const { day, title } of rows) {
      const heads = rules.filter((rule) => rule.day === day && rule.force !== 'draft');
      expect(Number(/^(\d+) rules begin\b/.exec(title)?.[1] ?? 0)).toBe(heads.length);
    }
  });

  test.each([
    ['Platform Work Directive due in national law', 'EU Platform Work Directive', 'Due in national law'],
    ['California SB 1119, first part', 'California SB 1119', 'First part'],
    ['Acts of Texas', 'EU Data Act', 'Acts of Texas'],
    ['EU Data Act', 'EU Data Act', 'EU Data Act'],
  ])('say %s below %s as %s', (title, name, text) => expect(withoutName(title, name)).toBe(text));

  test.each([
    ['EU AI Act', 'European Union', true],
    ['Australia’s Privacy Act', 'Australia', true],
    ['Product Liability Directive', 'European Union', false],
  ])('ask of %s whether it names %s', (title, place, isNamed) =>
    expect(namesPlace({ title, place })).toBe(isNamed),
  );

  test('put more than two rules of one day into one row, which leads to the list', () => {
    const shared = crowdedInstruments
      .slice(0, 3)
      .map(
        (one, i): NamedInstrument => ({
          ...one,
          id: `same-${i}`,
          kind: 'law',
          ...on('in-force'),
          dates: [lawDate('2027-05-01')],
        }),
      );
    expect(nextDays(shared, soon)).toMatchObject([{ day: '2027-05-01', path: '#rules' }]);
    expect(nextDays(shared.slice(1), soon)).toHaveLength(2);
  });
});
