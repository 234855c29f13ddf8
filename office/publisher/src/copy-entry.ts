import { join } from 'node:path';
import { notFound } from '@vanda/desk-api/failures';
import type { ContentFile } from '@vanda/site/content-lint/read';
import type { CollectionName } from '@vanda/site/schemas/collections';
import { fileOf, parseEntry, writeEntry } from './entries.ts';
import type { Fields } from './form-schema.ts';
import { readText } from './repository.ts';

type Named = { readonly slug: string; readonly title: string };
type Content = { readonly folder: string; readonly files: readonly ContentFile[] };
type Copy = { readonly file: string; readonly text: string };

/**
 * An entry that begins as another one. A course and its page are copied together; a page brings its card among the
 * services. Dates stay with the original, and the copy has a form of its own.
 */
export function copiesOf(content: Content, collection: CollectionName, like: string, made: Named): Copy[] {
  const entries = <Data>(name: CollectionName) =>
    content.files.flatMap(({ collection: of, slug, data }) =>
      of === name ? [{ slug, data: data as Data }] : [],
    );
  const copy = (name: CollectionName, from: string, to: string, change: (values: Fields) => Fields): Copy => {
    const [source, file] = [fileOf(name, from), fileOf(name, to)];
    const text = source && readText(join(content.folder, source));
    if (!source || !file || !text) throw notFound();
    const { values, body } = parseEntry(source, text);
    return { file, text: writeEntry(text, { values: change(values), body }) };
  };
  const services = entries<{ course?: string }>('services');
  const courseOfPage = services.find(({ slug }) => slug === like)?.data.course;
  const course = collection === 'courses' ? like : collection === 'services' ? courseOfPage : undefined;
  const page = collection === 'services' ? like : services.find(({ data }) => data.course === course)?.slug;
  if (!course && !(collection === 'services' && page))
    return [copy(collection, like, made.slug, (values) => named(values, made))];

  const copies: Copy[] = [];
  const path = `/services/${made.slug}`;
  if (course)
    copies.push(
      copy('courses', course, made.slug, ({ sessions: _, offeredAs: __, ...values }) => ({
        ...withOwnForm(named(values, made), page !== undefined),
        page: page ? path : String(values.page).replace(/#.*|$/, `#${made.slug}`),
        order: 1 + Math.max(...entries<{ order: number }>('courses').map(({ data }) => data.order)),
      })),
    );
  if (!page) return copies;
  copies.push(
    copy('services', page, made.slug, (values) => ({
      ...named(values, made),
      ...(course && { course: made.slug }),
    })),
  );
  const isOfPage = ({ href }: Fields) => href === `/services/${page}`;
  const group = entries<{ cards: Fields[] }>('serviceGroups').find(({ data }) => data.cards.some(isOfPage));
  if (group)
    copies.push(
      copy('serviceGroups', group.slug, group.slug, (values) => ({
        ...values,
        cards: (values.cards as Fields[]).flatMap((card) =>
          isOfPage(card)
            ? [card, { ...card, name: made.title, href: path, ...(card.course && { course: made.slug }) }]
            : [card],
        ),
      })),
    );
  return copies.toSorted(
    (a, b) =>
      Number(b.file === fileOf(collection, made.slug)) - Number(a.file === fileOf(collection, made.slug)),
  );
}

function named(values: Fields, { title }: Named): Fields {
  const seo = values.seo as Fields | undefined;
  const old = String(values.title);
  return {
    ...values,
    ...Object.fromEntries(
      ['title', 'shortTitle', 'name', 'heading']
        .filter((name) => name in values)
        .map((name) => [name, title]),
    ),
    ...(seo && { seo: { ...seo, title: String(seo.title ?? old).replace(old, title) } }),
  };
}

/** Adds `hasOwnForm` after `form`, because the editor shows the fields in this order. */
const withOwnForm = (values: Fields, isOwn: boolean): Fields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      name === 'form' && isOwn
        ? [
            [name, value],
            ['hasOwnForm', true],
          ]
        : [[name, value]],
    ),
  );
