import { expect, test } from 'vitest';
import { contentFile } from './content-file.fixture.ts';
import { checkNotices } from './notices.ts';

const service = contentFile('services', {});
const words = { title: 'A rule begins on a day', link: { label: 'What to do', to: '/' } };
const notice = (file: string, days: { showFrom: string; until: string }, pages = ['/']) => ({
  ...contentFile('notices', { ...words, sources: ['A'], ...days, pages }),
  file,
});
const autumn = { showFrom: '2026-10-01', until: '2026-12-31' };
const said = (...files: ReturnType<typeof notice>[]) =>
  checkNotices([service, ...files]).map(({ file, field, message }) => [file, field, message]);

test('a notice on the home page and on a service page is sound', () =>
  expect(said(notice('one.yaml', autumn, ['/', '/services/services']))).toEqual([]));

test('one that ends before it begins is named, with both days', () => {
  expect(said(notice('one.yaml', { showFrom: '2026-12-31', until: '2026-10-01' }))).toEqual([
    ['one.yaml', 'until', expect.stringContaining('2026-10-01, before showFrom')],
  ]);
});

test('a page that shows no notices is named', () => {
  expect(said(notice('one.yaml', autumn, ['/', '/news']))).toEqual([
    ['one.yaml', 'pages.1', expect.stringContaining('/news, which shows no notices')],
  ]);
});

test('two may follow each other on a page, but not share a day on it', () => {
  const next = (showFrom: string) => notice('two.yaml', { showFrom, until: '2027-03-31' });
  expect(said(notice('one.yaml', autumn), next('2027-01-01'))).toEqual([]);
  expect(said(notice('one.yaml', autumn), next('2026-12-31'))).toEqual([
    ['two.yaml', 'showFrom', expect.stringContaining('while one.yaml does')],
  ]);
});
