import { contentRoutes } from '@vanda/desk-api/content';
import { toIsoDay } from '@vanda/forms/day';
import { changesOf } from './changes.ts';
import type { Handlers, RouteName } from './contract.ts';
import { courseDates } from './course-dates.ts';
import { createDrafts } from './drafts.ts';
import { effectsOf } from './effects.ts';
import { entryEdits } from './entry-edits.ts';
import type { Author } from './git.ts';
import { createHistory } from './history.ts';
import { overview } from './overview.ts';
import { createPublishing, type PublishingOptions } from './publishing.ts';
import { openWorkspace, type Workspace, type WorkspaceOptions } from './workspace.ts';

export type PublisherOptions = WorkspaceOptions & PublishingOptions;

export type Publisher = Awaited<ReturnType<typeof openPublisher>>;

type Names = Exclude<RouteName, 'cancellation' | 'preview' | 'pictures' | 'pictureFile' | 'uploadPicture'>;

export async function openPublisher(options: PublisherOptions) {
  const workspace = await openWorkspace(options);
  const { repository, folderOf, alone } = workspace;
  const drafts = createDrafts(workspace);
  const publishing = createPublishing(workspace, drafts, options);
  const history = createHistory(workspace, publishing);
  const { queue } = publishing;

  const handlers: Handlers<Names> = {
    ...overview(workspace, { drafts, publishing, history }),
    ...entryEdits(workspace),
    ...drafts.handlers,
    ...publishing.handlers,
    ...history.handlers,
    ...courseDates(workspace, publishing),

    async effects({ params }) {
      const file = workspace.fileOf(params.collection, params.slug);
      const before = workspace.online().files.find((one) => one.file === file);
      const today = toIsoDay(new Date(workspace.now()));
      return effectsOf(params.slug, before, workspace.read(folderOf(params.draft)), today);
    },
  };

  await queue.recover();
  await commitLeft(workspace);
  queue.run();

  return {
    handlers: oneByOne(handlers, alone),
    repository,
    tick: publishing.tick,
    rebuildIfBehind: publishing.rebuildIfBehind,
    idle: queue.idle,
    close: queue.close,
    draftFolder: (draft: string) => folderOf(draft),
    change: <Value>(draft: string, by: Author, message: string, work: (folder: string) => Promise<Value>) =>
      alone(async () => {
        const found = workspace.editable(draft);
        const value = await work(folderOf(draft));
        await repository.commit(folderOf(draft), message, by);
        workspace.touch(found);
        return value;
      }),
    pagesOf: async (draft: string) => [
      ...new Set((await changesOf(repository, draft)).map(({ page }) => page).filter(Boolean)),
    ],
  };
}

/** Commits what was written into a draft when the publisher was killed. */
async function commitLeft({ repository, state, touch }: Workspace): Promise<void> {
  for (const draft of Object.values(state.drafts)) {
    if (draft.state === 'publishing') continue;
    const before = await repository.head(repository.branchOf(draft.id));
    const folder = repository.draftFolder(draft.id);
    if ((await repository.commit(folder, 'A change that was not committed', draft.by)) !== before)
      touch(draft);
  }
}

/** Commands run one after the other, reads at once. */
function oneByOne<Table extends object>(
  handlers: Table,
  alone: <Value>(work: () => Promise<Value>) => Promise<Value>,
): Table {
  const wrapped = Object.entries(handlers).map(([name, handle]) => [
    name,
    contentRoutes[name as RouteName].method === 'GET'
      ? handle
      : (request: unknown) => alone(() => handle(request)),
  ]);
  return Object.fromEntries(wrapped);
}
