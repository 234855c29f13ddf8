import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SourceList } from './SourceList.tsx';

const act = { publisher: 'Parliament', kind: 'primary', title: 'Act' } as const;
const textOf = (sources: Parameters<typeof SourceList>[0]['sources']) =>
  renderToStaticMarkup(<SourceList sources={sources} />).replace(/<[^>]+>/g, '');

test('says which sources were not opened, and whose account was read in place of one', () => {
  expect(textOf([{ ...act, isUnopened: true }])).toContain('Act; not opened by us');
  const readIn = { publisher: 'Finextra', url: 'https://www.finextra.com/a' };
  expect(textOf([{ ...act, readIn }])).toContain('Act; read in an account by Finextra');
  expect(textOf([act])).not.toContain('by us');
});
