import { lawEffects } from '@vanda/site/content-lint/law-effects';
import type { ContentFile } from '@vanda/site/content-lint/read';
import type { Answer } from './contract.ts';
import { type Content, pageOf, titleOf } from './entries.ts';

/** Sentences that write a former day of a law, pages that show or name it, calendars and data files. */
export function effectsOf(
  slug: string,
  before: ContentFile | undefined,
  { files }: Content,
  today: string,
): Answer<'effects'> {
  const { written, following, pages, paths } = lawEffects(files, before, slug, today);
  const own = pages.map((page): [string, string] => {
    const found = files.find((file) => pageOf(file) === page);
    return [page, found ? titleOf(found) : page];
  });
  const naming = following.map(({ file }): [string, string] => [pageOf(file), titleOf(file)]);
  return {
    sentences: written.map(({ file, field, text }) => ({
      collection: file.collection,
      slug: file.slug,
      title: titleOf(file),
      field,
      words: text.slice(0, 400),
    })),
    pages: [...new Map([...own, ...naming])]
      .filter(([page]) => page !== '')
      .map(([page, title]) => ({ page, title })),
    files: paths,
  };
}
