import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { commitSchema, draftSchema } from '@vanda/desk-api/path';
import { cleanLine } from '@vanda/forms/clean';
import { type Author, GitError, git, idOf, longestGitMs } from './git.ts';

export type Commit = Readonly<ReturnType<typeof toCommit>>;

export type RepositoryPlace = { readonly shipped: string; readonly remote?: string | undefined };

export type Repository = Awaited<ReturnType<typeof openRepository>>;

const main = 'main';
const branchOf = (draft: string) => `draft/${draft}`;

/**
 * `folder` has what is online, `.desk/drafts/ID` each draft, `.desk/publish` what is being published, `.desk/preview` what
 * is being previewed. Made from the remote, or from the shipped content.
 */
export async function openRepository(folder: string, { shipped, remote }: RepositoryPlace) {
  const desk = path.join(folder, '.desk');
  const publishFolder = path.join(desk, 'publish');
  const previewFolder = path.join(desk, 'preview');
  const draftFolder = (draft: string) => path.join(desk, 'drafts', draft);

  if (!existsSync(path.join(folder, '.git'))) await create();
  removeLocks(0);
  mkdirSync(path.join(desk, 'drafts'), { recursive: true });
  writeFileSync(path.join(folder, '.git/info/exclude'), '/.desk/\n');
  await git(folder, ['worktree', 'prune']);
  await git(folder, ['status', '--porcelain']).catch(mendIndex);

  async function mendIndex() {
    rmSync(path.join(folder, '.git/index'), { force: true });
    await git(folder, ['reset', '--quiet']);
  }

  /** Those that a killed Git left: none runs longer than a minute, and at the start none runs at all. */
  function removeLocks(olderThanMs: number) {
    const names = readdirSync(path.join(folder, '.git'), { encoding: 'utf8', recursive: true });
    for (const name of names.filter((each) => each.endsWith('.lock'))) {
      const lock = path.join(folder, '.git', name);
      const { mtimeMs = Date.now() } = statSync(lock, { throwIfNoEntry: false }) ?? {};
      if (Date.now() - mtimeMs >= olderThanMs) rmSync(lock, { force: true });
    }
  }

  /** Checks out the ref; a broken or missing folder is made anew. */
  async function resetFolder(worktree: string, ref: string, ...options: string[]): Promise<void> {
    try {
      await git(worktree, ['checkout', '--quiet', '--force', ...options, ref]);
      await git(worktree, ['clean', '--quiet', '--force', '-d']);
    } catch (error) {
      if (/no space left/i.test(String(error))) throw error;
      rmSync(worktree, { recursive: true, force: true });
      await git(folder, ['worktree', 'prune']);
      await git(folder, ['worktree', 'add', '--quiet', '--force', ...options, worktree, ref]);
    }
  }

  const resetPublish = () => resetFolder(publishFolder, main, '--detach');

  async function create() {
    mkdirSync(folder, { recursive: true });
    await git(folder, ['init', '--quiet', `--initial-branch=${main}`]);
    writeFileSync(path.join(folder, '.git/info/exclude'), '/.desk/\n');
    if (remote) {
      await git(folder, ['remote', 'add', 'origin', remote]);
      const found = await git(folder, ['ls-remote', '--heads', 'origin', main]);
      if (found.trim()) {
        await git(folder, ['fetch', '--quiet', 'origin', main]);
        await git(folder, ['reset', '--quiet', '--hard', `origin/${main}`]);
        return;
      }
    }
    // A folder that has content already is taken as it is.
    if (readdirSync(folder).every((name) => name.startsWith('.')))
      cpSync(shipped, folder, { recursive: true });
    await git(folder, ['add', '--all']);
    await git(folder, ['commit', '--quiet', '-m', 'Content as it came with the site']);
    if (remote) await git(folder, ['push', '--quiet', 'origin', main]);
  }

  const changed = async (at: string, ...which: string[]) =>
    (await git(at, ['diff', '--name-only', '-z', ...which])).split('\0').filter(Boolean);

  const head = async (of = main, at = folder) => (await git(at, ['rev-parse', '--verify', of])).trim();

  /** `join` gets files that Git can't join and returns their text, null for a file that goes, or undefined. */
  async function merge(
    worktree: string,
    from: string,
    message: string,
    author: Author,
    join: (
      file: string,
      texts: { base: string; theirs: string; mine: string },
    ) => Promise<string | null | undefined>,
  ): Promise<boolean> {
    try {
      await git(worktree, ['merge', '--quiet', '--no-ff', '-m', message, from], author);
      return true;
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
    }
    const own = await head('HEAD', worktree);
    const [base = ''] = (await git(worktree, ['merge-base', own, from])).trim().split('\n');
    const files = await changed(worktree, '--diff-filter=U');
    if (files.length === 0) throw new GitError(`git merge: ${from} can't be merged`);
    let isJoined = true;
    for (const file of files) {
      const [old, theirs, mine] = await Promise.all(
        [base, from, own].map((commit) => textOf(`${commit}:${file}`)),
      );
      const text = await join(file, { base: old ?? '', theirs: theirs ?? '', mine: mine ?? '' });
      if (text === undefined) isJoined = false;
      else {
        const place = path.join(worktree, file);
        if (text === null) rmSync(place, { force: true });
        else writeFileSync(place, text);
        await git(worktree, ['add', '--all', '--', file]);
      }
    }
    if (isJoined) await git(worktree, ['commit', '--quiet', '-m', message], author);
    else await git(worktree, ['merge', '--abort']);
    return isJoined;
  }

  const isAncestor = (commit: string, of: string) =>
    git(folder, ['merge-base', '--is-ancestor', commit, of]).then(
      () => true,
      () => false,
    );

  /** Edits by hand that nobody committed would be in the way: they stay in Git's stash. */
  async function mergeMain(from: string): Promise<void> {
    if (await isAncestor(from, main)) return;
    removeLocks(longestGitMs);
    try {
      await git(folder, ['stash', 'push', '--quiet', '--include-untracked', '-m', 'Edits without a commit']);
      await git(folder, ['merge', '--quiet', '-m', 'Changes from elsewhere', from]);
    } catch (error) {
      // Also a merge that was stopped halfway: the next attempt begins from main.
      await git(folder, ['merge', '--abort']).catch(() => undefined);
      throw error;
    }
  }

  /** @param name of Git for a text, such as `main:news/a.md` */
  const textOf = (name: string): Promise<string | undefined> =>
    git(folder, ['cat-file', 'blob', name]).catch(() => undefined);

  const joinTexts = async (
    { base, theirs, mine }: { base: string; theirs: string; mine: string },
    choice?: 'mine' | 'theirs',
  ): Promise<string | undefined> => {
    const temporary = mkdtempSync(path.join(desk, 'join-'));
    try {
      for (const [name, text] of Object.entries({ base, theirs, mine }))
        writeFileSync(path.join(temporary, name), text);
      const side = choice && [choice === 'mine' ? '--ours' : '--theirs'];
      return await git(temporary, ['merge-file', '-p', ...(side ?? []), 'mine', 'base', 'theirs']);
    } catch {
      return undefined;
    } finally {
      rmSync(temporary, { recursive: true });
    }
  };

  async function log({ from = main, limit = -1 }: { from?: string; limit?: number }): Promise<Commit[]> {
    const format = '--format=%x01%H%x00%P%x00%an%x00%ae%x00%at%x00%B%x00';
    const which = ['-m', '--first-parent', '--no-renames', '--name-only', `-n${limit}`, from];
    const text = await git(folder, ['log', format, ...which]);
    const commits = text.split('\x01').slice(1).map(toCommit);
    return commits.filter(({ id }) => commitSchema.safeParse(id).success);
  }

  return {
    folder,
    deskFolder: desk,
    publishFolder,
    previewFolder,
    draftFolder,
    branchOf,
    head,
    merge,
    textOf,
    joinTexts,

    makeDraft: (draft: string) =>
      git(folder, ['worktree', 'add', '--quiet', '-b', branchOf(draft), draftFolder(draft), main]),

    /** Discards what was not committed. */
    resetDraft: (draft: string) => resetFolder(draftFolder(draft), branchOf(draft)),

    resetPreview: (commit: string) => resetFolder(previewFolder, commit, '--detach'),

    async draftBranches(): Promise<string[]> {
      const names = await git(folder, ['for-each-ref', '--format=%(refname:lstrip=3)', 'refs/heads/draft/']);
      return names.split('\n').filter((name) => draftSchema.safeParse(name).success);
    },

    /** The branch stays, under another name. */
    async endDraft(draft: string) {
      rmSync(draftFolder(draft), { recursive: true, force: true });
      await git(folder, ['worktree', 'prune']);
      await git(folder, ['branch', '-M', branchOf(draft), `ended/${draft}`]);
    },

    /** Empty where all objects are there. */
    damage: () =>
      git(folder, ['fsck', '--connectivity-only', '--no-dangling', '--no-progress']).then(
        () => '',
        (error: unknown) => String(error),
      ),

    async commit(worktree: string, file: string, subject: string, author: Author): Promise<void> {
      await git(worktree, ['add', '--all', '--', file]);
      await git(worktree, ['commit', '--quiet', '-m', cleanLine(subject), '--', file], author);
    },

    /** Adds a file to the commit that is being published, so that its undo restores the file. */
    async amend(file: string, author: Author): Promise<void> {
      await git(publishFolder, ['add', '--all', '--', file]);
      await git(publishFolder, ['commit', '--quiet', '--amend', '--no-edit', '--', file], author);
    },

    /** What a draft changes since it was made or joined. */
    changedFiles: (draft: string) => changed(folder, '--no-renames', `${main}...${branchOf(draft)}`),

    commitsOf: (draft: string) => log({ from: `${main}..${branchOf(draft)}` }),

    log,

    removeLocks,
    resetPublish,

    async revert(commit: string, message: string, author: Author): Promise<boolean> {
      const parents = (await git(folder, ['show', '-s', '--format=%P', commit])).trim().split(' ');
      try {
        const side = parents.length > 1 ? ['-m', '1'] : [];
        await git(publishFolder, ['revert', '--no-commit', ...side, commit], author);
        await git(publishFolder, ['commit', '--quiet', '-m', message], author);
        return true;
      } catch (error) {
        if (!(error instanceof GitError)) throw error;
        await git(publishFolder, ['revert', '--abort']).catch(() => undefined);
        return false;
      }
    },

    /** Merges when main has new commits. @throws where both changed the same lines */
    advance: mergeMain,

    /** Whether main has commits that this one lacks. */
    hasMoved: async (commit: string) => !(await isAncestor(main, commit)),

    /** Takes up to a minute over the network, so the caller does not hold the lock of the commands. */
    async fetch(): Promise<void> {
      if (remote) await git(folder, ['fetch', '--quiet', 'origin', main]);
    },

    async joinFetched(): Promise<void> {
      if (remote) await mergeMain(`origin/${main}`);
    },

    async push(): Promise<void> {
      if (remote) await git(folder, ['push', '--quiet', 'origin', main]);
    },
  };
}

