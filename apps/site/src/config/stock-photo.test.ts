import { expect, test } from 'vitest';
import { isStockPhoto, stockPhoto } from './stock-photo.ts';

test.each([
  ['https://photos.example/a.jpg', 'photos.example', true],
  ['http://photos.example/a.jpg', 'photos.example', false],
  ['https://photos.example.evil.sg/a.jpg', 'photos.example', false],
  ['https://photos.example/a.jpg', undefined, false],
  ['photo-0123456789abcdef', 'photos.example', false],
])('takes %s for a stock photograph of %s: %s', (address, host, expected) =>
  expect(isStockPhoto(address, host)).toBe(expected),
);

test('adds width, height, quality and format to each size of a stock photograph (section 7)', () => {
  const photo = stockPhoto('https://photos.example/a.jpg?crop=faces');
  expect(photo.original).toBe('https://photos.example/a.jpg?crop=faces');
  const [, webp] = photo.sources;
  const sizes = webp?.srcSet.split(', ').map((entry) => entry.split(' '));
  expect(sizes?.map(([, width]) => width)).toEqual(['320w', '640w', '768w', '1024w', '1280w']);
  for (const [address = '', width = ''] of sizes ?? []) {
    const { searchParams } = new URL(address);
    expect(Object.fromEntries(searchParams)).toEqual({
      crop: 'faces',
      w: width.replace('w', ''),
      h: `${(Number.parseInt(width, 10) * 3) / 4}`,
      q: '80',
      fm: 'webp',
    });
  }
});
