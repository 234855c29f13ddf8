import type { OnlineRow } from '@vanda/desk-api/drafts';
import { notFound, notPossible } from '@vanda/desk-api/failures';
import { dayAndTime } from '@vanda/forms/date-formats';
import { changesBetween } from './changes.ts';
import type { Handlers } from './contract.ts';
import type { Publishing } from './publishing.ts';
import type { Commit } from './repository.ts';
import type { Workspace } from './workspace.ts';

const pageRows = 30;
const lookedAt = 200;

export function createHistory({ repository }: Workspace, { add }: Publishing) {
  function toRow(commit: Commit, later: readonly Commit[]): OnlineRow {
    const undo = later.find(({ undoes }) => undoes === commit.id);
    const whyNot =
      commit.parents.length === 0
        ? 'This is the content that the site began with.'
        : undo
          ? `${undo.author.name} took it back already, on ${dayAndTime(undo.atMs)}.`
          : null;
    return {
      commit: commit.id,
      title: commit.subject,
      atMs: commit.atMs,
      by: commit.writers ?? commit.author.name,
      publishedBy: commit.author.name,
      reader: commit.reader,
      undoes: commit.undoes,
      undoneBy: undo?.id ?? null,
      whyNot,
    };
  }

  async function find(id: string): Promise<{ commit: Commit; row: OnlineRow }> {
    const commits = await repository.log({ limit: 1000 });
    const commit = commits.find((one) => one.id === id);
    if (!commit) throw notFound();
    return { commit, row: toRow(commit, commits.slice(0, lookedAt)) };
  }

  async function rows(from: string, limit: number) {
    const commits = await repository.log({ from, limit: limit + 1 });
    const later = await repository.log({ limit: lookedAt });
    return {
      rows: commits.slice(0, limit).map((commit) => toRow(commit, later)),
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

    async undo({ by, params }) {
      const { commit, row } = await find(params.commit);
      if (row.whyNot !== null) throw notPossible(row.whyNot);
      return { status: add({ kind: 'undo', commit: commit.id }, by, `Taken back: ${commit.subject}`) };
    },
  };
  return { handlers, rows };
}
