import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { PublishStatus } from '@vanda/desk-api/drafts';
import { DomainError, notFound, notPossible } from '@vanda/desk-api/failures';
import { cleanLine } from '@vanda/forms/clean';
import { toIsoDay } from '@vanda/forms/day';
import { checkDraft, issuesOf, isUncited, sentenceOf } from './checks.ts';
import type { Build, Handlers, ResponseOf } from './contract.ts';
import type { Drafts } from './drafts.ts';
import { parseEntry, writeEntry } from './entries.ts';
import { type Author, publisherAuthor } from './git.ts';
import { joinOnline } from './joins.ts';
import { readText } from './repository.ts';
import { type Draft, draftState, isOpen, type Job, newId, type Work } from './state.ts';
import { goingOnline, type Workspace } from './workspace.ts';

export type PublishingOptions = {
  readonly build: Build;
  /** Commit of the build that is served; undefined where it does not say. */
  readonly servedCommit: () => string | undefined;
  /** Hash of the course dates that the service exported; undefined without an export. */
  readonly courseDates: () => string | undefined;
};

export type Publishing = ReturnType<typeof createPublishing>;

/** One job at a time. The switch decides: before it nothing is changed, after it main follows. */
export function createPublishing(
  workspace: Workspace,
  drafts: Drafts,
  { build, servedCommit, courseDates }: PublishingOptions,
) {
  const { repository, state, save, now, log, read, alone, draftOf } = workspace;
  const { rowOf, draftResponse, assertRead, assertChecked, unchanged, set } = drafts;
  const folder = repository.publishFolder;
  let running: Promise<void> | undefined;
  let isStopping = false;

  const isSwitched = ({ status: { commit } }: Job) => commit !== null && commit === servedCommit();

  /** @throws where the same is waiting or running already */
  function add(work: Work, by: Author, title: string): PublishStatus {
    const same = state.jobs.find((job) => isOpen(job) && isDeepStrictEqual(job.work, work));
    if (same) throw goingOnline(same);
    const status: PublishStatus = {
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
    };
    state.jobs.push({ work, status });
    save();
    run();
    return status;
  }

  /** Starts the first open job, again one after whose build main could not be advanced. */
  function run(): void {
    const job = state.jobs.find(isOpen);
    if (running || isStopping || !job) return;
    running = publish(job).finally(() => {
      running = undefined;
      if (!isOpen(job)) run();
    });
  }

  async function publish(job: Job): Promise<void> {
    try {
      if (!isSwitched(job)) await switchTo(job);
      await follow(job);
    } catch (error) {
      // An update restarts the publisher, which then begins the job anew.
      if (isStopping && !isSwitched(job)) Object.assign(job.status, { step: 'waiting', commit: null });
      else if (!isStopping) fail(job, error);
      save();
    }
  }

  async function switchTo(job: Job): Promise<void> {
    const { status } = job;
    const step = (next: PublishStatus['step']) => {
      status.step = next;
      save();
    };
    const builtDates = courseDates();
    step('joining');
    status.commit = await apply(job, () => step('checking'));
    step('building');
    if (isStopping) throw notPossible('The publisher stops.');
    const result = await build(folder, status.commit);
    if (!result.ok) {
      status.output = result.output;
      throw notPossible(result.message);
    }
    Object.assign(state, { builtOn: toIsoDay(new Date(now())), builtDates });
  }

  async function follow(job: Job): Promise<void> {
    const commit = job.status.commit ?? '';
    try {
      await alone('main', () => repository.advance(commit));
    } catch (error) {
      log(`online, but main can't follow: ${String(error)}`);
      if (await repository.hasMoved(commit))
        throw notPossible('The folder of the content was changed by hand meanwhile. Publish again.');
      return;
    }
    end(job, 'done');
    await repository.push().catch((error: unknown) => log(`not pushed: ${String(error)}`));
  }

  function end({ status }: Job, step: 'done' | 'failed'): void {
    Object.assign(status, { step, endedAtMs: now() });
    const draft = state.drafts.get(status.draft ?? '');
    if (draft && step === 'done') state.drafts.delete(draft.id);
    else if (draft) Object.assign(draft, { failure: status.message, publishAtMs: null });
    save();
  }

  function fail(job: Job, error: unknown): void {
    const { status } = job;
    const isRefusal = error instanceof DomainError;
    status.message = isRefusal ? error.message : 'The publisher met a problem of its own.';
    if (!isRefusal) status.output = String(error);
    end(job, 'failed');
    log(`not published: ${status.title}: ${status.message} ${status.output ?? ''}`.slice(0, 2000));
  }

  /** Branches of drafts that are over: published, thrown away, or never answered to. */
  async function endLeft(): Promise<void> {
    await alone('main', async () => {
      for (const id of await repository.draftBranches())
        if (!state.drafts.has(id))
          await repository
            .endDraft(id)
            .catch((error: unknown) => log(`${id} is not ended: ${String(error)}`));
    });
  }

  /** Joins what was fetched, applies the work to the publishing folder and returns the commit. */
  async function apply({ work, status }: Job, onChecking: () => void): Promise<string> {
    const { by, title } = status;
    await workspace.pull();
    await repository.resetPublish();
    const before = workspace.online();
    switch (work.kind) {
      case 'rebuild':
        return repository.head();
      case 'draft': {
        const commits = await repository.commitsOf(work.draft);
        // A commit that joins a draft with what went online has no words of its author.
        const writers = new Set(
          commits.flatMap((one) => (one.parents.length === 1 ? [one.author.name] : [])),
        );
        const written = writers.size > 0 ? `\nWriters: ${[...writers].join(', ')}` : '';
        const reader = work.reader ? `\nReader: ${work.reader}` : '';
        const message = `${title}\n\nDraft: ${work.draft}${written}${reader}`;
        const branch = repository.branchOf(work.draft);
        if (!(await repository.merge(folder, branch, message, by, async () => undefined)))
          throw notPossible(
            'Somebody published a change of the same fields. Choose between the two, then publish again.',
          );
        break;
      }
      case 'undo':
        if (!(await repository.revert(work.commit, `${title}\n\nUndoes: ${work.commit}`, by)))
          throw notPossible('Later changes need this one. Take those back first, or change it by hand.');
    }
    onChecking();
    if ((await repository.head('HEAD', folder)) !== (await repository.head())) await dropUncited(by);
    const checks = checkDraft(read(folder), before);
    if (checks.length > 0) throw notPossible(sentenceOf(checks));
    return repository.head('HEAD', folder);
  }

  /** Uncited sources would fail the build. */
  async function dropUncited(by: Author): Promise<void> {
    const uncited = issuesOf(read(folder), workspace.online()).filter(isUncited);
    for (const [file, issues] of Map.groupBy(uncited, (issue) => issue.file)) {
      const place = path.join(folder, file);
      const { values } = parseEntry(file, readText(place));
      for (const { field } of issues) delete values[field];
      if (Object.keys(values).length === 0) rmSync(place);
      else writeFileSync(place, writeEntry(readText(place), { values, body: null }));
      await repository.amend(file, by);
    }
  }

  async function start(draft: Draft, by: Author): Promise<ResponseOf<'publish'>> {
    assertRead(draft);
    if ((await joinOnline(repository, draft.id, by)).length > 0) return { outcome: 'conflict' };
    assertChecked(draft);
    const { title } = await rowOf(draft);
    draft.failure = null;
    const reader = draft.approval?.by.name ?? null;
    return { outcome: 'started', status: add({ kind: 'draft', draft: draft.id, reader }, by, title) };
  }

  /** A refusal is the draft's alone, and stops no other. */
  async function startPlanned(draft: Draft): Promise<void> {
    if (!isDue(draft)) return;
    try {
      const { outcome } = await start(draft, draft.plannedBy ?? draft.by);
      if (outcome === 'conflict') throw notPossible('The same fields were changed online meanwhile.');
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      set(draft, { failure: error.message, publishAtMs: null });
    }
  }

  const isDue = (draft: Draft) =>
    draftState(state, draft) === 'scheduled' && (draft.publishAtMs ?? 0) <= now();

  const handlers: Handlers<'publish' | 'stopPublishing' | 'publishStatus'> = {
    async publish({ by, params, body: { changedAtMs, publishAtMs } }) {
      const draft = unchanged(params.draft, changedAtMs);
      if (publishAtMs === null || publishAtMs <= now()) return start(draft, by);
      assertRead(draft);
      assertChecked(draft);
      set(draft, { publishAtMs, plannedBy: by, failure: null });
      return { outcome: 'scheduled', publishAtMs, title: (await rowOf(draft)).title };
    },

    async stopPublishing({ by, params }) {
      const draft = draftOf(params.draft);
      if (draftState(state, draft) === 'publishing')
        throw notPossible('It is going online. It can be taken back afterwards.');
      set(draft, { publishAtMs: null });
      return draftResponse(draft.id, by);
    },

    async publishStatus({ params }) {
      const job = state.jobs.find(({ status }) => status.id === params.id);
      if (!job) throw notFound();
      return { status: job.status };
    },
  };

  return {
    handlers,
    add,
    run,

    /** A job that a kill interrupted is published if the site has switched, and failed otherwise. */
    async recover(): Promise<void> {
      const stopped = state.jobs.filter((job) => isOpen(job) && job.status.step !== 'waiting');
      for (const job of stopped.filter((each) => !isSwitched(each)))
        fail(
          job,
          notPossible('The publisher was stopped while it worked. The site is unchanged: publish again.'),
        );
      await endLeft();
    },

    async tick(): Promise<void> {
      run();
      for (const draft of [...state.drafts.values()].filter(isDue))
        await alone(draft.id, () => startPlanned(draft));
    },

    /** Where online and served differ, where the desk changed course dates, and once a day, because dates pass. */
    async rebuildIfBehind(isForced = false): Promise<void> {
      if (state.jobs.some(isOpen)) return;
      await endLeft();
      await workspace.pull();
      if (state.jobs.some(isOpen)) return;
      const today = toIsoDay(new Date(now()));
      const isOfToday = (state.builtOn ?? today) === today;
      const hasDates = state.builtDates === courseDates();
      if (!isForced && isOfToday && hasDates && servedCommit() === (await repository.head())) return;
      add({ kind: 'rebuild' }, publisherAuthor, 'What is online, built again');
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
