import { readFileSync } from 'node:fs';
import { shortDate } from '@vanda/forms/day';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { builtFile, builtPage, contentEntries, isBuiltFile, sitemap } from '../built-site.ts';
import { elementById, elements, hrefs } from '../elements.ts';

type WrittenDate = { id: string; date: string; moved?: { from: string }[] };
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

describe.each(calendarNames)('the calendar of %s', (name) => {
  const mine = days.filter(({ instrument }) => isInCalendar(name, instrument));
  const calendar = builtFile(`ai-regulations/calendar/${name}.ics`).toString('utf8');
  const events = new ICAL.Component(ICAL.parse(calendar))
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

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
});

describe('the data', () => {
  const data: unknown = JSON.parse(builtFile('ai-regulations/instruments.json').toString('utf8'));
  const schema = JSON.parse(builtFile('ai-regulations/instruments.schema.json').toString('utf8'));
  const { instruments, licence, asOf } = z
    .object({
      asOf: z.string(),
      licence: z.object({ name: z.string().min(1) }),
      instruments: z.array(
        z.object({
          id: z.string(),
          shortName: z.string(),
          status: z.string(),
          from: z.string(),
          dateText: z.string().optional(),
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

  const [headings = [], ...records] = builtFile('ai-regulations/instruments.csv')
    .toString('utf8')
    .split('\r\n')
    .filter((row) => row !== '')
    .map((row) => [...row.matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell));
  const inCsv = (...names: string[]) =>
    records.map((row) => names.map((name) => row[headings.indexOf(name)]));

  test('have a CSV row for each date, and one for an instrument without dates, with its present status', () => {
    const expected = instruments.flatMap(({ id, status, from, dates }) =>
      (dates.length > 0 ? dates : [{ id: '', date: '', moved: [] }]).map((one) => [
        ...[id, status, from],
        ...[one.id, one.date, one.moved[0]?.from ?? ''],
      ]),
    );
    expect(inCsv('instrument', 'status', 'status_from', 'date_id', 'date', 'first_date')).toEqual(expected);
  });

  test('agree with the list of rules on the day of each present status', () => {
    const rows = elements(builtPage('/ai-regulations/rules'), 'tr').map((row) => row.text);
    for (const { shortName, from, dateText } of instruments) {
      const start = `${dateText ?? shortDate(from)} ${shortName.charAt(0).toUpperCase()}${shortName.slice(1)}`;
      expect(
        rows.filter((row) => row.startsWith(start)),
        start,
      ).not.toEqual([]);
    }
  });

  test('have a status that has begun', () => {
    for (const { id, from } of instruments) expect(from <= asOf, id).toBe(true);
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
    const files = ['instruments.json', 'instruments.csv', 'instruments.schema.json'];
    const linked = [`calendar/${jurisdiction}.ics`, ...files].map((file) => `/ai-regulations/${file}`);
    expect(hrefs(changed)).toEqual(expect.arrayContaining([`webcal://${calendar}`, ...linked]));
    for (const file of files) expect(alternate).toContain(`${origin}/ai-regulations/${file}`);
    expect(alternate).toContain(`webcal://${calendar}`);
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
