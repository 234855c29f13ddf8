import { invalid, notFound } from '@vanda/desk-api/failures';
import { linesOf } from '@vanda/site/content-lint/articles';
import { type ContentFile, filesOf } from '@vanda/site/content-lint/read';
import { knownPaths, textsOf } from '@vanda/site/content-lint/references';
import { collections, pageOfEntry } from '@vanda/site/schemas/collections';
import { stringify } from 'yaml';
import type { Handlers } from './contract.ts';
import { fileOf, isOpen, parseEntry, titleOf, writeEntry } from './entries.ts';
import type { Fields } from './form-schema.ts';
import { formSchema, labelOfPath } from './form-schema.ts';
import { readText } from './repository.ts';
import type { Workspace } from './workspace.ts';

type Card = { href?: string };

/** A course and its page are taken off together, as they are copied together. */
function entriesGone(files: readonly ContentFile[], entry: ContentFile): ContentFile[] {
  const services = filesOf(files, 'services');
  const page = services.find(({ file, data }) =>
    entry.collection === 'courses' ? data.course === entry.slug : file === entry.file,
  );
  const course = filesOf(files, 'courses').find(({ slug }) => slug === page?.data.course);
  return [...new Set([entry, ...(page ? [page] : []), ...(course ? [course] : [])])];
}

/** Empty where the entry has no page of its own. */
function addressOf(gone: readonly ContentFile[]): string {
  const paged = gone.find(({ collection }) => typeof collections[collection].page === 'function');
  return (paged && pageOfEntry(paged.collection, paged.slug)) ?? '';
}

/** An address of its own, or the target of a link in a text; with the part of the page. */
const linkTo = (page: string) => new RegExp(`(^|\\]\\()${page}(?:#[^)\\s]*)?(?=$|\\))`, 'g');

const readdressed = (value: unknown, page: string, to: string): unknown =>
  JSON.parse(JSON.stringify(value), (_, one: unknown) =>
    typeof one === 'string' ? one.replaceAll(linkTo(page), `$1${to}`) : one,
  );

export function takeOff(workspace: Workspace): Handlers<'removal' | 'removeEntry'> {
  const { read, online, folderShown, fileOf: placeOf, editable, makeDraft, write } = workspace;

  function removalOf(collection: string, slug: string, draft: string | undefined) {
    const { files } = read(folderShown(draft));
    const file = placeOf(collection, slug);
    const entry = files.find((each) => each.file === file);
    if (!entry || !isOpen(entry.collection)) throw notFound();
    const gone = entriesGone(files, entry);
    const page = addressOf(gone);
    const isLink = (text: string) => page !== '' && text.search(linkTo(page)) >= 0;
    const isCard = (field: string) => field.startsWith('cards.');
    const links = files
      .filter((each) => !gone.includes(each))
      .flatMap((each) => [
        ...textsOf(each).map(({ path, text }) => ({ file: each, field: path.join('.'), text })),
        ...linesOf(each).map(({ text }) => ({ file: each, field: 'body', text })),
      ])
      .filter(({ text }) => isLink(text))
      .map(({ file: each, field }) => ({
        file: each,
        field,
        isGone: each.collection === 'serviceGroups' && isCard(field),
      }));
    return { files, gone, page, links };
  }

  return {
    async removal({ params: { collection, slug }, query: { draft } }) {
      const { files, gone, page, links } = removalOf(collection, slug, draft);
      return {
        page,
        gone: gone
          .slice(1)
          .map((each) => ({ collection: each.collection, slug: each.slug, title: titleOf(each) })),
        links: links.map(({ file: { collection: of, slug: at, data }, field, isGone }) => ({
          ...{ collection: of, slug: at, title: titleOf({ data, slug: at }), isGone },
          label: labelOfPath(formSchema(of), field),
        })),
        pages: [...knownPaths(files)].filter((path) => path !== page).toSorted(),
      };
    },

    async removeEntry({ by, params: { collection, slug }, body: { to = '', draft: into } }) {
      const { files, gone, page, links } = removalOf(collection, slug, into);
      const [path = ''] = to.split('#');
      if (page && (path === page || !knownPaths(files).has(path)))
        throw invalid({ field: 'to', message: 'Choose a page of this site.' });
      const title = `${gone.map(titleOf)[0]}, taken off`;
      const draft = into ? editable(into) : await makeDraft(by, title);
      const folder = folderShown(draft.id);
      for (const { file } of gone) await write(draft, file, null, title, by);
      for (const { file, collection: of } of new Set(links.map((link) => link.file))) {
        const text = readText(`${folder}/${file}`);
        const { values, body } = parseEntry(file, text);
        const { cards } = values as { cards?: Card[] };
        const kept =
          of === 'serviceGroups' && cards
            ? { ...values, cards: cards.filter(({ href }) => href !== page) }
            : values;
        const next = readdressed({ values: kept, body }, page, to) as { values: Fields; body: string | null };
        // Only a service page may be named there; the field is optional.
        if (next.values.relatedService === to && !to.startsWith('/services/'))
          delete next.values.relatedService;
        await write(draft, file, writeEntry(text, next), title, by);
      }
      if (online().files.some(({ file }) => file === gone[0]?.file) && page) {
        const redirect = fileOf('redirects', `redirect-${page.slice(1).replaceAll('/', '-')}`) ?? '';
        await write(
          draft,
          redirect,
          stringify({ title: gone.map(titleOf)[0], from: page, to }, { lineWidth: 0 }),
          title,
          by,
        );
      }
      return { draft: draft.id };
    },
  };
}
