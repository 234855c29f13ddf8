import type { EntryChange } from '@vanda/desk-api/drafts';
import type { CollectionName } from '@vanda/site/schemas/collections';
import { fieldChanges } from './compare.ts';
import { entryOf, pageOf, readEntry, titleOf } from './entries.ts';
import { formSchema, labelOfPath, lowerFirst } from './form-schema.ts';
import type { Repository } from './repository.ts';

export async function changesBetween(
  { textOf }: Repository,
  files: readonly string[],
  before: string,
  after: string,
): Promise<EntryChange[]> {
  const changes = await Promise.all(
    files.map(async (file): Promise<EntryChange | undefined> => {
      const entry = entryOf(file);
      if (!entry) return undefined;
      const [old, next] = await Promise.all([before, after].map((commit) => textOf(`${commit}:${file}`)));
      const [from, to] = [old, next].map((text) =>
        text ? readEntry(file, text) : { values: {}, body: null },
      );
      if (!from || !to) return undefined;
      const shownFile = { ...entry, data: next ? to.values : from.values };
      const bodies =
        from.body === to.body ? [] : [{ field: 'body', label: 'Text', before: from.body, after: to.body }];
      return {
        ...entry,
        title: titleOf(shownFile),
        kind: old === undefined ? 'new' : next === undefined ? 'removed' : 'changed',
        page: pageOf(shownFile),
        fields: [...fieldChanges(formSchema(entry.collection), from.values, to.values), ...bodies],
      };
    }),
  );
  return changes.filter((change) => change !== undefined);
}

export async function changesOf(repository: Repository, draft: string): Promise<EntryChange[]> {
  const files = await repository.changedFiles(draft);
  return changesBetween(repository, files, 'main', repository.branchOf(draft));
}

/** `Professional Scrum Master: price in S$`, also for items: `AI Act: dates`. */
export function titleFrom(changes: readonly EntryChange[]): string {
  const [first, ...others] = changes;
  if (!first) return 'Nothing yet';
  if (others.length > 0) return `${first.title} and ${others.length} more`;
  if (first.kind !== 'changed') return `${first.title}, ${first.kind}`;
  const form = formSchema(first.collection as CollectionName);
  const labels = [
    ...new Set(first.fields.map(({ field }) => lowerFirst(labelOfPath(form, field.split('.', 1).join())))),
  ];
  return labels.length > 2
    ? `${first.title}: ${labels.length} fields`
    : `${first.title}: ${labels.join(', ')}`;
}
