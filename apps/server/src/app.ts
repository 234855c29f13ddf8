import type { FastifyInstance, FastifyReply } from 'fastify';
import { type EnquiryOptions, enquiryRoutes } from './modules/intake/routes.ts';
import { availabilityRoutes } from './modules/registrations/availability-routes.ts';
import { registrantRoutes } from './modules/registrations/self-service/routes.ts';
import { createHttpApp, type HttpLimits } from './platform/http/connections.ts';
import { healthRoutes, type Readiness } from './platform/http/readiness.ts';
import { requireWholeRequests } from './platform/http/whole-requests.ts';
import type { LogTarget } from './platform/log.ts';
import { headersForAll } from './platform/static/http-map.ts';
import type { SiteBuild } from './platform/static/site-build.ts';
import { siteRoutes } from './platform/static/site-routes.ts';

export type AppOptions = HttpLimits & {
  readonly site: () => SiteBuild;
  readonly readiness: Readiness;
  readonly forms: EnquiryOptions;
  readonly trustedProxies: readonly string[];
  readonly log: LogTarget;
};

export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const app = createHttpApp(options.log, options.trustedProxies, options, {
    // Requests without a host are refused below, where the response gets its headers.
    http: { requireHostHeader: false },
    forceCloseConnections: 'idle',
    headers: () => headersForAll(options.site().httpMap),
    // An invalid URL reaches no route and no hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.headers(headersForAll(options.site().httpMap));
      reply.code(400).type('text/plain').send('This address is not valid.\n');
    },
  });
  requireWholeRequests(app, options.site);
  app.addHook('onResponse', async (request, reply) => {
    const isApi = request.raw.url?.startsWith('/api/') ?? false;
    const line = {
      method: request.method,
      path: request.routeOptions.url ?? 'site',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log[reply.statusCode >= 500 ? 'error' : isApi ? 'info' : 'debug'](line, 'answered');
  });
  closeConnectionsWhenStopping(app);
  app.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    if (status >= 500) request.log.error({ err: error }, 'request failed');
    return reply
      .code(status)
      .headers(headersForAll(request.siteBuild.httpMap))
      .type('text/plain')
      .send(
        status >= 500 ? 'Something went wrong here. Please try again.\n' : 'This request is not valid.\n',
      );
  });
  healthRoutes(app, options.readiness);
  for (const routes of [enquiryRoutes, availabilityRoutes, registrantRoutes])
    await app.register(routes, options.forms);
  siteRoutes(app);
  return app;
}

/** Closes idle connections while the service stops: a browser's keep-alive connection would keep the process alive. */
function closeConnectionsWhenStopping(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), 50);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (timer) reply.header('connection', 'close');
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

function statusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}
