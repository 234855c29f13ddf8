import type { DraftRow, EntryChange } from '@vanda/desk-api/content';
import { notPossible } from '@vanda/desk-api/failures';
import { dayAndTime } from '@vanda/forms/date-formats';
import { changesOf, titleFrom } from './changes.ts';
import { sentenceOf } from './checks.ts';
import type { Handlers, ResponseOf } from './contract.ts';
import type { Author } from './git.ts';
import { createJoins } from './joins.ts';
import { type Draft, plainDraft } from './state.ts';
import type { Workspace } from './workspace.ts';

export type Drafts = ReturnType<typeof createDrafts>;

export function createDrafts(workspace: Workspace) {
  const { repository, state, save, now, draftOf, editable, checksOf, touch } = workspace;
  const { joinOnline } = createJoins(workspace);

  async function rowOf(draft: Draft, known?: EntryChange[]): Promise<DraftRow> {
    const changes = known ?? (await changesOf(repository, draft.id));
    return {
      ...draft,
      title: draft.title ?? titleFrom(changes),
      entries: changes.map(({ collection, slug, title }) => ({ collection, slug, title })),
    };
  }

  async function draftResponse(id: string, by: Author): Promise<ResponseOf<'draft'>> {
    const draft = draftOf(id);
    const branch = repository.branchOf(id);
    const [changes, base, writers] = await Promise.all([
      changesOf(repository, id),
      repository.mergeBase('main', branch),
      repository.writersOf(id),
    ]);
    const commits = await repository.log({ from: `${base}..${branch}`, limit: 100 });
    return {
      draft: await rowOf(draft, changes),
      changes,
      checks: checksOf(id),
      writers: writers.map(({ name }) => name),
      next: nextStep(draft, isWriter(draft, writers, by)),
      publishing:
        draft.state === 'publishing'
          ? (state.jobs.findLast(({ status }) => status.draft === id)?.status.id ?? null)
          : null,
      history: commits.map(({ author, atMs, subject }) => ({ by: author.name, atMs, message: subject })),
    };
  }

  const needsReader = ({ approval }: Draft) => workspace.needsReader && !approval;

  const isWriter = (draft: Draft, writers: readonly Author[], by: Author) =>
    [draft.by, ...writers].some(({ id }) => id === by.id);

  function nextStep(draft: Draft, isOwn: boolean): ResponseOf<'draft'>['next'] {
    if (draft.state === 'publishing' || draft.state === 'scheduled') return null;
    if (!needsReader(draft)) return 'publish';
    if (draft.state !== 'review') return 'review';
    return isOwn ? null : 'approve';
  }

  function unchanged(id: string, changedAtMs: number): Draft {
    const draft = editable(id);
    if (draft.changedAtMs !== changedAtMs)
      throw notPossible('Somebody changed this draft meanwhile. Read it again first.');
    return draft;
  }

  function assertReviewed({ state, sentBack }: Draft, ...states: Draft['state'][]): void {
    if (states.includes(state)) return;
    throw notPossible(sentBack ? done(sentBack, 'sent it back') : 'Nobody has asked for this to be read.');
  }

  const done = ({ by, atMs }: { by: Author; atMs: number }, deed: string) =>
    `${by.name} ${deed} on ${dayAndTime(atMs)}.`;

  function set(draft: Draft, change: Partial<Draft>): void {
    Object.assign(draft, change);
    save();
  }

  const handlers: Handlers<
    'makeDraft' | 'draft' | 'discardDraft' | 'updateDraft' | 'requestReview' | 'approve' | 'sendBack'
  > = {
    async makeDraft({ by, body }) {
      const known = workspace.pressed(body.idempotencyKey);
      if (known) return draftResponse(known, by);
      const { id } = await workspace.makeDraft(by);
      workspace.remember(body.idempotencyKey, id);
      return draftResponse(id, by);
    },

    draft: ({ by, params }) => draftResponse(params.draft, by),

    async discardDraft({ params }) {
      state.drafts.delete(editable(params.draft).id);
      save();
      await repository.endDraft(params.draft);
      return { isDone: true };
    },

    async updateDraft({ by, params, body }) {
      const draft = editable(params.draft);
      const fields = await joinOnline(draft, by, body.choices);
      // A choice between two values is a change that nobody has approved.
      if (body.choices) touch(draft);
      return fields.length > 0 ? { outcome: 'conflict', fields } : { outcome: 'joined' };
    },

    async requestReview({ by, params }) {
      const draft = editable(params.draft);
      const checks = checksOf(draft.id);
      if (checks.length > 0) throw notPossible(sentenceOf(checks));
      // The first who asked stays.
      if (draft.state !== 'review')
        set(draft, { state: 'review', review: { by, atMs: now() }, sentBack: null, failure: null });
      return draftResponse(draft.id, by);
    },

    async approve({ by, params, body }) {
      const draft = unchanged(params.draft, body.changedAtMs);
      if (draft.approval) throw notPossible(done(draft.approval, 'approved it'));
      assertReviewed(draft, 'review');
      if (isWriter(draft, await repository.writersOf(draft.id), by))
        throw notPossible('You wrote in this draft: nobody approves their own words.');
      set(draft, { state: 'approved', approval: { by, atMs: now() } });
      return draftResponse(draft.id, by);
    },

    async sendBack({ by, params, body }) {
      const draft = draftOf(params.draft);
      assertReviewed(draft, 'review', 'approved');
      const sentBack = { by, atMs: now(), notes: body.notes };
      set(draft, { ...plainDraft, sentBack });
      return draftResponse(draft.id, by);
    },
  };

  return { handlers, rowOf, draftResponse, needsReader, unchanged, set, joinOnline };
}
