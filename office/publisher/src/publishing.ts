import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DomainError, notFound, notPossible } from '@vanda/desk-api/failures';
import { toIsoDay } from '@vanda/forms/day';
import { checkDraft, issuesOf, isUncited, sentenceOf } from './checks.ts';
import type { Handlers, ResponseOf } from './contract.ts';
import type { Drafts } from './drafts.ts';
import { type EntryText, parseEntry, writeEntry } from './entries.ts';
import { type Author, publisherAuthor } from './git.ts';
import { createQueue, NotPublished, type PublishingOptions } from './queue.ts';
import { readText } from './repository.ts';
import type { Draft, Job } from './state.ts';
import type { Workspace } from './workspace.ts';

export type Publishing = ReturnType<typeof createPublishing>;

export function createPublishing(workspace: Workspace, drafts: Drafts, options: PublishingOptions) {
  const { repository, state, now, read, checksOf } = workspace;
  const { rowOf, draftResponse, needsReader, unchanged, set, joinOnline } = drafts;
  const folder = repository.publishFolder;
  const queue = createQueue({ ...workspace, ...options, apply, onEnd });

  async function apply(job: Job, onStep: (step: 'checking') => void): Promise<string> {
    const { work, by, status } = job;
    await workspace.pull();
    await repository.resetPublish();
    const before = workspace.online();
    switch (work.kind) {
      case 'rebuild':
        return repository.head();
      case 'draft': {
        const reader = work.reader ? `\nReader: ${work.reader}` : '';
        const message = `${status.title}\n\nDraft: ${work.draft}${reader}`;
        const branch = repository.branchOf(work.draft);
        if (!(await repository.merge(folder, branch, message, by, async () => undefined)))
          throw new NotPublished(
            'Somebody published a change of the same fields. Choose between the two, then publish again.',
          );
        break;
      }
      case 'undo':
        if (!(await repository.revert(work.commit, `${status.title}\n\nUndoes: ${work.commit}`, by)))
          throw new NotPublished('Later changes need this one. Take those back first, or change it by hand.');
        break;
      case 'reviewed':
        rewrite(work.collection, work.slug, (entry) => ({
          ...entry,
          values: { ...entry.values, reviewedOn: work.day },
        }));
    }
    onStep('checking');
    await repository.commit(folder, status.title, by);
    await dropUncited(by);
    const checks = checkDraft(read(folder), before);
    if (checks.length > 0) throw new NotPublished(sentenceOf(checks), checks);
    return repository.commit(folder, status.title, by);
  }

  function rewrite(collection: string, slug: string, edit: (entry: EntryText) => EntryText): void {
    const file = workspace.fileOf(collection, slug);
    const place = path.join(folder, file);
    const text = readText(place);
    writeFileSync(place, writeEntry(text, edit(parseEntry(file, text))));
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
    }
    if (uncited.length > 0) await repository.commit(folder, 'Take out sources that nothing cites', by);
  }

  function onEnd({ status, work }: Job): void {
    const draft = work.kind === 'draft' && state.drafts.get(work.draft);
    if (!draft) return;
    if (status.step === 'done') state.drafts.delete(draft.id);
    else Object.assign(draft, { state: 'failed', failure: status.message, publishAtMs: null });
  }

  async function start(draft: Draft, by: Author): Promise<ResponseOf<'publish'>> {
    assertPublishable(draft);
    if ((await joinOnline(draft, by)).length > 0) return { outcome: 'conflict' };
    const checks = checksOf(draft.id);
    if (checks.length > 0) return { outcome: 'checks', checks };
    const { title } = await rowOf(draft);
    draft.state = 'publishing';
    const reader = draft.approval?.by.name ?? null;
    return { outcome: 'started', status: queue.add({ kind: 'draft', draft: draft.id, reader }, by, title) };
  }

  /** Starts a scheduled draft; a refusal is the draft's alone, and stops no other. */
  async function whyNotStarted(draft: Draft): Promise<string | undefined> {
    try {
      const response = await start(draft, draft.by);
      if (response.outcome === 'checks') return sentenceOf(response.checks);
      return response.outcome === 'conflict' ? 'The same fields were changed online meanwhile.' : undefined;
    } catch (error) {
      if (error instanceof DomainError) return error.message;
      throw error;
    }
  }

  function assertPublishable(draft: Draft): void {
    if (needsReader(draft)) throw notPossible('A second colleague reads it first.');
  }

  function statusById(id: string) {
    const job = queue.find(id);
    if (!job) throw notFound();
    return queue.statusOf(job);
  }

  const handlers: Handlers<'publish' | 'stopPublishing' | 'publishStatus'> = {
    async publish({ by, params, body }) {
      const known = workspace.pressed(body.idempotencyKey);
      if (known) return { outcome: 'started', status: statusById(known) };
      const draft = unchanged(params.draft, body.changedAtMs);
      const { publishAtMs } = body;
      if (publishAtMs !== null && publishAtMs > now()) {
        assertPublishable(draft);
        const checks = checksOf(draft.id);
        if (checks.length > 0) return { outcome: 'checks', checks };
        set(draft, { state: 'scheduled', publishAtMs });
        return { outcome: 'scheduled', publishAtMs };
      }
      const response = await start(draft, by);
      if (response.outcome === 'started') workspace.remember(body.idempotencyKey, response.status.id);
      return response;
    },

    async stopPublishing({ by, params }) {
      const draft = workspace.draftOf(params.draft);
      if (!queue.stop(draft.id)) throw notPossible('It is being built. It can be taken back afterwards.');
      set(draft, { state: draft.approval ? 'approved' : 'draft', publishAtMs: null });
      return draftResponse(draft.id, by);
    },

    publishStatus: async ({ params }) => ({ status: statusById(params.id) }),
  };

  return {
    handlers,
    queue,
    statusById,

    async tick(): Promise<void> {
      const isDue = ({ state, publishAtMs }: Draft) => state === 'scheduled' && (publishAtMs ?? 0) <= now();
      for (const draft of [...state.drafts.values()].filter(isDue)) {
        await workspace.alone(async () => {
          if (!isDue(draft)) return;
          const failure = await whyNotStarted(draft);
          if (failure !== undefined) set(draft, { state: 'failed', failure, publishAtMs: null });
        });
      }
    },

    /** Where online and served differ, where the desk changed course dates, and once a day, because dates pass. */
    async rebuildIfBehind(isForced = false): Promise<void> {
      if (queue.open().length > 0) return;
      await workspace.pull();
      if (queue.open().length > 0) return;
      const today = toIsoDay(new Date(now()));
      const isOfToday = (state.builtOn ?? today) === today;
      const hasDates = state.builtDates === options.courseDates();
      if (!isForced && isOfToday && hasDates && options.servedCommit() === (await repository.head())) return;
      queue.add({ kind: 'rebuild' }, publisherAuthor, 'What is online, built again');
    },
  };
}
