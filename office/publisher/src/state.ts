import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DraftRow, PublishStatus } from '@vanda/desk-api/drafts';
import type { Author } from './git.ts';

type Deed = { by: Author; atMs: number };

export type Draft = Omit<DraftRow, 'entries' | 'title' | 'state'> & {
  title?: string | undefined;
  review: Deed | null;
  approval: Deed | null;
  /** Who chose `publishAtMs`. */
  plannedBy?: Author | undefined;
};

/** Nothing is asked of it, and nothing failed. */
export const plainDraft = {
  review: null,
  approval: null,
  publishAtMs: null,
  failure: null,
} as const satisfies Partial<Draft>;

export type Work =
  | { kind: 'draft'; draft: string; reader: string | null }
  | { kind: 'undo'; commit: string }
  | { kind: 'rebuild' };

export type Job = { work: Work; status: PublishStatus };

/** Maps, because their keys are names from requests: `constructor` is a property of every object. */
export type State = {
  drafts: Map<string, Draft>;
  jobs: Job[];
  /** Dates pass, so each day needs a build. */
  builtOn?: string;
  /** The course dates that it was built with. */
  builtDates?: string | undefined;
};

const keptJobs = 50;

/** Undefined where there is none, or none that can be read. */
export function readState(file: string): State | undefined {
  try {
    const { drafts, ...rest } = JSON.parse(readFileSync(file, 'utf8'));
    return { ...rest, drafts: new Map(Object.entries(drafts)) };
  } catch {
    return undefined;
  }
}

/** One JSON file, replaced as a whole. Only one publisher runs (see its socket). */
export function saveState(file: string, state: State): void {
  state.jobs = state.jobs.slice(-keptJobs);
  const text = JSON.stringify({ ...state, drafts: Object.fromEntries(state.drafts) });
  writeFileSync(`${file}.new`, text, { flush: true });
  renameSync(`${file}.new`, file);
  // Otherwise a power cut may leave the file before.
  const folder = openSync(path.dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}

export const newId = () => `d${randomBytes(6).toString('hex')}`;

export const isOpen = ({ status: { step } }: Job) => step !== 'done' && step !== 'failed';

/** The publishing of a draft that waits or runs. */
export const openJobOf = ({ jobs }: State, { id }: Draft) =>
  jobs.find((job) => isOpen(job) && job.status.draft === id);

export function draftState(state: State, draft: Draft): DraftRow['state'] {
  if (openJobOf(state, draft)) return 'publishing';
  if (draft.failure !== null) return 'failed';
  if (draft.publishAtMs !== null) return 'scheduled';
  if (draft.approval) return 'approved';
  return draft.review ? 'review' : 'draft';
}
