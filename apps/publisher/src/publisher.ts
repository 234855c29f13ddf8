import { contentRoutes } from '@vanda/desk-api/content';
import { toIsoDay } from '@vanda/forms/day';
import { lawEffects } from '@vanda/site/content-lint/law-effects';
import type { ContentFile } from '@vanda/site/content-lint/read';
import { changesOf } from './changes.ts';
import type { Answer, Handlers, RouteName } from './contract.ts';
import { courseDates } from './course-dates.ts';
import { createDrafts } from './drafts.ts';
import { type Content, pageOf, titleOf } from './entries.ts';
import { entryEdits } from './entry-edits.ts';
import { createHistory } from './history.ts';
import { overview } from './overview.ts';
import { createPictures } from './pictures.ts';
import { createPublishing } from './publishing.ts';
import type { PublishingOptions } from './queue.ts';
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
    handlers: oneByOne({ ...handlers, ...createPictures(workspace) }, alone),
    repository,
    tick: publishing.tick,
    rebuildIfBehind: publishing.rebuildIfBehind,
    idle: queue.idle,
    close: queue.close,
    draftFolder: (draft: string) => folderOf(draft),
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

function effectsOf(
  slug: string,
  before: ContentFile | undefined,
  { files }: Content,
  today: string,
): Answer<'effects'> {
  const { written, following, pages, paths } = lawEffects(files, before, slug, today);
  const own = pages.map((page): [string, string] => {
    const found = files.find((file) => pageOf(file) === page);
    return [page, found ? titleOf(found) : page];
  });
  const naming = following.map(({ file }): [string, string] => [pageOf(file), titleOf(file)]);
  return {
    sentences: written.map(({ file, field, text }) => ({
      collection: file.collection,
      slug: file.slug,
      title: titleOf(file),
      field,
      words: text.slice(0, 400),
    })),
    pages: [...new Map([...own, ...naming])]
      .filter(([page]) => page !== '')
      .map(([page, title]) => ({ page, title })),
    files: paths,
  };
}
