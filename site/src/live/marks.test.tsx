import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { galleryEntries } from '../gallery/gallery-entries.ts';

const marksByFile = import.meta.glob<Record<string, string>>('./*/*.marks.ts', {
  eager: true,
  import: 'marks',
});
const exampleFiles = Object.keys(import.meta.glob('./*/*.examples.ts'));

const folderOf = (path: string) => path.split('/')[1] ?? '';

/** The folders that are seen in the gallery; the tools and forms of the others are driven in a browser. */
const folders = Object.entries(marksByFile).flatMap(([path, marks]) => {
  const folder = folderOf(path);
  const files = exampleFiles.filter((file) => folderOf(file) === folder);
  const entries = galleryEntries.filter(({ name }) => files.includes(`./${folder}/${name}.examples.ts`));
  return entries.length > 0 && marks ? [{ folder, entries, marks }] : [];
});

test.each(folders)('$folder: what the script looks for is in the markup', ({ entries, marks }) => {
  const markup = entries
    .flatMap(({ Component, examples }) =>
      Object.values(examples).map((props) => renderToStaticMarkup(<Component {...props} />)),
    )
    .join('');
  expect(Object.values(marks).filter((mark) => !markup.includes(` ${mark}="`))).toEqual([]);
});
