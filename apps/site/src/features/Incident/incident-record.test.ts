import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { pageSchemas } from '../../schemas/page.ts';
import { finder } from '../../topics/regulation/which-laws/find-laws.fixture.ts';
import { byWords, countClocks, incidentCalendar, linkTo, readIncident } from './incident-record.ts';

const file = path.resolve(import.meta.dirname, '../../content/pages/incident.yaml');
const copy = pageSchemas.incident.parse(parse(readFileSync(file, 'utf8')));
const nowMs = Date.parse('2026-11-28T02:00:30Z');
const incident = { event: 'breach' as const, markets: ['in-singapore', 'in-eu'], noticedMs: nowMs - 30_000 };

describe('an incident', () => {
  test('survives its link, and a damaged one begins at this minute without a market', () => {
    expect(readIncident(copy, linkTo(finder, incident), nowMs)).toEqual(incident);
    for (const hash of ['', '#a=', '#a=2026-11-28;event=flood;markets=in-atlantis;noticed=yesterday'])
      expect(readIncident(copy, hash, nowMs)).toEqual({ ...incident, markets: [] });
  });

  test('lists the markets chosen and no other, those with an hour first', () => {
    const clocks = countClocks(finder, copy.zones, incident);
    expect(new Set(clocks.map(({ market }) => market))).toEqual(new Set(['singapore', 'eu']));
    const undated = clocks.findIndex(({ atMs }) => atMs === undefined);
    expect(clocks.slice(undated).every(({ atMs }) => atMs === undefined)).toBe(true);
    expect(byWords(clocks[0] ?? expect.fail())).toBe('Sat 28 Nov 2026, 11:00 in Singapore');
  });

  test('has an entry of its own in the calendar for each hour', () => {
    const dated = countClocks(finder, copy.zones, incident).filter(({ atMs }) => atMs !== undefined);
    const uids = incidentCalendar(dated, nowMs).match(/^UID:.*$/gm) ?? [];
    expect(uids).toHaveLength(dated.length);
    expect(new Set(uids).size).toBe(dated.length);
  });

  test('every time zone of the page exists', () => {
    for (const { zone } of Object.values(copy.zones))
      expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  });
});
