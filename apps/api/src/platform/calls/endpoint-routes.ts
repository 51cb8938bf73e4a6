import type { Endpoint, EndpointSchemas } from '@boardwalk/sdk-core/http/endpoint';
import { isOpenEndpoint } from '@boardwalk/sdk-core/http/server-half';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendAnswer } from '../answers/send-answer.ts';
import { interruption } from '../database/database-absence.ts';
import type { EndpointRoute } from '../domain.ts';
import { type EmbedDirectory, type EmbeddingPage, findEmbeddingPage } from '../embed-directory.ts';
import { bodyLimit, bodyWeight, takesFiles } from '../http/body-limit.ts';
import {
  refuseEmbedding,
  refuseForeignPages,
  refuseTestKey,
  requireTrustedOrigin,
  requireUnsafeHeader,
} from '../http/cross-origin.ts';
import { mostBodyValues } from '../http/json/body-values.ts';
import { parseQueryString } from '../http/query-string.ts';
import { browserCookie, embedCookie, sessionCookie } from '../http/session-cookie.ts';
import { answerOnce } from '../idempotency/answer-once.ts';
import { requireKeyable, takesKey } from '../idempotency/keyed-endpoints.ts';
import { requireAllowance, requirePersonalAllowance } from './allowance.ts';
import { addCallFacts } from './call-log.ts';
import { type CallTrail, completeTrace, isUnsafe, traceCall } from './call-trail.ts';
import type { Caller } from './caller.ts';
import { type FindSession, findCaller, findEmbeddedCaller } from './find-caller.ts';
import { admitKeylessPage, isKeylessPage, openShare } from './open-calls.ts';
import type {
  Cookies,
  ExtendedPlatform,
  OperationContext,
  Platform,
  SaveAnswer,
} from './operation.ts';
import { readIdempotencyKey } from './preconditions.ts';
import { parseRequest } from './request-parser.ts';
import { requireAudience, requireMember, requireRule, requireShownUser } from './require-rule.ts';

/** What domains look up for every call; absent where no domain does. */
export interface LookUps {
  readonly findSession: FindSession | undefined;
  readonly sites: EmbedDirectory | undefined;
  readonly trail: CallTrail | undefined;
}

/** Registers a route of the contract, with every guard that its declaration asks for. */
export function registerRoute(
  server: FastifyInstance,
  platform: ExtendedPlatform,
  route: EndpointRoute,
  { findSession, sites, trail }: LookUps,
): void {
  const { endpoint, policy } = route;
  requireKeyable(route);
  const isLookedUp = policy.rule !== 'anyone' || policy.knowsCaller;
  const admitted = new WeakMap<FastifyRequest, Admitted>();

  async function callerOf(request: FastifyRequest, { page, isKeyless }: Admission) {
    // Whatever cookies came: nobody is signed in on such a page.
    if (isKeyless) return findCaller(request, platform, undefined);
    if (page) return findEmbeddedCaller(request, page, isLookedUp ? sites : undefined);
    // A call of a session that acts as another user leaves a line, regardless of who else may make
    // it.
    const isTold = isLookedUp || isUnsafe(endpoint);
    return findCaller(request, platform, isTold ? findSession : undefined);
  }

  server.route({
    method: endpoint.method,
    url: serverPath(endpoint.path),
    config: {
      takesFiles: takesFiles(endpoint),
      mostValues: bodyValues(route.schemas),
      isOpen: isOpenEndpoint(policy),
    },
    bodyLimit: bodyLimit(policy),
    async onRequest(request, reply) {
      addCallFacts(request, { endpoint: route.name });
      const admission = await guard(platform, route, sites, request, reply);
      const { page } = admission;
      const caller = await callerOf(request, admission);
      addCallFacts(request, { caller });
      // A caller with many networks has one account.
      if (caller.kind === 'member') {
        const { userId } = caller;
        await requirePersonalAllowance(platform, { ...callOf(platform, route, request), userId });
      }
      await traceCall(request, route, caller, trail, platform);
      requireAudience(policy, caller);
      if (isUnsafe(endpoint)) requireShownUser(policy, caller, request.headers['boardwalk-user']);
      requireRule(policy, caller);
      admitted.set(request, { caller, page });
      addCallFacts(request, { isAdmitted: true });
    },
    onSend: (request, reply) => completeTrace(request, reply),
    handler(request, reply) {
      const found = admitted.get(request);
      if (!found) throw new Error(`${route.name} was reached without its guard.`);
      return answer(platform, route, { request, reply, ...found });
    },
  });
}

/** How many values a body of the operation may have, worked out as the first one comes. */
function bodyValues(schemas: EndpointSchemas): () => number {
  let most: number | undefined;
  return () => {
    most ??= mostBodyValues(schemas);
    return most;
  };
}

/** `/api/v1/{type}/listing/{id}` as Fastify writes it: `/api/v1/:type/listing/:id`. */
export function serverPath(path: string): string {
  return path.replace(/\{(\w+)\}/g, ':$1');
}

/** Which page calls, if one of another site does. */
interface Admission {
  readonly page: EmbeddingPage | undefined;
  /** It shows no key, and may what any page may. */
  readonly isKeyless: boolean;
}

