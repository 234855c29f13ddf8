import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FieldValue } from '@vanda/desk-api/content';
import { collections } from '@vanda/site/schemas/collections';
import { fieldChanges, shown } from './compare.ts';
import { type Answer, DomainError, type Handlers } from './contract.ts';
import {
  choicesOf,
  type EntryText,
  isCollection,
  isOpen,
  pageOf,
  parseEntry,
  titleOf,
  toEntryText,
  writeEntry,
} from './entries.ts';
import { formSchema, labelOfPath } from './form-schema.ts';
import { createJoins } from './joins.ts';
import { readText, versionOf, writeWhole } from './repository.ts';
import type { Workspace } from './workspace.ts';

export function entryEdits(
  workspace: Workspace,
): Handlers<'entryForm' | 'entry' | 'saveEntry' | 'addSource'> {
  const { repository, read, online, folderOf, editable, touch, fileOf, pressed, remember } = workspace;
  const { joinWith } = createJoins(workspace);
  /** Git had no room for an entry written here: the next save commits it too. */
  const uncommitted = new Set<string>();

  const checksOf = (draft: string, collection: string, slug: string) =>
    workspace.checksOf(draft).filter((check) => check.slug === slug && check.collection === collection);

  function entryAnswer(collection: string, slug: string, draft: string | undefined): Answer<'entry'> {
    if (!isCollection(collection) || (slug === '' && !isOpen(collection))) throw new DomainError('not-found');
    const folder = folderOf(draft);
    const { files } = read(folder);
    const at = slug === '' ? undefined : fileOf(collection, slug);
    const found = files.find(({ file }) => file === at);
    if (at && !found) throw new DomainError('not-found');
    const before = online().files.find(({ file }) => file === at);
    const isText = collections[collection].pattern.endsWith('.md');
    return {
      collection,
      slug,
      title: found ? titleOf(found) : '',
      page: found ? pageOf(found) : '',
      draft: draft ?? null,
      version: at ? versionOf(readText(path.join(folder, at))) : '',
      form: formSchema(collection),
      ...(found ? toEntryText(found) : { values: {}, body: isText ? '' : null }),
      online: before ? toEntryText(before) : null,
      checks: draft && at ? checksOf(draft, collection, slug) : [],
      choices: choicesOf(files),
    };
  }

  return {
    entryForm: async ({ params, query }) => entryAnswer(params.collection, '', query?.draft),
    entry: async ({ params, query }) => entryAnswer(params.collection, params.slug, query?.draft),

    async saveEntry({ by, params, body }) {
      const draft = editable(params.draft);
      const { collection, slug } = params;
      const file = fileOf(collection, slug);
      if (!isCollection(collection) || (body.isNew && !isOpen(collection)))
        throw new DomainError('not-found');
      const place = path.join(folderOf(draft.id), file);
      const refused = (field: string, words: string) => ({ outcome: 'refused', field, words }) as const;
      const isThere = existsSync(place);
      if (body.isNew && isThere) return refused('slug', 'This address is taken. Choose another.');
      if (!body.isNew && !isThere) throw new DomainError('not-found');
      const before = readText(place);
      const form = formSchema(collection);
      let mine: EntryText = { values: body.values as EntryText['values'], body: body.body };
      let joined: ReturnType<typeof fieldChanges> = [];
      if (!body.isNew && versionOf(before) !== body.version) {
        const { entry, conflicts } = await joinWith(file, before, body.version, mine);
        if (conflicts.length > 0) {
          const [commit] = await repository.log({ from: repository.branchOf(draft.id), limit: 1 });
          return {
            outcome: 'conflict',
            version: versionOf(before),
            by: commit?.author.name ?? '',
            atMs: commit?.atMs ?? workspace.now(),
            fields: conflicts.map((conflict) => ({
              field: conflict.field,
              label: labelOfPath(form, conflict.field),
              theirs: shown(conflict.theirs),
              mine: shown(conflict.mine),
            })),
            ...entry,
          };
        }
        joined = fieldChanges(form, mine.values, entry.values);
        mine = entry;
      }
      let text: string;
      try {
        text = writeEntry(before, mine);
      } catch (error) {
        const reason = error instanceof Error ? error.message : 'unknown reason';
        return refused('', `This can’t be written: ${reason}.`);
      }
      if (text !== before || uncommitted.has(draft.id)) {
        touch(draft);
        writeWhole(repository, place, text);
        uncommitted.add(draft.id);
        const title = titleOf({ data: mine.values, slug });
        await repository.commit(folderOf(draft.id), `${body.isNew ? 'Add' : 'Change'} ${title}`, by);
        uncommitted.delete(draft.id);
      }
      const checks = checksOf(draft.id, collection, slug);
      return { outcome: 'saved', version: versionOf(text), ...mine, joined, checks };
    },

    async addSource({ by, params, body }) {
      const draft = editable(params.draft);
      const { idempotencyKey, ...source } = body;
      const label = `${source.publisher}: ${source.title}`;
      const known = pressed(idempotencyKey);
      if (known) return { key: known, label };
      const folder = folderOf(draft.id);
      const keys = new Set(choicesOf(read(folder).files).sources.map(({ value }) => value));
      const base = keyFrom(`${source.publisher} ${source.date?.slice(0, 4) ?? ''}`);
      let key = base;
      for (let next = 2; keys.has(key); next++) key = `${base}-${next}`;
      const place = path.join(folder, 'sources/desk.yaml');
      const before = readText(place);
      const { values } = before ? parseEntry('sources/desk.yaml', before) : { values: {} };
      const added = { ...values, [key]: JSON.parse(JSON.stringify(source)) as FieldValue };
      writeWhole(repository, place, writeEntry(before, { values: added, body: null }));
      await repository.commit(folder, `Add the source ${label}`, by);
      touch(draft);
      remember(idempotencyKey, key);
      return { key, label };
    },
  };
}

const keyFrom = (words: string) =>
  words
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || 'SOURCE';
