import { notPossible } from '@vanda/desk-api/failures';
import { contentRoutes } from '@vanda/desk-api/routes';
import { isUpcoming, toIsoDay } from '@vanda/forms/day';
import type { FastifyInstance } from 'fastify';
import { type CommandContext, type CurrentUser, commandOf, type Desk, type RequestContext } from '../desk.ts';
import { previewHeaders } from '../headers.ts';
import type { CommandKind } from '../messages.ts';
import { authorise, type Handler, type Handlers } from '../serve.ts';
import { recordCommand } from '../store/audit-log.ts';
import { askPublisher, type ContentRoute, fetchFile, PublisherAway } from './publisher-client.ts';

export const personOf = ({ staffMember: { id, name } }: CurrentUser) => ({ id, name });

type AnyContext = RequestContext<unknown, unknown, unknown, CurrentUser>;

function handOn<N extends ContentRoute>(name: N): Handler<N> {
  const ask = ({ desk, currentUser, params, query, body }: AnyContext) =>
    askPublisher(desk, name, { by: personOf(currentUser), params, query, body });
  return ask as unknown as Handler<N>;
}

const record = (context: CommandContext & { readonly desk: Desk }, kind: CommandKind, subject: string) =>
  recordCommand(context.desk.database, { ...commandOf(context), kind, subject });

/** Handlers that pass on what the publisher returns. */
export const contentHandlers: Handlers<ContentRoute> = {
  ...(Object.fromEntries(
    (Object.keys(contentRoutes) as ContentRoute[]).map((name) => [name, handOn(name)]),
  ) as Handlers<ContentRoute>),

  async contentHome(context) {
    try {
      return await handOn('contentHome')(context);
    } catch (error) {
      if (!(error instanceof PublisherAway)) throw error;
      return {
        needsReader: false,
        isReachable: false,
        drafts: [],
        online: [],
        reviewsDue: 0,
        must: 0,
        may: 0,
      };
    }
  },

  async approve(context) {
    const response = await handOn('approve')(context);
    await record(context, 'content-approved', response.draft.title);
    return response;
  },

  async publish(context) {
    const response = await handOn('publish')(context);
    if (response.outcome === 'started') await record(context, 'content-published', response.status.title);
    if (response.outcome === 'scheduled') await record(context, 'content-scheduled', response.title);
    return response;
  },

  async undo(context) {
    const response = await handOn('undo')(context);
    await record(context, 'content-undone', response.status.title);
    return response;
  },

  async removeEntry(context) {
    const { desk, params, body, currentUser } = context;
    const asked = { by: personOf(currentUser), params, query: { draft: body.draft }, body: undefined };
    const { gone } = await askPublisher(desk, 'removal', asked);
    const slugs = [params, ...gone].flatMap(({ collection, slug }) => (collection === 'courses' ? slug : []));
    const courses = await desk.services.courseSessions.coursesIn(desk.database);
    const dated = courses.find(
      ({ course, sessions }) =>
        slugs.includes(course) && sessions.some(({ start }) => isUpcoming(start, toIsoDay(desk.now()))),
    );
    if (dated) throw notPossible(`${dated.shortTitle} has dates to come. Cancel them first.`);
    return handOn('removeEntry')(context);
  },

  async pictureFile({ desk, params, query, currentUser, reply }) {
    const { bytes, type } = await fetchFile(desk, '/pictureFile', {
      by: personOf(currentUser),
      params,
      query,
    });
    // An uploaded SVG that is opened by itself must not run scripts either.
    reply.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'");
    reply.type(type);
    return bytes as unknown as string;
  },
};

export function previewRoute(app: FastifyInstance, desk: Desk): void {
  app.get('/preview/*', async (request, reply) => {
    await authorise(desk, { method: 'GET', may: 'editor' }, request);
    const { bytes, type, status } = await fetchFile(desk, request.url);
    return reply.headers(previewHeaders).code(status).type(type).send(bytes);
  });
}
