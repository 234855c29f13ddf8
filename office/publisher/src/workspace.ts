import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '@vanda/desk-api/entries';
import { notFound, notPossible } from '@vanda/desk-api/failures';
import { dayAndTime } from '@vanda/forms/date-formats';
import { checkDraft } from './checks.ts';
import { createReader, fileOf, isCollection } from './entries.ts';
import { type Author, longestGitMs, publisherAuthor } from './git.ts';
import { openRepository, type RepositoryPlace } from './repository.ts';
import {
  type Draft,
  type Job,
  newId,
  openJobOf,
  plainDraft,
  readState,
  type State,
  saveState,
} from './state.ts';

export type WorkspaceOptions = RepositoryPlace & {
  readonly folder: string;
  readonly needsReader: boolean;
  readonly now?: () => number;
  readonly log?: (message: string) => void;
};

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

export async function openWorkspace({ folder, needsReader, ...options }: WorkspaceOptions) {
  const { now = Date.now, log = () => undefined } = options;
  const newDraft = (id: string, by: Author, changedAtMs = now()): Draft => ({
    ...plainDraft,
    id,
    by,
    changedAtMs,
    sentBack: null,
  });
  const repository = await openRepository(folder, options);
  const stateFile = path.join(repository.deskFolder, 'state.json');
  const state = readState(stateFile) ?? (await stateFromGit());
  const save = () => saveState(stateFile, state);
  const read = createReader();
  const online = () => read(repository.folder);
  const alone = oneAfterAnother();

  /** Git has every draft; reviews, plans and publishes are begun anew. */
  async function stateFromGit(): Promise<State> {
    if (existsSync(stateFile))
      log(`${stateFile} can't be read: drafts are taken from Git, without reviews and plans`);
    const drafts = new Map<string, Draft>();
    for (const id of await repository.draftBranches()) {
      const commits = await repository.commitsOf(id);
      const by = commits.at(-1)?.author;
      drafts.set(id, newDraft(id, by?.id ? by : publisherAuthor, commits[0]?.atMs));
    }
    return { drafts, jobs: [] };
  }

  function draftOf(id: string): Draft {
    const draft = state.drafts.get(id);
    if (!draft) throw notFound();
    return draft;
  }
  const folderOf = (draft: string) => repository.draftFolder(draftOf(draft).id);

  const checked = new Map<string, { files: unknown[]; checks: Check[] }>();

  /** A quarter of a second of one core, so that what is unchanged is not checked again. */
  function checksOf(draft: string): Check[] {
    const [content, before] = [read(folderOf(draft)), online()];
    const files = [
      ...content.files,
      ...before.files,
      ...content.issues.map((issue) => JSON.stringify(issue)),
    ];
    const known = checked.get(draft);
    if (known?.files.length === files.length && files.every((file, i) => file === known.files[i]))
      return known.checks;
    const checks = checkDraft(content, before);
    checked.set(draft, { files, checks });
    return checks;
  }

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
    alone,

    /** What is online, or a draft. */
    folderShown: (draft: string | undefined) => (draft === undefined ? repository.folder : folderOf(draft)),

    async makeDraft(by: Author, title?: string): Promise<Draft> {
      const draft = { ...newDraft(newId(), by), title };
      await repository.makeDraft(draft.id);
      state.drafts.set(draft.id, draft);
      save();
      return draft;
    },

    /** @throws while the draft goes online, and who published it afterwards */
    editable(id: string): Draft {
      const last = state.jobs.findLast(({ status }) => status.draft === id)?.status;
      const draft = state.drafts.get(id);
      const job = draft && openJobOf(state, draft);
      if (job) throw goingOnline(job);
      if (!draft && last?.step === 'done')
        throw notPossible(`${last.by.name} published it on ${dayAndTime(last.startedAtMs)}.`);
      return draftOf(id);
    },

    /** Writes or removes a file of a draft and commits it as its author's, or leaves the draft as it was. */
    async write(draft: Draft, file: string, content: string | Buffer | null, subject: string, by: Author) {
      touch(draft);
      const folder = folderOf(draft.id);
      const place = path.join(folder, file);
      // Both are beside the folder of the draft, so that Git does not see them.
      const [written, before] = [`${folder}.new`, `${folder}.before`];
      rmSync(before, { force: true });
      const isNew = !existsSync(place);
      try {
        if (content !== null) writeFileSync(written, content);
        mkdirSync(path.dirname(place), { recursive: true });
        // Renamed: that takes no room on a full disk.
        if (!isNew) renameSync(place, before);
        if (content !== null) renameSync(written, place);
        await repository.commit(folder, file, subject, by);
      } catch (error) {
        if (existsSync(before)) renameSync(before, place);
        else if (isNew) rmSync(place, { force: true });
        throw error;
      } finally {
        for (const file of [written, before]) rmSync(file, { force: true });
      }
    },

    checksOf,

    fileOf(collection: string, slug: string): string {
      const file = isCollection(collection) ? fileOf(collection, slug) : undefined;
      if (!file) throw notFound();
      return file;
    },

    /** Runs outside of `alone`, because the network may take a minute. */
    async pull(): Promise<void> {
      try {
        repository.removeLocks(longestGitMs);
        await repository.fetch();
        await alone('main', repository.joinFetched);
      } catch (error) {
        log(`not pulled: ${String(error)}`);
      }
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

/** One piece of work at a time for each name: a draft, `main`, or the encoder. */
function oneAfterAnother() {
  const last = new Map<string, Promise<void>>();
  return <Value>(name: string, work: () => Promise<Value>): Promise<Value> => {
    const next = (last.get(name) ?? Promise.resolve()).then(work);
    const ended = next.then(
      () => undefined,
      () => undefined,
    );
    last.set(name, ended);
    return next;
  };
}

/** The answer to a second press of the same command. */
export const goingOnline = ({ status: { by, startedAtMs } }: Job) =>
  notPossible(`${by.name} did this on ${dayAndTime(startedAtMs)}. It is going online now: wait for its end.`);
