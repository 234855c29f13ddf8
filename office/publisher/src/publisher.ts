import path from 'node:path';
import { contentRoutes } from '@vanda/desk-api/content';
import { toIsoDay } from '@vanda/forms/day';
import { lawEffects } from '@vanda/site/content-lint/law-effects';
import type { ContentFile } from '@vanda/site/content-lint/read';
import { changesOf } from './changes.ts';
import type { Handlers, ResponseOf, RouteName } from './contract.ts';
import { createDrafts } from './drafts.ts';
import { type Content, pageOf, titleOf } from './entries.ts';
import { entryEdits } from './entry-edits.ts';
import { createHistory } from './history.ts';
import { overview } from './overview.ts';
import { createPictures } from './pictures.ts';
import { createPreview } from './preview.ts';
import { createPublishing } from './publishing.ts';
import type { BuildResult, PublishingOptions } from './queue.ts';
import { openWorkspace, type WorkspaceOptions } from './workspace.ts';

export type PublisherOptions = WorkspaceOptions &
  PublishingOptions & {
    /** Builds the pages of a folder of content into another; undefined where a publishing goes first. */
    readonly buildPreview: (contentFolder: string, to: string) => Promise<BuildResult | undefined>;
  };

export type Publisher = Awaited<ReturnType<typeof openPublisher>>;

type Names = Exclude<RouteName, 'pictures' | 'pictureFile' | 'uploadPicture'>;

export async function openPublisher(options: PublisherOptions) {
  const workspace = await openWorkspace(options);
  const { repository, folderOf, alone } = workspace;
  const drafts = createDrafts(workspace);
  const publishing = createPublishing(workspace, drafts, options);
  const history = createHistory(workspace, publishing);
  const { queue } = publishing;
  const preview = createPreview({
    folder: path.join(repository.deskFolder, 'previews'),
    now: workspace.now,
    // A commit in a folder of its own: saves during the build do not change what it reads.
    async build(commit, to) {
      await alone(() => repository.resetPreview(commit));
      return options.buildPreview(repository.previewFolder, to);
    },
  });

  const handlers: Handlers<Names> = {
    ...overview(workspace, { drafts, publishing, history }),
    ...entryEdits(workspace),
    ...drafts.handlers,
    ...publishing.handlers,
    ...history.handlers,

    async preview({ params }) {
      const { id } = workspace.draftOf(params.draft);
      const { failure, ...shown } = preview.look(id, await repository.head(repository.branchOf(id)));
      const pages = (await changesOf(repository, id)).map(({ page }) => page).filter(Boolean);
      return {
        ...shown,
        failure: failure && {
          message: failure.message,
          output: failure.output,
          checks: workspace.checksOf(id),
        },
        pages: [...new Set(pages)],
      };
    },

    async effects({ params }) {
      const file = workspace.fileOf(params.collection, params.slug);
      const before = workspace.online().files.find((one) => one.file === file);
      const today = toIsoDay(new Date(workspace.now()));
      return effectsOf(params.slug, before, workspace.read(folderOf(params.draft)), today);
    },
  };

  await queue.recover();
  const damage = await repository.damage();
  if (damage)
    workspace.log(
      `${damage} Restore CONTENT_DIR from its backup, or fetch the object: git -C ${options.folder} fetch REMOTE`,
    );
  // What was written when the publisher was killed was never answered: its author saves it again.
  await workspace.each(workspace.state.drafts.keys(), repository.resetDraft);
  queue.run();

  return {
    handlers: { ...oneByOne(handlers, alone), ...createPictures(workspace) },
    repository,
    tick: publishing.tick,
    rebuildIfBehind: publishing.rebuildIfBehind,
    idle: queue.idle,
    close: queue.close,
    draftFolder: folderOf,
    previewFile: (draft: string, address: string) => preview.file(workspace.draftOf(draft).id, address),
  };
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
): ResponseOf<'effects'> {
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
      message: text.slice(0, 400),
    })),
    pages: [...new Map([...own, ...naming])]
      .filter(([page]) => page !== '')
      .map(([page, title]) => ({ page, title })),
    files: paths,
  };
}
