import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { notFound, notPossible } from '@vanda/desk-api/failures';
import { dayAndTime } from '@vanda/forms/date-formats';
import { checkDraft } from './checks.ts';
import { createReader, fileOf, isCollection } from './entries.ts';
import { type Author, publisherAuthor } from './git.ts';
import { openRepository, type RepositoryPlace, writeWhole } from './repository.ts';
import { type Draft, newId, plainDraft, readState, type State, saveState } from './state.ts';

export type WorkspaceOptions = RepositoryPlace & {
  readonly folder: string;
  readonly needsReader: boolean;
  readonly now?: () => number;
  readonly log?: (message: string) => void;
};

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

export async function openWorkspace({ folder, needsReader, ...options }: WorkspaceOptions) {
  const { now = Date.now, log = () => undefined } = options;
  const repository = await openRepository(folder, options);
  const stateFile = path.join(repository.deskFolder, 'state.json');
  const state = readState(stateFile) ?? (await stateFromGit());
  const save = () => saveState(stateFile, state);
  const read = createReader();
  const online = () => read(repository.folder);
  const alone = oneAfterAnother();

  /** Git has every draft; reviews, plans and presses are begun anew. */
  async function stateFromGit(): Promise<State> {
    if (existsSync(stateFile))
      log(`${stateFile} can't be read: drafts are taken from Git, without reviews and plans`);
    const drafts = new Map<string, Draft>();
    for (const id of await repository.draftBranches()) {
      const commits = await repository.log({ from: `main..${repository.branchOf(id)}`, limit: 1000 });
      const [last, first] = [commits[0], commits.at(-1)];
      const by = first?.author.id ? first.author : publisherAuthor;
      const madeAtMs = first?.atMs ?? now();
      drafts.set(id, {
        ...plainDraft,
        id,
        by,
        madeAtMs,
        changedAtMs: last?.atMs ?? madeAtMs,
        sentBack: null,
      });
    }
    return { drafts, jobs: [], builds: [], pressed: new Map() };
  }

  function draftOf(id: string): Draft {
    const draft = state.drafts.get(id);
    if (!draft) throw notFound();
    return draft;
  }
  const folderOf = (draft: string) => repository.draftFolder(draftOf(draft).id);

  /** A change ends an approval or schedule. */
  function touch(draft: Draft): void {
    draft.changedAtMs = Math.max(now(), draft.changedAtMs + 1);
    Object.assign(draft, plainDraft);
    save();
  }

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
    touch,
    /** One writer a folder. */
    alone,

    /** What is online, or a draft. */
    folderShown: (draft: string | undefined) => (draft === undefined ? repository.folder : folderOf(draft)),

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
      state.drafts.set(id, draft);
      save();
      return draft;
    },

    /** @throws while the draft goes online, and who published it afterwards */
    editable(id: string): Draft {
      const job = state.jobs.findLast(({ status }) => status.draft === id);
      if (!state.drafts.has(id) && job?.status.step === 'done')
        throw notPossible(`${job.by.name} published it on ${dayAndTime(job.status.startedAtMs)}.`);
      const draft = draftOf(id);
      if (draft.state === 'publishing')
        throw notPossible(
          `${job?.by.name ?? 'Somebody'} published it on ${dayAndTime(job?.status.startedAtMs ?? now())}. It is going online now: wait for its end.`,
        );
      return draft;
    },

    /** Writes a file of a draft and commits it as its author's, or leaves the draft as it was. */
    async write(
      { id }: Draft,
      file: string,
      content: string | Buffer,
      subject: string,
      by: Author,
    ): Promise<void> {
      const place = path.join(folderOf(id), file);
      const before = path.join(repository.deskFolder, 'written.before');
      rmSync(before, { force: true });
      const isNew = !existsSync(place);
      // A link takes no room on a full disk.
      if (!isNew) linkSync(place, before);
      try {
        mkdirSync(path.dirname(place), { recursive: true });
        writeWhole(repository, place, content);
        await repository.commit(folderOf(id), subject, by);
      } catch (error) {
        if (isNew) rmSync(place, { force: true });
        else renameSync(before, place);
        throw error;
      }
    },

    checksOf: (draft: string) => checkDraft(read(folderOf(draft)), online()),

    fileOf(collection: string, slug: string): string {
      const file = isCollection(collection) ? fileOf(collection, slug) : undefined;
      if (!file) throw notFound();
      return file;
    },

    /** Not inside of `alone`: the network may take a minute. */
    async pull(): Promise<void> {
      try {
        await repository.fetch();
        await alone(repository.joinFetched);
      } catch (error) {
        log(`not pulled: ${String(error)}`);
      }
    },

    pressed: (key: string) => state.pressed.get(key),
    remember(key: string, made: string): void {
      state.pressed.set(key, made);
      save();
    },

    /** One row that can't be read is left out of its list. */
    async each<Item, Row>(items: Iterable<Item>, toRow: (item: Item) => Promise<Row>): Promise<Row[]> {
      const rows = await Promise.allSettled(Array.from(items, toRow));
      return rows.flatMap((row) => {
        if (row.status === 'fulfilled') return [row.value];
        log(`left out of a list: ${String(row.reason)}`);
        return [];
      });
    },
  };
}

export function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve();
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = last.then(work, work);
    last = next.catch(() => undefined);
    return next;
  };
}
