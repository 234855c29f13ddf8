import { expect, test } from 'vitest';
import { standaloneSvg } from '../../art/plate-file.ts';
import { headIcon } from './head-icon.ts';

test('the tab’s icon is an address that holds all of the mark, in no size', () => {
  const [, data = ''] = /href='data:image\/svg\+xml,([^'#]*)'/.exec(headIcon()) ?? [];
  expect(decodeURIComponent(data)).toBe(
    standaloneSvg('mark', 'bare').replace(' width="236" height="226"', ''),
  );
});
