import path from 'node:path';
import { notFound, notPossible } from '@vanda/desk-api/failures';
import { checkDraft } from './checks.ts';
import { createReader, fileOf, isCollection } from './entries.ts';
import type { Author } from './git.ts';
import { openRepository, type RepositoryPlace } from './repository.ts';
import { type Draft, newId, openState, plainDraft } from './state.ts';

export type WorkspaceOptions = RepositoryPlace & {
  readonly folder: string;
  readonly needsReader: boolean;
  readonly now?: () => number;
  readonly log?: (words: string) => void;
};

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

export async function openWorkspace({ folder, needsReader, ...options }: WorkspaceOptions) {
  const { now = Date.now, log = () => undefined } = options;
  const repository = await openRepository(folder, options);
  const { state, save } = openState(path.join(repository.deskFolder, 'state.json'));
  const read = createReader();
  const online = () => read(repository.folder);

  function draftOf(id: string): Draft {
    const draft = state.drafts[id];
    if (!draft) throw notFound();
    return draft;
  }
  const folderOf = (draft: string | undefined) =>
    draft === undefined ? repository.folder : repository.draftFolder(draftOf(draft).id);

  let last: Promise<unknown> = Promise.resolve();

  return {
    repository,
    state,
    save,
    needsReader,
    now,
    log,
    read,
    online,
    draftOf,
    folderOf,

    async makeDraft(by: Author, title?: string): Promise<Draft> {
      const id = newId();
      await repository.makeDraft(id);
      const atMs = now();
      const draft: Draft = {
        ...plainDraft,
        id,
        title,
        by,
        madeAtMs: atMs,
        changedAtMs: atMs,
        sentBack: null,
      };
      state.drafts[id] = draft;
      save();
      return draft;
    },

    /** @throws while the draft goes online */
    editable(id: string): Draft {
      const draft = draftOf(id);
      if (draft.state === 'publishing') throw notPossible('It is going online now. Wait for its end.');
      return draft;
    },

    /** A change ends an approval or schedule. */
    touch(draft: Draft): void {
      draft.changedAtMs = Math.max(now(), draft.changedAtMs + 1);
      Object.assign(draft, plainDraft);
      save();
    },

    checksOf: (draft: string) => checkDraft(read(folderOf(draft)), online()),

    fileOf(collection: string, slug: string): string {
      const file = isCollection(collection) ? fileOf(collection, slug) : undefined;
      if (!file) throw notFound();
      return file;
    },

    pull: () => repository.pull().catch((error: unknown) => log(`not pulled: ${String(error)}`)),

    pressed: (key: string) => state.pressed[key],
    remember(key: string, made: string): void {
      state.pressed[key] = made;
      save();
    },

    /** One writer a folder: changes run one after the other. */
    alone<Value>(work: () => Promise<Value>): Promise<Value> {
      const next = last.then(work, work);
      last = next.catch(() => undefined);
      return next;
    },
  };
}
