import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toIsoDay } from '../../packages/forms/src/calendar-day.mjs';

type Build = {
  /** A file that exists once the build is complete. */
  result: string;
  /** A file with the fingerprint of the build's inputs. */
  stamp: string;
  inputs: string[];
  settings?: (environment: NodeJS.ProcessEnv, now: Date) => string[];
};

export const siteBuild: Build = {
  result: 'apps/site/dist/index.html',
  stamp: 'apps/site/http/fingerprint',
  inputs: [
    'package-lock.json',
    'apps/site/astro.config.ts',
    'apps/site/build.config.mjs',
    'apps/site/package.json',
    'apps/site/postbuild',
    'apps/site/public',
    'apps/site/src',
    'packages/build/src',
    'packages/eu-ai-act-rules/src',
    'packages/forms/src',
    'packages/ui/src',
    // Replaces apps/site/src/content, which the line above includes.
    ...(process.env.CONTENT_DIR ? [process.env.CONTENT_DIR] : []),
  ],
  // A build shows which course sessions are past, so each day in Singapore needs one.
  settings: (environment, now) => [
    ...Object.keys(environment)
      .filter((name) => /^(?:(?:SITE|PUBLIC)_|FORMS$|DEMO_COMPANY$)/.test(name))
      .sort()
      .map((name) => `${name}=${environment[name]}`),
    toIsoDay(now),
  ],
};

export const deskBuild: Build = {
  result: 'office/desk/dist/index.html',
  // The stamp is outside of `dist`, which is served.
  stamp: 'node_modules/.cache/desk/fingerprint',
  inputs: [
    'package-lock.json',
    'office/desk/src',
    'office/desk/vite.config.ts',
    'office/api/src',
    'packages/build/src',
    'packages/forms/src',
    'packages/ui/src',
  ],
};

export function fingerprintOf(
  root: string,
  { inputs, settings }: Build,
  environment = process.env,
  now = new Date(),
): string {
  const hash = createHash('sha256');
  for (const input of inputs) {
    const entry = path.resolve(root, input);
    // The same content counts as the same wherever its folder is.
    const name = path.isAbsolute(input) ? 'content' : input;
    for (const file of filesUnder(entry))
      hash
        .update(`${name}/${path.relative(entry, file)}\0`)
        .update(readFileSync(file))
        .update('\0');
  }
  for (const setting of settings?.(environment, now) ?? []) hash.update(`${setting}\0`);
  return hash.digest('hex');
}

export function isCurrent(root: string, { result, stamp }: Build, fingerprint: string): boolean {
  const file = path.join(root, stamp);
  return (
    existsSync(path.join(root, result)) && existsSync(file) && readFileSync(file, 'utf8') === fingerprint
  );
}

export function writeStamp(file: string, fingerprint: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, fingerprint);
}

function filesUnder(entry: string): string[] {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .filter((name) => !['node_modules', '.git', '.desk'].includes(name))
    .sort()
    .flatMap((name) => filesUnder(path.join(entry, name)));
}