async function guard(
  platform: Platform,
  route: EndpointRoute,
  sites: EmbedDirectory | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Admission> {
  const { configuration } = platform;
  const { endpoint, policy } = route;
  refuseEmbedding(request);
  if (policy.audience === 'site') refuseForeignPages(configuration, request);
  const isKeyless = isOpenEndpoint(policy) && isKeylessPage(request, configuration);
  if (isKeyless) await admitKeylessPage(request, reply, configuration, sites);
  const page = isKeyless ? undefined : await findEmbeddingPage(request, configuration, sites);
  addCallFacts(request, { page });
  if (isUnsafe(endpoint)) {
    if (isKeyless) requireUnsafeHeader(request);
    else requireTrustedOrigin(configuration.allowedOrigins, page, request);
    refuseTestKey(configuration, page);
  }
  await requireRouteAllowance(platform, route, request, isKeyless);
  requireContentType(endpoint, request);
  return { page, isKeyless };
}

async function requireRouteAllowance(
  platform: Platform,
  route: EndpointRoute,
  request: FastifyRequest,
  isKeyless: boolean,
): Promise<void> {
  const { what, perMinute, weight } = callOf(platform, route, request);
  const share = isKeyless ? openShare(platform.configuration) : 1;
  await requireAllowance(platform, {
    what: [isKeyless ? 'open' : '', what].join(' ').trim(),
    address: request.ip,
    perMinute: Math.ceil(perMinute * share),
    weight,
  });
}

/** What a call is counted with, by network and by account. */
function callOf(
  { configuration }: Platform,
  { name, endpoint, policy }: EndpointRoute,
  { headers }: FastifyRequest,
) {
  const { callsPerMinute: general } = configuration;
  const own = policy.callsPerMinute;
  return own !== undefined && own < general
    ? { what: name, perMinute: own, weight: 1 }
    : { what: '', perMinute: general, weight: bodyWeight({ ...endpoint, ...policy }, headers) };
}

/** Fastify reads no body without a content type, so only one that is given can be wrong. */
function requireContentType(endpoint: Endpoint, request: FastifyRequest): void {
  const given = request.headers['content-type'];
  const expected = endpoint.bodyType ?? 'application/json';
  if (given === undefined || endpoint.method === 'GET') return;
  if (given.split(';', 1)[0]?.trim().toLowerCase() === expected) return;
  throw new Problem(
    'unsupported-media-type',
    `Expected ${expected}, got "${given.slice(0, 100)}".`,
  );
}

/** Who calls, and from which embedding page, if from one. */
interface Admitted {
  readonly caller: Caller;
  readonly page: EmbeddingPage | undefined;
}

interface Call extends Admitted {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function answer(
  platform: ExtendedPlatform,
  route: EndpointRoute,
  { request, reply, ...call }: Call,
): Promise<FastifyReply> {
  requireListener(route.endpoint, request);
  const parsed = parseRequest(route.schemas, {
    // Path values are text; Fastify types them as unknown.
    params: request.params as Record<string, string>,
    query: readQuery(request.url),
    body: request.body,
  });
  const key = readIdempotencyKey(route.endpoint, request.headers);
  const context: Omit<OperationContext, 'keepAnswer'> = {
    ...platform,
    ...call,
    ...cookiesOf(platform, request, reply),
    log: platform.log.child({ requestId: request.id, operation: route.name }),
    requestId: request.id,
    userAgent: request.headers['user-agent'],
    signal: hangUpSignal(reply),
    lastEventId: request.headers['last-event-id']?.toString(),
    idempotencyKey: key,
    ifMatch: request.headers['if-match'],
  };
  const run = (keepAnswer: SaveAnswer) =>
    // The schemas of this route have just parsed the request.
    route.handle(parsed as Parameters<EndpointRoute['handle']>[0], { ...context, keepAnswer });
  const handled =
    key !== undefined && takesKey(route.endpoint)
      ? answerOnce(
          platform,
          { endpoint: route.endpoint, caller: requireMember(call.caller), key, request: parsed },
          run,
        )
      : run(keepNothing);
  const value = await handled.catch((error: unknown) => {
    throw isUnsafe(route.endpoint) ? interruption(error) : error;
  });
  return sendAnswer(platform, route, value, { request, reply });
}

/** Aborts where the connection closes before the answer is out: nobody waits for it any more. */
function hangUpSignal({ raw }: FastifyReply): AbortSignal {
  const hungUp = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) {
      hungUp.abort(new Problem('gone', 'The caller has hung up.'));
    }
  });
  return hungUp.signal;
}

/** Who calls without a key asks for something new each time. */
async function keepNothing(): Promise<void> {}

function cookiesOf(
  { configuration }: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Cookies {
  return {
    sessionCookie: sessionCookie(reply, configuration),
    embedCookie: embedCookie(reply),
    registrationCookie: browserCookie(request, reply, configuration, 'registration'),
    browserCookie: browserCookie(request, reply, configuration, 'browser'),
    cartCookie: browserCookie(request, reply, configuration, 'cart'),
  };
}

/** An answer without end is for those who ask for one. */
function requireListener({ responseType }: Endpoint, { headers }: FastifyRequest): void {
  if (responseType !== 'text/event-stream' || headers.accept?.includes(responseType)) return;
  const fault = { path: 'headers.accept', message: `expected ${responseType}` };
  throw new Problem('invalid-request', 'This address answers an event stream.', {
    fields: [fault],
  });
}

/** The publishable key, which says on whose page a widget runs, is no endpoint's own parameter. */
function readQuery(url: string): Record<string, string> {
  const at = url.indexOf('?');
  const { key: _, ...query } = parseQueryString(at < 0 ? '' : url.slice(at + 1));
  return query;
}
