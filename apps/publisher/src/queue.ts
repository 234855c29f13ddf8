import type { Check, PublishStatus } from '@vanda/desk-api/content';
import { toIsoDay } from '@vanda/forms/day';
import type { Author } from './git.ts';
import { type Job, newId, type Work } from './state.ts';
import type { Workspace } from './workspace.ts';

export type BuildResult = { ok: true } | { ok: false; words: string; output: string };

/** Builds and switches, or changes nothing. */
export type Build = (contentFolder: string, commit: string) => Promise<BuildResult>;

export class NotPublished extends Error {
  readonly checks: Check[];
  constructor(words: string, checks: Check[] = []) {
    super(words);
    this.checks = checks;
  }
}

type Parts = Pick<Workspace, 'repository' | 'state' | 'save' | 'now' | 'log'> & {
  readonly build: Build;
  /** Commit of the build that is served; undefined where it does not say. */
  readonly servedCommit: () => string | undefined;
  /** Applies work to the publishing folder and returns the commit. */
  readonly apply: (job: Job, onStep: (step: PublishStatus['step']) => void) => Promise<string>;
  readonly onEnd: (job: Job) => Promise<void>;
};
export type PublishingOptions = Pick<Parts, 'build' | 'servedCommit'>;

export function createQueue({ repository, state, save, servedCommit, now, onEnd, log, ...parts }: Parts) {
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

  function add(work: Work, by: Author, title: string): PublishStatus {
    const job: Job = {
      work,
      by,
      status: {
        id: newId(),
        draft: work.kind === 'draft' ? work.draft : null,
        title,
        by,
        step: 'waiting',
        startedAtMs: now(),
        endedAtMs: null,
        commit: null,
        words: null,
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

  async function publish(job: Job): Promise<void> {
    const { status } = job;
    const step = (next: PublishStatus['step']) => {
      status.step = next;
      save();
    };
    const startedMs = now();
    try {
      step('joining');
      await repository.resetPublish();
      const commit = await parts.apply(job, step);
      if (isStopping) return step('waiting');
      status.commit = commit;
      step('building');
      assertBuilt(job, await parts.build(repository.publishFolder, commit));
      state.builtOn = toIsoDay(new Date(now()));
      state.builds = [...state.builds, now() - startedMs].slice(-5);
      await finish(job);
    } catch (error) {
      // An update restarts the publisher, which then begins the job anew.
      if (isStopping) return step('waiting');
      fail(job, error);
    }
    await onEnd(job).catch((error: unknown) => log(`after ${status.title}: ${String(error)}`));
    save();
  }

  function assertBuilt({ status }: Job, result: BuildResult): void {
    if (result.ok) return;
    status.output = result.output;
    throw new NotPublished(result.words);
  }

  async function finish({ status, work }: Job): Promise<void> {
    if (status.commit && status.commit !== (await repository.head())) await repository.advance(status.commit);
    status.step = 'done';
    status.endedAtMs = now();
    if (status.commit && work.kind !== 'rebuild')
      state.seconds[status.commit] = Math.round((now() - status.startedAtMs) / 1000);
    save();
    await repository.push().catch((error: unknown) => log(`not pushed: ${String(error)}`));
  }

  function fail({ status }: Job, error: unknown): void {
    status.step = 'failed';
    status.endedAtMs = now();
    status.words = error instanceof NotPublished ? error.message : 'The publisher met a problem of its own.';
    if (error instanceof NotPublished) status.checks = error.checks;
    else status.output = String(error);
    log(`not published: ${status.title}: ${status.words} ${status.output ?? ''}`.slice(0, 2000));
  }

  /** After a kill: published where the site has switched, else failed. */
  async function recover(): Promise<void> {
    const job = state.jobs.find((candidate) => isOpen(candidate) && candidate.status.step !== 'waiting');
    if (!job) return;
    if (job.status.commit && servedCommit() === job.status.commit) await finish(job);
    else
      fail(
        job,
        new NotPublished('The publisher was stopped while it worked. The site is unchanged: publish again.'),
      );
    await onEnd(job);
    save();
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
