import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FieldValue } from '@vanda/desk-api/entries';
import { notFound } from '@vanda/desk-api/failures';
import { toIsoDay } from '@vanda/forms/day';
import { collections } from '@vanda/site/schemas/collections';
import { fieldChanges, shown } from './compare.ts';
import type { Handlers } from './contract.ts';
import { copiesOf } from './copy-entry.ts';
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
import { joinWith } from './joins.ts';
import { readText, versionOf } from './repository.ts';
import { type Draft, draftState } from './state.ts';
import type { Workspace } from './workspace.ts';

export function entryEdits(
  workspace: Workspace,
): Handlers<'entry' | 'newEntry' | 'saveEntry' | 'reviewed' | 'addSource'> {
  const { repository, read, online, folderOf, folderShown, makeDraft, editable, write, fileOf } = workspace;
  const { state, now, alone } = workspace;
  const checksOf = (draft: string, collection: string, slug: string) =>
    workspace.checksOf(draft).filter((check) => check.slug === slug && check.collection === collection);

  return {
    async entry({ params: { collection, slug }, query: { draft } }) {
      const folder = folderShown(draft);
      const { files } = read(folder);
      const at = fileOf(collection, slug);
      const found = files.find(({ file }) => file === at);
      if (!found) throw notFound();
      const before = online().files.find(({ file }) => file === at);
      return {
        collection,
        slug,
        title: titleOf(found),
        page: pageOf(found),
        draft: draft ?? null,
        version: versionOf(readText(path.join(folder, at))),
        form: formSchema(found.collection),
        ...toEntryText(found),
        online: before ? toEntryText(before) : null,
        checks: draft ? checksOf(draft, collection, slug) : [],
        choices: choicesOf(files),
      };
    },

    async newEntry({ by, params: { collection }, body: { title, slug, like, draft: into } }) {
      const file = fileOf(collection, slug);
      if (!isCollection(collection) || !isOpen(collection)) throw notFound();
      if (existsSync(path.join(folderShown(into), file))) return { draft: null };
      const { properties = {} } = formSchema(collection);
      const name = ['title', 'name', 'heading'].find((each) => properties[each]);
      const body = collections[collection].pattern.endsWith('.md') ? '' : null;
      const folder = folderShown(into);
      const made = like
        ? copiesOf({ folder, files: read(folder).files }, collection, like, { slug, title })
        : [{ file, text: writeEntry('', { values: name ? { [name]: title } : {}, body }) }];
      const draft = into ? editable(into) : await makeDraft(by, title);
      for (const each of made) await write(draft, each.file, each.text, `Add ${title}`, by);
      return { draft: draft.id };
    },

    async saveEntry({ by, params, body }) {
      const draft = editable(params.draft);
      const { collection, slug } = params;
      const file = fileOf(collection, slug);
      const before = readText(path.join(folderOf(draft.id), file));
      if (!isCollection(collection) || before === '') throw notFound();
      const form = formSchema(collection);
      let mine: EntryText = { values: body.values as EntryText['values'], body: body.body };
      let joined: ReturnType<typeof fieldChanges> = [];
      if (versionOf(before) !== body.version) {
        const base = (await repository.textOf(body.version)) ?? '';
        const { entry, conflicts } = await joinWith(repository, file, before, base, mine);
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
      const text = writeEntry(before, mine);
      if (text !== before)
        await write(draft, file, text, `Change ${titleOf({ data: mine.values, slug })}`, by);
      const checks = checksOf(draft.id, collection, slug);
      return { outcome: 'saved', version: versionOf(text), ...mine, joined, checks };
    },

    /** Into one draft of a person, which goes online as any other. */
    async reviewed({ by, params: { collection, slug } }) {
      const file = fileOf(collection, slug);
      const isOwn = (draft: Draft) =>
        draft.title === reviewed && draft.by.id === by.id && draftState(state, draft) === 'draft';
      const draft = [...state.drafts.values()].find(isOwn) ?? (await makeDraft(by, reviewed));
      return alone(draft.id, async () => {
        const text = readText(path.join(folderOf(draft.id), file));
        const { values, body } = parseEntry(file, text);
        if (!('reviewedOn' in values)) throw notFound();
        const next = writeEntry(text, { values: { ...values, reviewedOn: toIsoDay(new Date(now())) }, body });
        if (next !== text)
          await write(editable(draft.id), file, next, `Review ${titleOf({ data: values, slug })}`, by);
        return { draft: draft.id };
      });
    },

    async addSource({ by, params, body }) {
      const draft = editable(params.draft);
      const { idempotencyKey: _, ...source } = body;
      const label = `${source.publisher}: ${source.title}`;
      const file = 'sources/desk.yaml';
      const folder = folderOf(draft.id);
      const keys = new Set(choicesOf(read(folder).files).sources.map(({ value }) => value));
      const base = keyFrom(`${source.publisher} ${source.date?.slice(0, 4) ?? ''}`);
      let key = base;
      for (let next = 2; keys.has(key); next++) key = `${base}-${next}`;
      const before = readText(path.join(folder, file));
      const { values } = before ? parseEntry(file, before) : { values: {} };
      const added = { ...values, [key]: JSON.parse(JSON.stringify(source)) as FieldValue };
      const text = writeEntry(before, { values: added, body: null });
      await write(draft, file, text, `Add the source ${label}`, by);
      return { key, label };
    },
  };
}

const reviewed = 'Reviewed, nothing changed';

const keyFrom = (message: string) =>
  message
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 40) || 'SOURCE';
