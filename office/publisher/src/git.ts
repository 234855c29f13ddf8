import { execFile } from 'node:child_process';

export type Author = { readonly id: string; readonly name: string };

export class GitError extends Error {}

export const publisherAuthor: Author = { id: 'publisher', name: 'Publisher' };
const domain = 'desk.invalid';
/** None runs longer: a lock that is older belongs to nobody. */
export const longestGitMs = 60_000;

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
 * @throws {GitError} with git's own words
 */
export function git(
  folder: string,
  args: readonly string[],
  author: Author = publisherAuthor,
): Promise<string> {
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
        timeout: longestGitMs,
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
