import { expect, test } from 'vitest';
import { pictureData } from './picture-data.ts';

test('a drawing becomes an address that holds all of it', () => {
  const svg = '<svg viewBox="0 0 2 2"><style>.a{fill:#f00}</style><path d="M0 0%"/></svg>';
  const [, data = ''] = pictureData(svg).split(',', 2);
  expect(data).not.toMatch(/["\s#<>]/);
  expect(decodeURIComponent(pictureData(svg).slice('data:image/svg+xml,'.length))).toBe(
    svg.replaceAll('"', "'"),
  );
});
