import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { logOptions } from '../../intake/src/log.ts';
import { answerHandlers } from './answer/routes.ts';
import { calendarHandlers } from './calendar.ts';
import { colleagueHandlers } from './colleagues/routes.ts';
import type { Desk } from './desk.ts';
import { enquiryHandlers } from './enquiry/routes.ts';
import { answerFailure } from './failures.ts';
import { securityHeaders } from './headers.ts';
import { inboxHandlers } from './inbox/routes.ts';
import { metricsRoute } from './metrics.ts';
import { numberHandlers } from './numbers/routes.ts';
import { pageRoutes } from './pages.ts';
import { peopleHandlers } from './people/routes.ts';
import { serve } from './serve.ts';
import { sessionHandlers } from './sessions/routes.ts';
import { signInHandlers } from './sign-in/routes.ts';
import { youHandlers } from './you/routes.ts';

/** Builds the desk's app; it does not listen. `dist` holds its pages. */
export async function buildDeskApp(desk: Desk, dist: string): Promise<FastifyInstance> {
  const { settings, log } = desk.house;
  const app = Fastify({
    logger: logOptions(log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
    bodyLimit: 128 * 1024,
    requestTimeout: 15_000,
    forceCloseConnections: true,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
  });
  // JSON and nothing else: no form of another site can be posted here.
  app.removeContentTypeParser('text/plain');
  await app.register(cookie);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(securityHeaders(desk.house.desk.url));
  });
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      method: request.method,
      path: request.routeOptions.url ?? 'page',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[reply.statusCode >= 500 ? 'error' : 'debug'](line, 'desk answered');
  });
  app.setErrorHandler((error, request, reply) => answerFailure(desk, error, request, reply));
  serve(app, desk, signInHandlers);
  serve(app, desk, inboxHandlers);
  serve(app, desk, enquiryHandlers);
  serve(app, desk, answerHandlers);
  serve(app, desk, sessionHandlers);
  serve(app, desk, peopleHandlers);
  serve(app, desk, numberHandlers);
  serve(app, desk, youHandlers);
  serve(app, desk, colleagueHandlers);
  serve(app, desk, calendarHandlers);
  metricsRoute(app, desk);
  await pageRoutes(app, desk, dist);
  return app;
}
