import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Check, PublishStatus } from '@vanda/desk-api/content';
import { notPossible } from '@vanda/desk-api/failures';
import { cleanLine } from '@vanda/forms/clean';
import { dayAndTime } from '@vanda/forms/date-formats';
import { toIsoDay } from '@vanda/forms/day';
import type { Author } from './git.ts';
import { type Job, newId, type Work } from './state.ts';
import type { Workspace } from './workspace.ts';

export type BuildResult = { ok: true } | { ok: false; message: string; output: string };

/** Builds and switches, or changes nothing. */
export type Build = (contentFolder: string, commit: string) => Promise<BuildResult>;

export class NotPublished extends Error {
  readonly checks: Check[];
  constructor(message: string, checks: Check[] = []) {
    super(message);
    this.checks = checks;
  }
}

type Parts = Pick<Workspace, 'repository' | 'state' | 'save' | 'now' | 'log' | 'alone'> & {
  readonly build: Build;
  /** Commit of the build that is served; undefined where it does not say. */
  readonly servedCommit: () => string | undefined;
  /** Hash of the course dates that the service exported; undefined without an export. */
  readonly courseDates: () => string | undefined;
  /** Joins what was fetched, applies work to the publishing folder and returns the commit. */
  readonly apply: (job: Job, onStep: (step: PublishStatus['step']) => void) => Promise<string>;
  /** Changes the state of a draft; the queue saves it. */
  readonly onEnd: (job: Job) => void;
};
export type PublishingOptions = Pick<Parts, 'build' | 'servedCommit' | 'courseDates'>;

export function createQueue({
  repository,
  state,
  save,
  servedCommit,
  courseDates,
  now,
  onEnd,
  log,
  alone,
  ...parts
}: Parts) {
  let running: Promise<void> | undefined;
  let isStopping = false;

  const isOpen = ({ status }: Job) => status.step !== 'done' && status.step !== 'failed';
  const averageMs = () =>
    state.builds.length > 0 ? state.builds.reduce((sum, ms) => sum + ms, 0) / state.builds.length : undefined;

  function statusOf(job: Job): PublishStatus {
    const { status } = job;
    if (!isOpen(job)) return { ...status, secondsLeft: 0, ahead: 0 };
    const ahead = state.jobs.filter(isOpen).indexOf(job);
    const each = averageMs();
    const leftMs = each && each * (ahead + 1) - (status.step === 'waiting' ? 0 : now() - status.startedAtMs);
    return {
      ...status,
      ahead,
      secondsLeft: leftMs === undefined ? null : Math.max(1, Math.round(leftMs / 1000)),
    };
  }

  /** @throws where the same is waiting or running already */
  function add(work: Work, by: Author, title: string): PublishStatus {
    const same = state.jobs.find((job) => isOpen(job) && isDeepStrictEqual(job.work, work));
    if (same) throw pressedBefore(same);
    const job: Job = {
      work,
      by,
      status: {
        id: newId(),
        draft: work.kind === 'draft' ? work.draft : null,
        title: cleanLine(title),
        by,
        step: 'waiting',
        startedAtMs: now(),
        endedAtMs: null,
        commit: null,
        message: null,
        output: null,
        checks: [],
      },
    };
    state.jobs.push(job);
    save();
    run();
    return statusOf(job);
  }

  function run(): void {
    if (running || isStopping) return;
    const job = state.jobs.find(isOpen);
    if (!job) return;
    running = publish(job).finally(() => {
      running = undefined;
      run();
    });
  }

  /** The switch decides: before it nothing is changed, after it Git follows. */
  async function publish(job: Job): Promise<void> {
    const { status } = job;
    const step = (next: PublishStatus['step']) => {
      status.step = next;
      save();
    };
    const startedMs = now();
    const builtDates = courseDates();
    try {
      step('joining');
      status.commit = await parts.apply(job, step);
      if (isStopping) return step('waiting');
      step('building');
      assertBuilt(job, await parts.build(repository.publishFolder, status.commit));
    } catch (error) {
      // An update restarts the publisher, which then begins the job anew.
      if (isStopping) return step('waiting');
      fail(job, error);
      return;
    }
    state.builtOn = toIsoDay(new Date(now()));
    state.builtDates = builtDates;
    state.builds = [...state.builds, now() - startedMs].slice(-5);
    await finish(job);
  }

  function assertBuilt({ status }: Job, result: BuildResult): void {
    if (result.ok) return;
    status.output = result.output;
    throw new NotPublished(result.message);
  }

  async function finish(job: Job): Promise<void> {
    const { commit } = job.status;
    for (let attempt = 1; commit; attempt++) {
      try {
        await alone(() => repository.advance(commit));
        break;
      } catch (error) {
        log(`online, but main can't follow: ${String(error)}`);
        if (await repository.hasMoved(commit)) {
          fail(
            job,
            new NotPublished('The folder of the content was changed by hand meanwhile. Publish again.'),
          );
          return;
        }
        // Still open: the next start finishes it.
        if (isStopping) return;
        await wait(Math.min(30_000, 1000 * attempt));
      }
    }
    end(job, 'done');
    await repository.push().catch((error: unknown) => log(`not pushed: ${String(error)}`));
    await alone(endLeft);
  }

  function end(job: Job, step: 'done' | 'failed'): void {
    job.status.step = step;
    job.status.endedAtMs = now();
    onEnd(job);
    save();
  }

  /** Branches of drafts that are over: published, thrown away, or never answered to. */
  async function endLeft(): Promise<void> {
    for (const id of await repository.draftBranches()) {
      if (!state.drafts.has(id))
        await repository.endDraft(id).catch((error: unknown) => log(`${id} is not ended: ${String(error)}`));
    }
  }

  function fail(job: Job, error: unknown): void {
    const { status } = job;
    status.message =
      error instanceof NotPublished ? error.message : 'The publisher met a problem of its own.';
    if (error instanceof NotPublished) status.checks = error.checks;
    else status.output = String(error);
    end(job, 'failed');
    log(`not published: ${status.title}: ${status.message} ${status.output ?? ''}`.slice(0, 2000));
  }

  /** After a kill: published where the site has switched, else failed. */
  async function recover(): Promise<void> {
    const job = state.jobs.find((candidate) => isOpen(candidate) && candidate.status.step !== 'waiting');
    if (job?.status.commit && servedCommit() === job.status.commit) await finish(job);
    else if (job)
      fail(
        job,
        new NotPublished('The publisher was stopped while it worked. The site is unchanged: publish again.'),
      );
    await endLeft();
  }

  return {
    add,
    run,
    recover,
    statusOf,
    find: (id: string) => state.jobs.find(({ status }) => status.id === id),
    open: () => state.jobs.filter(isOpen),
    /** False where it runs already. */
    stop(draft: string): boolean {
      const job = state.jobs.find((one) => isOpen(one) && one.status.draft === draft);
      if (!job) return true;
      if (job.status.step !== 'waiting') return false;
      state.jobs.splice(state.jobs.indexOf(job), 1);
      save();
      return true;
    },
    async idle(): Promise<void> {
      while (running) await running;
    },
    async close(): Promise<void> {
      isStopping = true;
      await running;
    },
  };
}

/** The answer to a second press of the same command. */
export const pressedBefore = ({ by, status }: Job) =>
  notPossible(`${by.name} did this on ${dayAndTime(status.startedAtMs)}. It is going online now.`);
