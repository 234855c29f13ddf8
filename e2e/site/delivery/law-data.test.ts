import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shortDate } from '@vanda/forms/day';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { builtFile, builtPage, contentEntries, contentFolder, isBuiltFile, sitemap } from '../built-site.ts';
import { elementById, elements, firstElement } from '../elements.ts';

type WrittenDate = { id: string; date: string; dateText?: string; moved?: { from: string }[] };
type Written = { id: string; jurisdiction: string; explainedAt: string; dates?: WrittenDate[] };

const { origin } = sitemap();
const { hostname } = new URL(origin);
const written = contentEntries<Omit<Written, 'id'>>('instruments').map(
  ({ slug, data }): Written => ({ ...data, id: slug }),
);
const days = written.flatMap((instrument) =>
  (instrument.dates ?? []).map((date) => ({ ...date, moved: date.moved ?? [], instrument })),
);
const pages = contentEntries<{ jurisdiction: string }>('regulations').map(
  ({ slug, data }) => [slug, data.jurisdiction] as const,
);
const marketNames = contentEntries('markets').map(({ slug }) => slug);
const calendarNames = ['all', ...pages.map(([, jurisdiction]) => jurisdiction), ...marketNames];

function isInCalendar(name: string, { jurisdiction, explainedAt }: Written): boolean {
  if (name === 'all') return true;
  if (marketNames.includes(name)) return explainedAt.split('#')[0] === `/ai-regulations/${name}`;
  return jurisdiction === name;
}

function eventsOf(name: string) {
  const text = builtFile(`ai-regulations/calendar/${name}.ics`).toString('utf8');
  return new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
}

describe.each(calendarNames)('the calendar of %s', (name) => {
  const mine = days.filter(({ instrument }) => isInCalendar(name, instrument));
  const events = eventsOf(name);

  test('contains each date of its instruments once, earliest first', () => {
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

  test('links each event to a page', () => {
    for (const { component } of events) {
      const { origin: host, pathname } = new URL(String(component.getFirstPropertyValue('url')));
      expect([host, isBuiltFile(`${pathname}.html`)]).toEqual([origin, true]);
    }
  });

  test('states the first date of a moved date', () => {
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

  test('match the schema at the address that they name', () => {
    expect(schema.$id).toBe(`${origin}/ai-regulations/instruments.schema.json`);
    expect(data).toHaveProperty('$schema', schema.$id);
    const { $id, ...rest } = schema;
    expect(z.fromJSONSchema(rest).safeParse(data).error?.issues ?? []).toEqual([]);
    expect(licence.name).toMatch(/\S/);
  });

  test('contain every instrument once with all dates and former dates', () => {
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

  test('have a CSV row for each date, and one for an instrument without dates', () => {
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

  test('name existing sections', () => {
    for (const { page } of instruments) {
      const { pathname, hash } = new URL(page);
      const built = builtPage(pathname);
      if (hash) expect(elementById(built, hash.slice(1)).name, page).toBeDefined();
    }
  });
});

describe.each(pages)('/ai-regulations/%s', (slug, jurisdiction) => {
  const page = builtPage(`/ai-regulations/${slug}`);
  const alternate = builtFile(`ai-regulations/${slug}.md`).toString('utf8');
  const calendar = `${new URL(origin).host}/ai-regulations/calendar/${jurisdiction}.ics`;

  test('links its calendar and the data, as does its Markdown alternate', () => {
    const changed = elementById(page, 'what-changed');
    const hrefs = elements(changed, 'a').map(({ attributes }) => attributes.get('href'));
    expect(hrefs).toContain(`webcal://${calendar}`);
    expect(hrefs).toContain(`/ai-regulations/calendar/${jurisdiction}.ics`);
    for (const file of ['instruments.json', 'instruments.csv', 'instruments.schema.json']) {
      expect(hrefs).toContain(`/ai-regulations/${file}`);
      expect(alternate).toContain(`${origin}/ai-regulations/${file}`);
    }
    expect(alternate).toContain(`webcal://${calendar}`);
  });

  test('page and Markdown alternate state each day that they take from an instrument as the calendar does', () => {
    // The day of a cell's kind decides its mark; the cell's own text says the day.
    const source = readFileSync(path.join(contentFolder, `regulations/${slug}.yaml`), 'utf8').replace(
      /\bkinds: \[[^\]]*\]/g,
      '',
    );
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
      expect(alternate).toMatch(words);
      expect(main.text).toMatch(words);
    }
  });
});

test('the rules of the EU AI Act check are published with licence and version, as the package has them', () => {
  const published = JSON.parse(builtFile('ai-regulations/eu-ai-act/rules.json').toString('utf8'));
  const packaged = JSON.parse(readFileSync('packages/eu-ai-act-rules/rules.json', 'utf8'));
  expect(published).toMatchObject(packaged);
  expect(published.licence.name).toMatch(/\S/);
  expect(published.history[0].version).toBe(published.version);
});

test('the schema of the check’s records is at the address that records name', () => {
  const schema = JSON.parse(builtFile('ai-regulations/eu-ai-act/record.schema.json').toString('utf8'));
  expect(schema.$id).toBe(`${origin}/ai-regulations/eu-ai-act/record.schema.json`);
  expect(schema.required).toEqual(
    expect.arrayContaining(['$schema', 'rules', 'answers', 'duties', 'openPoints']),
  );
});
