import cookie from '@fastify/cookie';
import { notFound } from '@vanda/desk-api/failures';
import { createHttpApp, createSeatRegister, type HostServices } from '@vanda/server/office';
import type { FastifyInstance } from 'fastify';
import { contentHandlers, previewRoute } from './content/routes.ts';
import type { Desk } from './desk.ts';
import { enquiryHandlers } from './enquiry/routes.ts';
import { defaultHeaders } from './headers.ts';
import { inboxHandlers } from './inbox/routes.ts';
import { metricsRoute } from './metrics.ts';
import { numberHandlers } from './numbers/months.ts';
import { pageRoutes } from './pages.ts';
import { peopleHandlers } from './people/routes.ts';
import { respondWithFailure, serve } from './serve.ts';
import { dateHandlers } from './sessions/dates.ts';
import { sessionHandlers } from './sessions/routes.ts';
import { countAttempts } from './sign-in/attempts.ts';
import { signInHandlers } from './sign-in/routes.ts';
import { staffHandlers } from './staff-members/routes.ts';
import { youHandlers } from './you/routes.ts';

/** A handful of users need a tenth of the site's connections. */
const deskConnectionLimits = { most: 200 };

export async function openDesk(services: HostServices): Promise<FastifyInstance> {
  const now = () => services.clock.now();
  const register = createSeatRegister({
    get companyName() {
      return services.site().company.name;
    },
    siteUrl: services.settings.siteUrl,
    sessionsOf: services.courseSessions.sessionsOf,
  });
  const { database } = services.store;
  const desk: Desk = { services, database, register, now, attempts: countAttempts(now) };
  const headers = defaultHeaders(services.desk.url);
  const { log, settings } = services;
  const { requestLimits, connectionLimits = deskConnectionLimits } = services;
  const app = createHttpApp(
    log,
    settings.trustedProxies,
    { requestLimits, connectionLimits },
    {
      bodyLimit: 128 * 1024,
      forceCloseConnections: true,
      routerOptions: { maxParamLength: 200 },
      headers: () => headers,
      frameworkErrors: (error, request, reply) => {
        reply.headers(headers);
        respondWithFailure(desk, error, request, reply);
      },
    },
  );
  // Only JSON and pictures are parsed: a form of another site cannot post here.
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: request.routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[reply.statusCode >= 500 ? 'error' : 'debug'](line, 'desk responded');
  });
  app.setErrorHandler((error, request, reply) => respondWithFailure(desk, error, request, reply));
  app.setNotFoundHandler(async () => {
    throw notFound();
  });
  serve(app, desk, {
    ...signInHandlers,
    ...inboxHandlers,
    ...enquiryHandlers,
    ...sessionHandlers,
    ...peopleHandlers,
    ...numberHandlers,
    ...youHandlers,
    ...staffHandlers,
    ...contentHandlers,
    ...dateHandlers,
  });
  previewRoute(app, desk);
  metricsRoute(app, desk);
  await pageRoutes(app, services.desk.dist);
  return app;
}
