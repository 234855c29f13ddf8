import path from 'node:path';
import { contentRoutes } from '@vanda/desk-api/routes';
import { toIsoDay } from '@vanda/forms/day';
import { lawEffects } from '@vanda/site/content-lint/law-effects';
import { changesOf } from './changes.ts';
import type { BuildResult, Handlers, RouteName } from './contract.ts';
import { createDrafts } from './drafts.ts';
import { pageOf, titleOf } from './entries.ts';
import { entryEdits } from './entry-edits.ts';
import type { Author } from './git.ts';
import { createHistory } from './history.ts';
import { overview } from './overview.ts';
import { createPictures } from './pictures.ts';
import { createPreview } from './preview.ts';
import { createPublishing, type PublishingOptions } from './publishing.ts';
import { takeOff } from './take-off.ts';
import { openWorkspace, type Workspace, type WorkspaceOptions } from './workspace.ts';

export type PublisherOptions = WorkspaceOptions &
  PublishingOptions & {
    /** Builds the pages of a folder of content into another; undefined where a publishing goes first. */
    readonly buildPreview: (contentFolder: string, to: string) => Promise<BuildResult | undefined>;
  };

const keptResponses = 200;

export type Publisher = Awaited<ReturnType<typeof openPublisher>>;

type Names = Exclude<RouteName, 'pictures' | 'pictureFile' | 'uploadPicture'>;

export async function openPublisher(options: PublisherOptions) {
  const workspace = await openWorkspace(options);
  const { repository, folderOf, alone } = workspace;
  const drafts = createDrafts(workspace);
  const publishing = createPublishing(workspace, drafts, options);
  const history = createHistory(workspace, publishing);
  const preview = createPreview({
    folder: path.join(repository.deskFolder, 'previews'),
    now: workspace.now,
    // A commit in a folder of its own: saves during the build do not change what it reads.
    async build(commit, to) {
      await repository.resetPreview(commit);
      return options.buildPreview(repository.previewFolder, to);
    },
  });

  const handlers: Handlers<Names> = {
    ...overview(workspace, drafts, history),
    ...entryEdits(workspace),
    ...takeOff(workspace),
    ...drafts.handlers,
    ...publishing.handlers,
    ...history.handlers,

    async preview({ params }) {
      const { id } = workspace.draftOf(params.draft);
      const { failure, ...shown } = preview.look(id, await repository.head(repository.branchOf(id)));
      const changes = await changesOf(repository, id);
      const pages = changes.flatMap(({ page, kind }) => (page && kind !== 'removed' ? [page] : []));
      return {
        ...shown,
        failure: failure && { ...failure, checks: workspace.checksOf(id) },
        pages: [...new Set(pages)],
      };
    },

    async effects({ params: { collection, slug, draft } }) {
      const file = workspace.fileOf(collection, slug);
      const before = workspace.online().files.find((one) => one.file === file);
      const { files } = workspace.read(folderOf(draft));
      const today = toIsoDay(new Date(workspace.now()));
      const { written, following, pages, paths } = lawEffects(files, before, slug, today);
      const naming = following.map((each) => each.file);
      const titles = new Map([...files.toReversed(), ...naming].map((each) => [pageOf(each), titleOf(each)]));
      const all = new Set([...pages, ...naming.map(pageOf)].filter(Boolean));
      return {
        sentences: written.map(({ file: { collection, slug, data }, field, text }) => ({
          ...{ collection, slug, title: titleOf({ data, slug }), field },
          message: text.slice(0, 400),
        })),
        pages: [...all].map((page) => ({ page, title: titles.get(page) ?? page })),
        files: paths,
      };
    },
  };

  await publishing.recover();
  const damage = await repository.damage();
  if (damage)
    workspace.log(
      `${damage} Restore CONTENT_DIR from its backup, or fetch the object: git -C ${options.folder} fetch REMOTE`,
    );
  // What was written when the publisher was killed was never answered: its author saves it again.
  await workspace.each(workspace.state.drafts.keys(), repository.resetDraft);
  publishing.run();

  return {
    handlers: { ...oneByOne(handlers, alone), ...createPictures(workspace) },
    repository,
    tick: publishing.tick,
    rebuildIfBehind: publishing.rebuildIfBehind,
    idle: publishing.idle,
    close: publishing.close,
    draftFolder: folderOf,
    previewFile: (draft: string, address: string) => preview.file(workspace.draftOf(draft).id, address),
  };
}

type Command = {
  readonly by: Author;
  readonly params?: { draft?: string };
  readonly body?: { draft?: string; idempotencyKey?: string };
};

/** One command at a time for each draft, reads at once. A repeated command gets the first response. */
function oneByOne<Table extends object>(handlers: Table, alone: Workspace['alone']): Table {
  const responses = new Map<string, object>();
  const wrap = (name: string, handle: (request: Command) => Promise<object>) => (request: Command) => {
    const { by, params, body } = request;
    const key = body?.idempotencyKey && `${name} ${by.id} ${body.idempotencyKey}`;
    return alone(params?.draft ?? body?.draft ?? 'main', async () => {
      const response = (key && responses.get(key)) || (await handle(request));
      if (key) responses.set(key, response);
      for (const oldest of [...responses.keys()].slice(0, -keptResponses)) responses.delete(oldest);
      return response;
    });
  };
  const wrapped = Object.entries(handlers).map(([name, handle]) => [
    name,
    contentRoutes[name as RouteName].method === 'GET' ? handle : wrap(name, handle),
  ]);
  return Object.fromEntries(wrapped);
}
