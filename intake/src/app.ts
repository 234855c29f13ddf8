import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { answerBrokenRequest } from './broken-requests.ts';
import { boundConnections, type ConnectionLimits, defaultConnectionLimits } from './connections.ts';
import { type LogTarget, logOptions } from './log.ts';
import { type RegistrantOptions, registrantRoutes } from './registrant/routes.ts';
import { type AvailabilityOptions, availabilityRoutes } from './routes/availability.ts';
import { type EnquiryOptions, enquiryRoutes } from './routes/enquiries.ts';
import { healthRoutes, type Readiness } from './routes/health.ts';
import { siteRoutes } from './routes/site.ts';
import { wholeRequests } from './routes/whole-requests.ts';
import { headersForAll } from './static/http-map.ts';
import type { SiteBuild } from './static/site-build.ts';

/** What the app is made of. Everything comes in, so a test builds it from its own parts. */
export type AppOptions = {
  /** The build of the site that is served now. */
  readonly site: () => SiteBuild;
  readonly readiness: Readiness;
  readonly enquiries: EnquiryOptions;
  readonly availability: AvailabilityOptions;
  readonly registrants: RegistrantOptions;
  readonly trustedProxies: readonly string[];
  readonly log: LogTarget;
  readonly requestLimits?: RequestLimits | undefined;
  readonly connectionLimits?: ConnectionLimits | undefined;
};

/** Longest time a client may take to send a request, in milliseconds. */
export type RequestLimits = {
  readonly wholeMs: number;
  readonly headersMs: number;
  /** Between two looks for clients that take longer. */
  readonly checkEveryMs: number;
};

const defaultRequestLimits: RequestLimits = { wholeMs: 15_000, headersMs: 10_000, checkEveryMs: 2000 };

/** Builds the service; it does not listen. */
export async function buildApp(options: AppOptions): Promise<FastifyInstance> {
  const limits = options.requestLimits ?? defaultRequestLimits;
  const connectionLimits = options.connectionLimits ?? defaultConnectionLimits;
  const app = Fastify({
    logger: logOptions(options.log),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    requestTimeout: limits.wholeMs,
    http: {
      headersTimeout: limits.headersMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      // Refused below instead, where the answer gets its headers.
      requireHostHeader: false,
    },
    forceCloseConnections: 'idle',
    // A request that is already on the wire when the service stops is answered, not refused.
    return503OnClosing: false,
    connectionTimeout: connectionLimits.stalledMs,
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, options.site().httpMap),
    // A path that is no valid URL never reaches a route, nor a hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      reply.headers(headersForAll(options.site().httpMap));
      reply.code(400).type('text/plain').send('This address is not valid.\n');
    },
  });
  boundConnections(app, connectionLimits);
  wholeRequests(app, options.site);
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
  await app.register(enquiryRoutes, options.enquiries);
  await app.register(availabilityRoutes, options.availability);
  await app.register(registrantRoutes, options.registrants);
  siteRoutes(app);
  return app;
}

/**
 * Once the service stops, an answer ends its connection, and connections that wait for a next request are closed
 * until none is left: otherwise a browser that keeps one open would hold the process.
 */
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
