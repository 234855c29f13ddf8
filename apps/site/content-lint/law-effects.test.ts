import { expect, test } from 'vitest';
import { instruments } from '../src/topics/regulation/instrument.fixture.ts';
import { contentFile } from './content-file.fixture.ts';
import { lawEffects } from './law-effects.ts';

const [law] = instruments;
if (!law) throw new Error('There is no instrument');
const { id, ...data } = law;
const online = { ...contentFile('instruments', data), slug: id };
const moved = (changes: object) => ({ ...online, data: { ...data, ...changes } });
const laterDuties = {
  dates: data.dates.map((date) => (date.id === 'duties' ? { ...date, date: '2027-06-30' } : date)),
};
const others = [
  contentFile('notices', { text: `Duties begin on {{${id}/duties}}.` }),
  contentFile('services', { text: `Signed in {{${id}/signed/year}}.` }),
  contentFile('news', { title: 'Ready?' }, 'One.\n\nFrom 1 January 2027 you must tell them.'),
  contentFile('regulations', { jurisdiction: data.jurisdiction, text: 'In force on 1 Jan 2027.' }),
];
const effects = (changed: typeof online) => lawEffects([changed, ...others], online, id, '2026-11-23');
const places = (texts: { file: { collection: string }; field: string }[]) =>
  texts.map(({ file, field }) => `${file.collection} ${field}`);

test('a moved day lists what follows, what does not, and the pages, calendars and files of the law', () => {
  const { written, following, pages, paths } = effects(moved(laterDuties));
  expect(places(following)).toEqual(['notices text']);
  expect(places(written)).toEqual(['news body', 'regulations text']);
  expect(pages).toEqual(
    expect.arrayContaining([
      data.explainedAt.split('#')[0],
      '/ai-regulations',
      '/ai-regulations/regulations',
    ]),
  );
  expect(paths).toEqual(
    expect.arrayContaining([
      '/ai-regulations/calendar/all.ics',
      `/ai-regulations/calendar/${data.jurisdiction}.ics`,
      '/ai-regulations/instruments.json',
    ]),
  );
});

test('a changed status reaches the texts that name it', () => {
  const status = contentFile('homePage', { text: `It is {{${id}/status}}.` });
  const stayed = moved({
    history: [{ status: 'stayed', from: '2026-11-01', sources: ['A'] }, ...data.history.slice(1)],
  });
  expect(places(lawEffects([stayed, status], online, id, '2026-11-23').following)).toEqual(['homePage text']);
});

test('an instrument as it is online changes nothing', () =>
  expect(effects(online)).toEqual({ written: [], following: [], pages: [], paths: [] }));
