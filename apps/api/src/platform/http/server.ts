import { constants } from 'node:zlib';
import { createBrokenRequests, misdirection } from '@boardwalk/server-parts/http/broken-request';
import { watchForUnnamedProxy } from '@boardwalk/server-parts/http/proxies/unnamed-proxy';
import { requestId } from '@boardwalk/server-parts/http/request-id';
import { securityHeaders } from '@boardwalk/server-parts/http/security-headers';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify';
import { registerCallLog } from '../calls/call-log.ts';
import { callTrail } from '../calls/call-trail.ts';
import { registerRoute } from '../calls/endpoint-routes.ts';
import { sessionFinder } from '../calls/find-caller.ts';
import { findOpenCalls } from '../calls/open-calls.ts';
import type { ExtendedPlatform } from '../calls/operation.ts';
import { partnerSites } from '../calls/partner-sites.ts';
import type { Domain } from '../domain.ts';
import { registerHooks } from '../hooks/hooks.ts';
import { registerMetrics } from '../metrics.ts';
import { defaultBodyBytes } from './body-limit.ts';
import { answerCrossOrigin, isOpenPath } from './cross-origin.ts';
import { limitArrival, longestArrivalMs } from './limit-arrival.ts';
import { registerOtherAddresses } from './other-addresses.ts';
import { answerProblem } from './problems.ts';
import { registerBodyReaders } from './request-body.ts';
import { registerUnknownRoutes } from './unknown-routes.ts';

/** Twice as many as a process takes streams. */
const mostConnections = 20_000;

/** The API's HTTP server, ready to listen or to be called in process by `inject`. */
export async function createServer(
  platform: ExtendedPlatform,
  domains: readonly Domain[],
): Promise<FastifyInstance> {
  const { configuration, extensions } = platform;
  // Fastify's interface for loggers is the part of pino's that it uses.
  const loggerInstance: FastifyBaseLogger = platform.log;
  const brokenRequests = createBrokenRequests(configuration);
  const server = fastify({
    loggerInstance,
    genReqId: ({ headers }) => requestId(headers['x-request-id']),
    logController: new LogController({
      requestIdLogLabel: 'requestId',
      disableRequestLogging: true,
    }),
    trustProxy: configuration.trustedProxies.isTrusted,
    bodyLimit: defaultBodyBytes,
    requestTimeout: longestArrivalMs,
    // A client that sends a header a minute would hold a connection for as long as the default
    // allows.
    http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, querystringParser: () => ({}) },
    clientErrorHandler: brokenRequests.answer,
    frameworkErrors: (error, request, reply) => answerProblem(error, request, reply),
  });
  brokenRequests.watch(server.server);
  const { allowedOrigins } = configuration;
  const sites = extensions.find(partnerSites)?.(platform);
  server.server.maxConnections = mostConnections;
  const routes = domains.flatMap((domain) => domain.routes);
  const isOpenCall = findOpenCalls(routes);
  registerCallLog(server);
  const watchProxy = watchForUnnamedProxy(configuration, (sentence) => platform.log.warn(sentence));
  server.addHook('onRequest', async (request, reply) => {
    watchProxy(request.raw);
    reply.header('x-request-id', request.id);
    reply.headers(securityHeaders(configuration, isOpenPath(request.url)));
    if (!configuration.hosts.isAskedFor(request.raw)) throw misdirection();
    const known = { allowedOrigins, sites };
    if (await answerCrossOrigin(known, request, reply, isOpenCall(request))) return reply;
    return undefined;
  });
  limitArrival(server);
  closeWithLastAnswers(server);
  server.setErrorHandler(answerProblem);
  registerBodyReaders(server);
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    requestEncodings: ['identity'],
    // Half the time of quality 4 with its window of 4 MiB, for 1 % more of a page of cards.
    brotliOptions: {
      params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 16 },
    },
  });
  await server.register(cookie);
  registerMetrics(server, platform);
  const lookUps = {
    findSession: extensions.find(sessionFinder),
    sites,
    trail: extensions.find(callTrail),
  };
  for (const route of routes) registerRoute(server, platform, route, lookUps);
  await registerHooks(
    server,
    platform,
    domains.flatMap(({ hooks }) => hooks ?? []),
  );
  await registerOtherAddresses(server, platform, domains);
  registerUnknownRoutes(server, platform, routes);
  return server;
}

/** A connection that stays open after its answer would hold up the end of the process. */
function closeWithLastAnswers(server: FastifyInstance): void {
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  server.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}
