import { addDays, daysBetween, toIsoDay } from '@vanda/forms/day';
import { launchSections } from '@vanda/site/content-lint/launch-points';
import type { CollectionName } from '@vanda/site/schemas/collections';
import { reviewDueDays } from '@vanda/site/text/review-age';
import { changesOf } from './changes.ts';
import { issuesOf } from './checks.ts';
import type { Handlers, ResponseOf } from './contract.ts';
import type { Drafts } from './drafts.ts';
import { groups, titleOf } from './entries.ts';
import type { createHistory } from './history.ts';
import { openPoints as toOpenPoints } from './open-points.ts';
import type { Workspace } from './workspace.ts';

const homeRows = 10;

export function overview(
  { repository, state, now, online, needsReader, each }: Workspace,
  { rowOf }: Drafts,
  history: ReturnType<typeof createHistory>,
): Handlers<'contentHome' | 'collections' | 'reviews' | 'beforeOnline'> {
  const today = () => toIsoDay(new Date(now()));

  const reviewsDue = (): ResponseOf<'reviews'>['reviews'] =>
    online()
      .files.flatMap((file) => {
        const { reviewedOn } = file.data as { reviewedOn?: string };
        if (!reviewedOn || daysBetween(reviewedOn, today()) <= reviewDueDays) return [];
        const { collection, slug } = file;
        return [
          { collection, slug, title: titleOf(file), reviewedOn, dueOn: addDays(reviewedOn, reviewDueDays) },
        ];
      })
      .sort((a, b) => a.reviewedOn.localeCompare(b.reviewedOn));

  function openPoints(): ResponseOf<'beforeOnline'> {
    const content = online();
    if (issuesOf(content, content).length > 0) return { must: [], may: [] };
    return toOpenPoints(launchSections(content.files, new Date(now()), process.env));
  }

  return {
    async contentHome() {
      const { must, may } = openPoints();
      const rows = [...state.drafts.values()].toSorted((a, b) => b.changedAtMs - a.changedAtMs);
      return {
        needsReader,
        isReachable: true,
        drafts: await each(rows, (draft) => rowOf(draft)),
        online: (await history.rows('main', homeRows)).rows,
        reviewsDue: reviewsDue().length,
        must: must.length,
        may: may.length,
      };
    },

    async collections() {
      const { files } = online();
      const due = new Set(reviewsDue().map(({ collection, slug }) => `${collection}/${slug}`));
      const changes = await each(state.drafts.values(), async ({ id, by }) =>
        (await changesOf(repository, id)).map((change) => ({ ...change, draft: { id, by } })),
      );
      return {
        groups: (Object.keys(groups) as CollectionName[]).map((collection) => {
          const { label, one = null } = groups[collection];
          const drafted = changes.flat().filter((change) => change.collection === collection);
          const draftsOf = (slug: string) =>
            drafted.filter((change) => change.slug === slug).map(({ draft }) => draft);
          const fresh = drafted.filter(({ kind }) => kind === 'new');
          const published = files.filter((file) => file.collection === collection);
          return {
            collection,
            label,
            one,
            entries: [
              ...fresh.map(({ slug, title, draft }) => ({
                slug,
                title,
                state: 'draft' as const,
                drafts: [draft],
              })),
              ...published.map((file) => {
                const { slug } = file;
                const drafts = draftsOf(slug);
                const isHidden = (file.data as { isDraft?: boolean }).isDraft === true;
                const published = due.has(`${collection}/${slug}`) ? 'due' : 'published';
                const state = drafts.length > 0 ? 'changed' : isHidden ? 'draft' : published;
                return { slug, title: titleOf(file), state, drafts } as const;
              }),
            ],
          };
        }),
      };
    },

    reviews: async () => ({ reviews: reviewsDue() }),

    beforeOnline: async () => openPoints(),
  };
}
