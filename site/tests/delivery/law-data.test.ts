import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { shortDate } from '@vanda/enquiry/day';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { builtFile, builtPage, distFolder, isBuiltFile, sitemap } from '../built-site.ts';
import { elementById, elements, firstElement } from '../elements.ts';

/** What the content's files say: the calendars, the data and the pages must all say the same. */
type WrittenDate = { id: string; date: string; dateText?: string; moved?: { from: string }[] };
type Written = { id: string; jurisdiction: string; explainedAt: string; dates?: WrittenDate[] };

const { origin } = sitemap();
const { hostname } = new URL(origin);
const folder = path.join(distFolder, '../src/content/instruments');
const written = readdirSync(folder).map(
  (file): Written => ({
    ...parse(readFileSync(path.join(folder, file), 'utf8')),
    id: file.replace('.yaml', ''),
  }),
);
const days = written.flatMap((instrument) =>
  (instrument.dates ?? []).map((date) => ({ ...date, moved: date.moved ?? [], instrument })),
);
const calendarNames = ['singapore', 'eu', 'usa', 'china', 'international', 'all'];

function eventsOf(name: string) {
  const text = builtFile(`ai-regulations/calendar/${name}.ics`).toString('utf8');
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

describe.each(calendarNames)('the calendar of %s', (name) => {
  const mine = days.filter(({ instrument }) => name === 'all' || instrument.jurisdiction === name);
  const events = eventsOf(name);

  test('holds each day of its instruments once, the past ones too, earliest first', () => {
    expect(mine.length).toBeGreaterThan(0);
    const expected = mine.map(({ id, date, moved, instrument }) => [
      `${instrument.id}/${id}@${hostname}`,
      date,
      moved.length,
    ]);
    const found = events.map(({ uid, startDate, sequence }) => [uid, String(startDate), sequence]);
    expect(found.toSorted()).toEqual(expected.toSorted());
    const starts = events.map(({ startDate }) => String(startDate));
    expect(starts).toEqual(starts.toSorted());
  });

  test('each entry leads to a page of the site', () => {
    for (const { component } of events) {
      const { origin: host, pathname } = new URL(String(component.getFirstPropertyValue('url')));
      expect([host, isBuiltFile(`${pathname}.html`)]).toEqual([origin, true]);
    }
  });

  test('of a moved day, the entry tells the day first set', () => {
    for (const { id, moved, instrument } of mine) {
      const [first] = moved;
      if (!first) continue;
      const event = events.find(({ uid }) => uid === `${instrument.id}/${id}@${hostname}`);
      // 2 August 2026, of which shortDate says 2 Aug 2026.
      const [day = '', month = '', year = ''] = shortDate(first.from).split(' ');
      expect(event?.description).toMatch(new RegExp(`First set to ${day} ${month}\\w* ${year};`));
    }
  });
});

describe('the data', () => {
  const data: unknown = JSON.parse(builtFile('ai-regulations/instruments.json').toString('utf8'));
  const schema = JSON.parse(builtFile('ai-regulations/instruments.schema.json').toString('utf8'));
  const { instruments, licence } = z
    .object({
      licence: z.object({ name: z.string().min(1) }),
      instruments: z.array(
        z.object({
          id: z.string(),
          page: z.url(),
          dates: z.array(
            z.object({ id: z.string(), date: z.string(), moved: z.array(z.object({ from: z.string() })) }),
          ),
        }),
      ),
    })
    .parse(data);

  test('keep to the schema beside them, which has the address that they name', () => {
    expect(schema.$id).toBe(`${origin}/ai-regulations/instruments.schema.json`);
    expect(data).toHaveProperty('$schema', schema.$id);
    const { $id, ...rest } = schema;
    expect(z.fromJSONSchema(rest).safeParse(data).error?.issues ?? []).toEqual([]);
    expect(licence.name).toMatch(/\S/);
  });

  test('hold every instrument once, with each of its days, moved ones with the days before', () => {
    const expected = written.map(({ id, dates = [] }) => [
      id,
      dates.map((one) => [one.id, one.date, (one.moved ?? []).map(({ from }) => from)]),
    ]);
    const found = instruments.map(({ id, dates }) => [
      id,
      dates.map((one) => [one.id, one.date, one.moved.map(({ from }) => from)]),
    ]);
    expect(found.toSorted()).toEqual(expected.toSorted());
  });

  test('as CSV have a row for each day, and one for an instrument without any', () => {
    const rows = builtFile('ai-regulations/instruments.csv')
      .toString('utf8')
      .split('\r\n')
      .filter((row) => row !== '')
      .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));
    const [headings = [], ...records] = rows;
    const column = (name: string) => records.map((row) => row[headings.indexOf(name)]);
    const expected = instruments.flatMap(({ id, dates }) =>
      dates.length === 0
        ? [[id, '', '', '']]
        : dates.map((one) => [id, one.id, one.date, one.moved[0]?.from ?? '']),
    );
    const found = column('instrument').map((id, i) => [
      id,
      column('date_id')[i],
      column('date')[i],
      column('first_date')[i],
    ]);
    expect(found).toEqual(expected);
  });

  test('each record names a section that is there', () => {
    for (const { page } of instruments) {
      const { pathname, hash } = new URL(page);
      const built = builtPage(pathname);
      if (hash) expect(elementById(built, hash.slice(1)).name, page).toBeDefined();
    }
  });
});

