import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DraftRow, PublishStatus } from '@vanda/desk-api/content';
import type { Author } from './git.ts';

export type Draft = Omit<DraftRow, 'entries' | 'title'> & {
  title?: string | undefined;
};

export const plainDraft = {
  state: 'draft',
  review: null,
  approval: null,
  publishAtMs: null,
  failure: null,
} as const satisfies Partial<Draft>;

export type Work =
  | { kind: 'draft'; draft: string; reader: string | null }
  | { kind: 'undo'; commit: string }
  | { kind: 'reviewed'; collection: string; slug: string; day: string }
  | { kind: 'rebuild' };

export type Job = {
  work: Work;
  by: Author;
  status: Omit<PublishStatus, 'secondsLeft' | 'ahead'>;
};

/** Maps, because their keys are names from requests: `constructor` is a property of every object. */
export type State = {
  drafts: Map<string, Draft>;
  jobs: Job[];
  /** Dates pass, so each day needs a build. */
  builtOn?: string;
  /** The course dates that it was built with. */
  builtDates?: string | undefined;
  builds: number[];
  pressed: Map<string, string>;
};

const keptJobs = 50;
const keptPresses = 500;

/** Undefined where there is none, or none that can be read. */
export function readState(file: string): State | undefined {
  try {
    const { drafts, pressed, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    const map = (of: object) => new Map(Object.entries(of));
    return { ...rest, drafts: map(drafts), pressed: map(pressed) };
  } catch {
    return undefined;
  }
}

/** One JSON file, replaced as a whole. Only one publisher runs (see its socket). */
export function saveState(file: string, state: State): void {
  state.jobs = state.jobs.slice(-keptJobs);
  for (const key of [...state.pressed.keys()].slice(0, -keptPresses)) state.pressed.delete(key);
  const text = JSON.stringify(state, (_, value) =>
    value instanceof Map ? Object.fromEntries(value) : value,
  );
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
  // Otherwise a power cut may leave the file before.
  const folder = openSync(path.dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

export const newId = () => `d${randomBytes(6).toString('hex')}`;
