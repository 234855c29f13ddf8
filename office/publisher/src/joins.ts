import { join, shown } from './compare.ts';
import type { ResponseOf } from './contract.ts';
import { type EntryText, entryOf, parseEntry, readEntry, titleOf, writeEntry } from './entries.ts';
import { formSchema, labelOfPath } from './form-schema.ts';
import type { Author } from './git.ts';
import type { Repository } from './repository.ts';

type ConflictFields = Extract<ResponseOf<'updateDraft'>, { outcome: 'conflict' }>['fields'];

export async function joinWith(
  repository: Repository,
  file: string,
  theirsText: string,
  base: string,
  mine: EntryText,
  choose: (field: string) => 'mine' | 'theirs' | undefined = () => undefined,
) {
  const theirs = parseEntry(file, theirsText);
  const from = readEntry(file, base) ?? { values: {}, body: null };
  const { value, conflicts } = join(from.values, theirs.values, mine.values, choose);
  let { body } = theirs;
  if (mine.body !== null && body !== null && mine.body !== body) {
    const texts = { base: from.body ?? '', theirs: body, mine: mine.body };
    const text = await repository.joinTexts(texts, choose('body'));
    if (text === undefined) conflicts.push({ field: 'body', theirs: body, mine: mine.body });
    else body = text;
  }
  return { entry: { values: (value ?? {}) as EntryText['values'], body }, conflicts };
}

/** Joins a draft with what is online. @returns the fields that both changed, while no choice is given */
export async function joinOnline(
  repository: Repository,
  draft: string,
  by: Author,
  given: Readonly<Record<string, 'mine' | 'online'>> = {},
): Promise<ConflictFields> {
  const choices = new Map(Object.entries(given));
  const found: ConflictFields = [];
  const message = 'Join what went online';
  await repository.merge(repository.draftFolder(draft), 'main', message, by, async (file, texts) => {
    const entry = entryOf(file);
    if (!entry) return undefined;
    const keyOf = (field: string) => `${entry.collection}/${entry.slug}#${field}`;
    // One side took the entry off, the other changed it.
    if (!texts.mine || !texts.theirs) {
      const choice = choices.get(keyOf(''));
      if (choice) return (choice === 'mine' ? texts.mine : texts.theirs) || null;
      const { values = {} } = readEntry(file, texts.mine || texts.theirs) ?? {};
      const [theirs, mine] = [texts.theirs, texts.mine].map((text) => (text ? 'Kept, and changed' : null));
      const label = 'The whole entry';
      found.push({
        key: keyOf(''),
        title: titleOf({ data: values, slug: entry.slug }),
        field: '',
        label,
        theirs: theirs ?? null,
        mine: mine ?? null,
      });
      return undefined;
    }
    const own = readEntry(file, texts.mine);
    if (!own) return undefined;
    const result = await joinWith(repository, file, texts.theirs, texts.base, own, (field) => {
      const choice = choices.get(keyOf(field));
      return choice === 'online' ? 'theirs' : choice;
    });
    for (const { field, theirs, mine } of result.conflicts) {
      found.push({
        key: keyOf(field),
        title: titleOf({ data: result.entry.values, slug: entry.slug }),
        field,
        label: labelOfPath(formSchema(entry.collection), field),
        theirs: shown(theirs),
        mine: shown(mine),
      });
    }
    return result.conflicts.length > 0 ? undefined : writeEntry(texts.theirs, result.entry);
  });
  return found;
}
