import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { CourseDate, DraftRow, PublishStatus } from '@vanda/desk-api/content';
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

export type DateChange =
  | { kind: 'add'; date: CourseDate }
  | { kind: 'change'; day: string; date: CourseDate }
  | { kind: 'remove'; day: string };

export type Work =
  | { kind: 'draft'; draft: string; reader: string | null }
  | { kind: 'undo'; commit: string }
  | { kind: 'dates'; course: string; change: DateChange }
  | { kind: 'reviewed'; collection: string; slug: string; day: string }
  | { kind: 'rebuild' };

export type Job = {
  work: Work;
  by: Author;
  status: Omit<PublishStatus, 'secondsLeft' | 'ahead'>;
};

export type State = {
  drafts: Record<string, Draft>;
  jobs: Job[];
  /** Dates pass, so each day needs a build. */
  builtOn?: string;
  builds: number[];
  /** Seconds from the command to the switch, by commit. */
  seconds: Record<string, number>;
  pressed: Record<string, string>;
};

const keptJobs = 50;
const keptPresses = 500;

/** One JSON file, replaced as a whole. Only one publisher runs (see its socket). */
export function openState(file: string) {
  const state: State = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as State)
    : { drafts: {}, jobs: [], builds: [], seconds: {}, pressed: {} };
  const save = () => {
    state.jobs = state.jobs.slice(-keptJobs);
    state.pressed = Object.fromEntries(Object.entries(state.pressed).slice(-keptPresses));
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  };
  return { state, save };
}

/** 13 letters and digits; begins with a letter. */
export const newId = () => `d${randomBytes(8).toString('hex').slice(0, 12)}`;
