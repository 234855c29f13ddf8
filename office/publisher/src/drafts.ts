import type { DraftRow, EntryChange } from '@vanda/desk-api/drafts';
import { notPossible } from '@vanda/desk-api/failures';
import { dayAndTime } from '@vanda/forms/date-formats';
import { changesOf, titleFrom } from './changes.ts';
import { sentenceOf } from './checks.ts';
import type { Handlers, ResponseOf } from './contract.ts';
import type { Author } from './git.ts';
import { joinOnline } from './joins.ts';
import type { Commit } from './repository.ts';
import { type Draft, draftState, openJobOf, plainDraft } from './state.ts';
import type { Workspace } from './workspace.ts';

const shownCommits = 100;

export type Drafts = ReturnType<typeof createDrafts>;

export function createDrafts(workspace: Workspace) {
  const { repository, state, save, now, draftOf, editable, checksOf, touch } = workspace;

  async function rowOf(draft: Draft, known?: EntryChange[]): Promise<DraftRow> {
    const changes = known ?? (await changesOf(repository, draft.id));
    const { id, by, changedAtMs, sentBack, publishAtMs, failure } = draft;
    return {
      ...{ id, by, changedAtMs, sentBack, publishAtMs, failure },
      state: draftState(state, draft),
      title: draft.title ?? titleFrom(changes),
      entries: changes.map(({ collection, slug, title }) => ({ collection, slug, title })),
    };
  }

  async function draftResponse(id: string, by: Author): Promise<ResponseOf<'draft'>> {
    const draft = draftOf(id);
    const [changes, commits] = await Promise.all([changesOf(repository, id), repository.commitsOf(id)]);
    const writers = authorsOf(commits);
    return {
      draft: await rowOf(draft, changes),
      changes,
      checks: checksOf(id),
      writers: writers.map(({ name }) => name),
      next: nextStep(draft, isWriter(draft, writers, by)),
      publishing: openJobOf(state, draft)?.status.id ?? null,
      history: commits
        .slice(0, shownCommits)
        .map(({ author, atMs, subject }) => ({ by: author.name, atMs, message: subject })),
    };
  }

  /** Whoever wrote in a draft, also by joining it with what went online. */
  const authorsOf = (commits: readonly Commit[]): Author[] => {
    const authors = commits.map(({ author }) => author).filter(({ id }) => id !== '');
    return [...new Map(authors.map((author) => [author.id, author])).values()];
  };

  const needsReader = ({ approval }: Draft) => workspace.needsReader && !approval;

  const isWriter = (draft: Draft, writers: readonly Author[], by: Author) =>
    [draft.by, ...writers].some(({ id }) => id === by.id);

  function nextStep(draft: Draft, isOwn: boolean): ResponseOf<'draft'>['next'] {
    const step = draftState(state, draft);
    if (step === 'publishing' || step === 'scheduled') return null;
    if (!needsReader(draft)) return 'publish';
    if (step !== 'review') return 'review';
    return isOwn ? null : 'approve';
  }

  function assertRead(draft: Draft): void {
    if (needsReader(draft)) throw notPossible('A second colleague reads it first.');
  }

  function assertChecked({ id }: Draft): void {
    const checks = checksOf(id);
    if (checks.length > 0) throw notPossible(sentenceOf(checks));
  }

  function unchanged(id: string, changedAtMs: number): Draft {
    const draft = editable(id);
    if (draft.changedAtMs !== changedAtMs)
      throw notPossible('Somebody changed this draft meanwhile. Read it again first.');
    return draft;
  }

  function assertReviewed(draft: Draft, ...states: DraftRow['state'][]): void {
    if (states.includes(draftState(state, draft))) return;
    const { sentBack } = draft;
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
    makeDraft: async ({ by }) => draftResponse((await workspace.makeDraft(by)).id, by),

    draft: ({ by, params }) => draftResponse(params.draft, by),

    async discardDraft({ params }) {
      state.drafts.delete(editable(params.draft).id);
      save();
      return { isDone: true };
    },

    async updateDraft({ by, params, body }) {
      const draft = editable(params.draft);
      // A choice between two values is a change that nobody has approved.
      if (body.choices) touch(draft);
      const fields = await joinOnline(repository, draft.id, by, body.choices);
      return fields.length > 0 ? { outcome: 'conflict', fields } : { outcome: 'joined' };
    },

    async requestReview({ by, params }) {
      const draft = editable(params.draft);
      assertChecked(draft);
      // The first who asked stays.
      if (draftState(state, draft) !== 'review')
        set(draft, { ...plainDraft, review: { by, atMs: now() }, sentBack: null });
      return draftResponse(draft.id, by);
    },

    async approve({ by, params, body }) {
      const draft = unchanged(params.draft, body.changedAtMs);
      if (draft.approval) throw notPossible(done(draft.approval, 'approved it'));
      assertReviewed(draft, 'review');
      if (isWriter(draft, authorsOf(await repository.commitsOf(draft.id)), by))
        throw notPossible('You wrote in this draft: nobody approves their own words.');
      set(draft, { approval: { by, atMs: now() } });
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

  return { handlers, rowOf, draftResponse, assertRead, assertChecked, unchanged, set };
}
