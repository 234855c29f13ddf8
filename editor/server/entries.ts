import { createHash } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { stringify } from 'yaml';
import { z } from 'zod';
import { checkFiles } from '../../site/check/check.ts';
import {
  type ContentFile,
  frontmatter,
  type Mistake,
  parseContent,
  type ReadBefore,
  readContent,
} from '../../site/check/read.ts';
import { knownPaths } from '../../site/check/references.ts';
import { validate } from '../../site/check/validate.ts';
import { routes } from '../../site/src/routes.ts';
import { type CollectionName, collections } from '../../site/src/schemas/collections.ts';
import type { Course } from '../../site/src/schemas/course.ts';
import { slug as slugSchema } from '../../site/src/schemas/parts/text.ts';
import type {
  Entry,
  EntryList,
  FieldMistake,
  FieldSchema,
  Fields,
  FieldValue,
  SaveRequest,
  SaveResult,
} from '../protocol.ts';
import { patchYaml } from '../yaml/yaml-patch.ts';

/** What can be edited, in the order of the list. */
const groups = [
  { collection: 'courses', label: 'Courses and sessions', isOpen: false },
  { collection: 'news', label: 'News', isOpen: true },
  { collection: 'notices', label: 'Notices', isOpen: false },
  { collection: 'bannerSlides', label: 'Banner', isOpen: false },
  { collection: 'company', label: 'Company', isOpen: false },
] as const satisfies { collection: CollectionName; label: string; isOpen: boolean }[];
export const editedCollections = groups.map(({ collection }) => collection);
type EditedCollection = (typeof editedCollections)[number];

/** What was asked for does not exist or must not be; the message is for the person who asked. */
export class Refusal extends Error {}

/** A schema as the page needs it, made from the zod schema itself. */
export function formSchema(collection: EditedCollection): FieldSchema {
  return z.toJSONSchema(collections[collection].schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as FieldSchema;
}

/**
 * Reads and writes the entries of a content folder.
 * @param contentRoot folder of the content
 * @param now the moment against which reviews are judged
 */
export function openEntries(contentRoot: string, now: () => Date) {
  const repositoryRoot = resolve(contentRoot, '../../..');
  const before: ReadBefore = new Map();
  const read = () => readContent(contentRoot, repositoryRoot, before);

  function list(): EntryList {
    const { files } = read();
    return {
      groups: groups.map((group) => ({
        ...group,
        entries: files
          .filter(({ collection }) => collection === group.collection)
          .map(({ slug, data }) => ({ slug, title: titleOf(data) ?? slug })),
      })),
    };
  }

  /** An entry as it is on disk; with an empty slug, an empty one. */
  function open(collectionName: string, slug: string): Entry {
    const { files } = read();
    const { collection, isOpen } = groupOf(collectionName);
    const choices = { pages: pageChoices(files), sources: sourceChoices(files) };
    const schema = formSchema(collection);
    if (slug === '' && isOpen)
      return { collection, slug, file: '', page: '', hash: '', schema, data: {}, body: '', choices };
    const file = files.find((candidate) => candidate.collection === collection && candidate.slug === slug);
    if (!file) throw new Refusal(`There is no readable entry ${slug} in ${collection}: is its file sound?`);
    const text = readFileSync(join(repositoryRoot, file.file), 'utf8');
    const body = file.file.endsWith('.md') ? { body: file.body.slice(leadOf(file.body).length) } : {};
    return {
      collection,
      slug,
      file: file.file,
      page: pageOf(file),
      hash: hashOf(text),
      schema,
      data: structuredClone(file.data) as Fields,
      ...body,
      choices,
    };
  }

  /** Writes an entry, if the content check has nothing against it and nobody else has changed the file. */
  function save(asked: SaveRequest): SaveResult {
    const request = { ...asked, data: trimmed(asked.data) as Fields };
    const { collection, isOpen } = groupOf(request.collection);
    const content = read();
    const old = content.files.find((file) => file.collection === collection && file.slug === request.slug);
    if (request.isNew ? !isOpen : !old)
      throw new Refusal(`There is no entry ${request.slug} in ${collection}`);
    const wrongSlug = slugSchema.safeParse(request.slug).error?.issues[0]?.message;
    if (request.isNew && wrongSlug)
      return { outcome: 'mistakes', mistakes: [{ field: 'slug', message: wrongSlug }] };

    const { directory, pattern } = collections[collection];
    const path = old
      ? join(repositoryRoot, old.file)
      : join(contentRoot, directory, pattern.replace('*', request.slug));
    const file = relative(repositoryRoot, path);
    if (request.isNew && existsSync(path)) {
      return {
        outcome: 'mistakes',
        mistakes: [{ field: 'slug', message: 'is taken: choose another address' }],
      };
    }
    const before = request.isNew ? '' : readFileSync(path, 'utf8');
    if (!request.isNew && hashOf(before) !== request.hash) return conflict(file);

    const placeholder = { file, collection, slug: request.slug, body: '', bodyLine: 1, lineOf: () => 1 };
    const inFields = validate({ ...placeholder, data: request.data });
    if (inFields.length > 0)
      return { outcome: 'mistakes', mistakes: inFields.map(({ field, message }) => ({ field, message })) };

    const after = request.isNew ? newText(request) : changedText(before, request);
    const candidate = parseContent(file, collection, after);
    if (Array.isArray(candidate)) throw new Refusal('The file would not be YAML any more');
    const others = content.files.filter((other) => other !== old);
    const found = checkFiles({ files: [...others, candidate], mistakes: content.mistakes }, now());
    // What was wrong elsewhere before is not this entry's.
    const known = new Set(found.length > 0 ? checkFiles(content, now()).map(identify) : []);
    const mistakes = found.filter((mistake) => mistake.file === file || !known.has(identify(mistake)));
    if (mistakes.length > 0)
      return { outcome: 'mistakes', mistakes: mistakes.map((mistake) => inForm(mistake, candidate)) };

    if (request.isNew) writeNew(path, after);
    else if (hashOf(readFileSync(path, 'utf8')) !== request.hash) return conflict(file);
    else replace(path, after);
    return { outcome: 'saved', hash: hashOf(after), file };
  }

  return { list, open, save };
}

function groupOf(name: string) {
  const group = groups.find(({ collection }) => collection === name);
  if (!group) throw new Refusal(`${name} is not edited here`);
  return group;
}

const conflict = (file: string): SaveResult => ({
  outcome: 'conflict',
  message: `${file} has changed since you opened it, so nothing was written. Copy what you need from here, then open the entry again.`,
});

function changedText(before: string, { data, body }: SaveRequest): string {
  const matter = frontmatter.exec(before);
  if (!matter || body === undefined) return patchYaml(before, data);
  const [head, yaml = ''] = matter;
  const oldBody = before.slice(head.length);
  const lead = leadOf(oldBody);
  const newBody = body === oldBody.slice(lead.length) ? oldBody : lead + withLastLine(body);
  return `---\n${patchYaml(`${yaml}\n`, data)}---\n${newBody}`;
}

const newText = ({ data, body = '' }: SaveRequest) =>
  `---\n${stringify(data, { lineWidth: 0 })}---\n\n${withLastLine(body.trimStart())}`;

/** Empty lines above the text, which the form does not show. */
const leadOf = (body: string) => /^\n*/.exec(body)?.[0] ?? '';
/** As the schemas read it: without white space around a text. */
function trimmed(value: FieldValue): FieldValue {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(trimmed);
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, trimmed(inner)]));
}

