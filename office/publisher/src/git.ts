import { execFile } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';

export type Author = { readonly id: string; readonly name: string };

export class GitError extends Error {}

export const publisherAuthor: Author = { id: 'publisher', name: 'Publisher' };
const domain = 'desk.invalid';
const timeoutMs = 60_000;

const settings = [
  'core.hooksPath=/dev/null',
  'core.quotePath=false',
  'core.symlinks=false',
  'core.autocrlf=false',
  // By default a power cut may leave empty objects.
  'core.fsync=committed,reference',
  'core.fsyncMethod=batch',
];

/**
 * Runs `git` in a folder and returns its output. Hooks and the machine's configuration are off; it never asks for a password.
 * A lock that a killed `git` left is removed.
 * @throws {GitError} with git's own words
 */
export async function git(
  folder: string,
  args: readonly string[],
  author: Author = publisherAuthor,
): Promise<string> {
  try {
    return await run(folder, args, author);
  } catch (error) {
    const lock = /Unable to create '([^'\n]+\.lock)': File exists/.exec(String(error))?.[1];
    if (!lock || !isStale(lock)) throw error;
    rmSync(lock, { force: true });
    return run(folder, args, author);
  }
}

/** No `git` of the publisher runs longer. */
function isStale(lock: string): boolean {
  const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? { mtimeMs: 0 };
  return Date.now() - mtimeMs > timeoutMs;
}

function run(folder: string, args: readonly string[], author: Author): Promise<string> {
  const { GIT_DIR: _, GIT_WORK_TREE: _1, GIT_INDEX_FILE: _2, ...environment } = process.env;
  const email = `${author.id}@${domain}`;
  const name = nameForGit(author);
  return new Promise((resolve, reject) => {
    execFile(
      'git',
      [...settings.flatMap((setting) => ['-c', setting]), ...args],
      {
        cwd: folder,
        env: {
          ...environment,
          LC_ALL: 'C',
          GIT_TERMINAL_PROMPT: '0',
          GIT_CONFIG_NOSYSTEM: '1',
          GIT_CONFIG_GLOBAL: '/dev/null',
          GIT_AUTHOR_NAME: name,
          GIT_AUTHOR_EMAIL: email,
          GIT_COMMITTER_NAME: name,
          GIT_COMMITTER_EMAIL: email,
        },
        maxBuffer: 64 * 1024 * 1024,
        timeout: timeoutMs,
      },
      (error, stdout, stderr) => {
        if (error) reject(new GitError(`git ${args[0]}: ${stderr.trim() || stdout.trim() || error.message}`));
        else resolve(stdout);
      },
    );
  });
}

/** Git refuses a name of these characters alone. */
const nameForGit = ({ id, name }: Author) => (/[^\s.,:;<>"\\']/.test(name) ? name : id);

export const idOf = (email: string): string =>
  email.endsWith(`@${domain}`) ? email.slice(0, -domain.length - 1) : '';