const pages = {
  singapore: 'singapore',
  'eu-ai-act': 'eu',
  usa: 'usa',
  china: 'china',
  global: 'international',
};

describe.each(Object.entries(pages))('/ai-regulations/%s', (slug, jurisdiction) => {
  const page = builtPage(`/ai-regulations/${slug}`);
  const twin = builtFile(`ai-regulations/${slug}.md`).toString('utf8');
  const calendar = `${new URL(origin).host}/ai-regulations/calendar/${jurisdiction}.ics`;

  test('offers its calendar in one click, with the address to copy, and the data; so does its twin', () => {
    const changed = elementById(page, 'what-changed');
    const hrefs = elements(changed, 'a').map(({ attributes }) => attributes.get('href'));
    expect(hrefs).toContain(`webcal://${calendar}`);
    expect(elements(changed, 'code').map(({ text }) => text)).toEqual([
      `${new URL(origin).protocol}//${calendar}`,
    ]);
    for (const file of ['instruments.json', 'instruments.csv', 'instruments.schema.json']) {
      expect(hrefs).toContain(`/ai-regulations/${file}`);
      expect(twin).toContain(`${origin}/ai-regulations/${file}`);
    }
    expect(twin).toContain(`webcal://${calendar}`);
  });

  test('page and twin say each day that they take from an instrument as the calendar does', () => {
    const source = readFileSync(path.join(distFolder, `../src/content/regulations/${slug}.yaml`), 'utf8');
    const events = new Map(eventsOf('all').map(({ uid, startDate }) => [uid, String(startDate)]));
    const named = [...source.matchAll(/\{\{([a-z0-9-]+\/[a-z0-9-]+)(\/day|\/short)?\}\}/g)].flatMap(
      ([, name = '', form = '']) => {
        const day = events.get(`${name}@${hostname}`);
        const said = days.find((one) => `${one.instrument.id}/${one.id}` === name);
        // Where only the month is known, the text says the month.
        return day && !said?.dateText ? [{ day, form }] : [];
      },
    );
    expect(named.length).toBeGreaterThan(0);
    const main = firstElement(page, 'main');
    const stamps = new Set(elements(main, 'time').map(({ attributes }) => attributes.get('datetime')));
    for (const { day, form } of named) {
      if (form === '/day') expect(stamps).toContain(day);
      const [date = '', month = '', year = ''] = shortDate(day).split(' ');
      const words = new RegExp(`${date}\\s${month}\\w*\\s${year}`);
      expect(twin).toMatch(words);
      expect(main.text).toMatch(words);
    }
  });
});