const withLastLine = (text: string) => `${text.trimEnd()}\n`;
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const identify = ({ file, field, message }: Mistake) => `${file} ${field} ${message}`;

/** Where the form shows a mistake: at the field, at the text with its line, or above all for one in another file. */
function inForm({ file, field, line, message }: Mistake, entry: ContentFile): FieldMistake {
  if (file !== entry.file) return { field: '', message: `${file}: ${field} ${message}` };
  if (field !== 'body') return { field, message };
  const lineOfText = Math.max(1, line - entry.bodyLine - leadOf(entry.body).length + 1);
  return { field, message: `line ${lineOfText} ${message}` };
}

/** All or nothing: nobody ever reads half a file. The name's end hides it from everything that reads content. */
function writeBeside(path: string, text: string): string {
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`);
  writeFileSync(temporary, text);
  return temporary;
}

function replace(path: string, text: string): void {
  renameSync(writeBeside(path, text), path);
}

/** A link, unlike a rename, fails where a file of this name has come up meanwhile. */
function writeNew(path: string, text: string): void {
  const temporary = writeBeside(path, text);
  try {
    linkSync(temporary, path);
  } finally {
    unlinkSync(temporary);
  }
}

function pageOf({ collection, slug, data }: ContentFile): string {
  if (collection === 'news') return routes.article(slug);
  if (collection === 'courses') return (data as Course).page;
  return collection === 'company' ? routes.about : routes.home;
}

function titleOf(data: unknown): string | undefined {
  const { title, brand } = data as { title?: string; brand?: string };
  return title ?? brand;
}

const pageChoices = (files: readonly ContentFile[]) =>
  [...knownPaths(files)].sort().map((value) => ({ value, label: value }));

function sourceChoices(files: readonly ContentFile[]) {
  const sources = files.filter(({ collection }) => collection === 'sources').map(({ data }) => data);
  return sources
    .flatMap((data) => Object.entries(data as Record<string, { publisher: string; title: string }>))
    .map(([value, { publisher, title }]) => ({ value, label: `${value}: ${publisher}, ${title}` }))
    .sort((a, b) => a.value.localeCompare(b.value));
}
