import type { OnlineRow } from '@vanda/desk-api/content';
import { notFound, notPossible } from '@vanda/desk-api/failures';
import { dayAndTime } from '@vanda/forms/date-formats';
import { changesBetween } from './changes.ts';
import type { Handlers } from './contract.ts';
import { entryOf, titleOf } from './entries.ts';
import type { Publishing } from './publishing.ts';
import type { Commit } from './repository.ts';
import type { Workspace } from './workspace.ts';

/** By file. */
type Titles = ReadonlyMap<string, string>;

const pageRows = 30;
const lookedAt = 200;

export function createHistory(
  { repository, online, pressed, remember }: Workspace,
  { queue, statusById }: Publishing,
) {
  const titlesOnline = (): Titles => new Map(online().files.map((file) => [file.file, titleOf(file)]));

  function toRow(commit: Commit, later: readonly Commit[], titles: Titles): OnlineRow {
    const undo = later.find(({ undoes }) => undoes === commit.id);
    const isFirst = commit.parents.length === 0;
    const whyNot = isFirst
      ? 'This is the content that the site began with.'
      : undo
        ? `${undo.author.name} took it back already, on ${dayAndTime(undo.atMs)}.`
        : null;
    return {
      commit: commit.id,
      title: commit.subject,
      atMs: commit.atMs,
      by: commit.author.name,
      reader: commit.reader,
      entries: isFirst ? [] : commit.files.flatMap((file) => titles.get(file) ?? entryOf(file)?.slug ?? []),
      undoes: commit.undoes,
      undoneBy: undo?.id ?? null,
      canUndo: whyNot === null,
      whyNot,
    };
  }

  async function find(id: string): Promise<{ commit: Commit; row: OnlineRow }> {
    const commits = await repository.log({ limit: 1000 });
    const commit = commits.find((one) => one.id === id);
    if (!commit) throw notFound();
    return { commit, row: toRow(commit, commits.slice(0, lookedAt), titlesOnline()) };
  }

  async function rows(from: string, limit: number) {
    const commits = await repository.log({ from, limit: limit + 1 });
    const later = await repository.log({ limit: lookedAt });
    const titles = titlesOnline();
    return {
      rows: commits.slice(0, limit).map((commit) => toRow(commit, later, titles)),
      nextCursor: commits[limit]?.id ?? null,
    };
  }

  const handlers: Handlers<'history' | 'commit' | 'undo'> = {
    history: ({ query }) => rows(query.cursor ?? 'main', pageRows),

    async commit({ params }) {
      const { commit, row } = await find(params.commit);
      const [parent] = commit.parents;
      return {
        row,
        changes: parent ? await changesBetween(repository, commit.files, parent, commit.id) : [],
      };
    },

    async undo({ by, params, body }) {
      const known = pressed(body.idempotencyKey);
      if (known) return { outcome: 'started', status: statusById(known) };
      const { commit, row } = await find(params.commit);
      if (!row.canUndo) throw notPossible(row.whyNot ?? '');
      const status = queue.add({ kind: 'undo', commit: commit.id }, by, `Taken back: ${commit.subject}`);
      remember(body.idempotencyKey, status.id);
      return { outcome: 'started', status };
    },
  };
  return { handlers, rows };
}
