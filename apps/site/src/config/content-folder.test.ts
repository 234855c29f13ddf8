import { EventEmitter } from 'node:events';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { contentFolder, contentWatch, loaderName } from './content-folder.ts';

const root = '/site';
const inContent = (file: string) => path.join(root, contentFolder, file);

function watcherOf(refreshContent: (options: object) => unknown) {
  const watcher = Object.assign(new EventEmitter(), { add: () => watcher });
  const hook = contentWatch().hooks['astro:server:setup'] as unknown as (params: object) => void;
  hook({ server: { config: { root }, watcher }, refreshContent });
  return watcher;
}

test('a saved file of the content is loaded at once with its directory', () => {
  const refresh = vi.fn(async () => {});
  watcherOf(refresh).emit('change', inContent('news/a.md'));
  const context = { file: inContent('news/a.md') };
  expect(refresh.mock.calls).toEqual([[{ loaders: [loaderName('news')], context }]]);
});

test('other files load no content', () => {
  const refresh = vi.fn(async () => {});
  const watcher = watcherOf(refresh);
  watcher.emit('change', path.join(root, 'src/ui/A/A.tsx'));
  watcher.emit('change', `${inContent('')}-other/news/a.md`);
  expect(refresh).not.toHaveBeenCalled();
});

test('an invalid file does not end the server', () => {
  const caught = vi.fn();
  watcherOf(() => ({ catch: caught })).emit('change', inContent('news/a.md'));
  expect(caught).toHaveBeenCalledOnce();
});