function toCommit(text: string) {
  const [commit = '', parents = '', name = '', email = '', seconds = '', body = '', files = ''] =
    text.split('\0');
  const [subject = '', ...paragraphs] = body.trim().split('\n\n');
  const id = idOf(email);
  const trailers = trailersOf(id ? (paragraphs.at(-1) ?? '') : '');
  return {
    id: commit,
    parents: parents.split(' ').filter(Boolean),
    author: { id, name },
    atMs: Number(seconds) * 1000,
    subject: cleanLine(subject),
    /** Names, by commas. */
    writers: trailers.get('Writers') ?? null,
    reader: trailers.get('Reader') ?? null,
    undoes: commitSchema.safeParse(trailers.get('Undoes')).data ?? null,
    files: files.split('\n').filter(Boolean),
  };
}

/** Reads a paragraph only if every line is a trailer, because a person writes the rest of the message. */
function trailersOf(paragraph: string): Map<string, string> {
  const lines = paragraph.split('\n').map((line) => /^(Draft|Writers|Reader|Undoes): (.+)$/.exec(line));
  return new Map(
    lines.every((line) => line !== null) ? lines.map(([, name = '', value = '']) => [name, value]) : [],
  );
}

/** Git's name of a text. */
export function versionOf(text: string): string {
  const bytes = Buffer.from(text);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

export const readText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
