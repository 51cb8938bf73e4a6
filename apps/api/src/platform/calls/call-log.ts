import type { ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import { cleanPath } from '@boardwalk/server-parts/http/clean-path';
import { shortenedAddress } from '@boardwalk/server-parts/http/shortened-address';
import { callEvent, readLoggedOrigin } from '@boardwalk/server-parts/log/log-events';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EmbeddingPage } from '../embed-directory.ts';
import type { Caller } from './caller.ts';

/** Where callers come from, noted as long as the connection shows it. */
const callers = new WeakMap<FastifyRequest, string>();

/** What its guards have found out about a call, for its line in the log. */
interface KnownCall {
  /** The endpoint's name in the contract. */
  readonly endpoint?: string;
  readonly page?: EmbeddingPage | undefined;
  readonly caller?: Caller;
  /** Whether its guards have let it through to its operation. */
  readonly isAdmitted?: true;
  /** Of the problem that it was answered with. */
  readonly code?: ProblemCode;
}

const known = new WeakMap<FastifyRequest, KnownCall>();

/** Adds to what is known of a call. */
export function addCallFacts(request: FastifyRequest, facts: KnownCall): void {
  known.set(request, { ...known.get(request), ...facts });
}

/** Writes a line about each answer: who called what from where, and how it ended. */
export function registerCallLog(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    callers.set(request, shortenedAddress(request.ip));
  });
  server.addHook('onResponse', async (request, reply) => {
    request.log.info(describeCall(request, reply), 'answered');
  });
}

function describeCall(request: FastifyRequest, reply: FastifyReply) {
  const { endpoint, page, caller, isAdmitted = false, code } = known.get(request) ?? {};
  const member = caller?.kind === 'member' ? caller : undefined;
  return {
    event: code && callEvent(code, isAdmitted),
    method: request.method,
    ...addressOf(request, endpoint),
    status: reply.statusCode,
    code,
    ms: Math.round(reply.elapsedTime),
    userId: member?.userId,
    actorId: member?.actorId,
    siteId: page?.siteId,
    from: callers.get(request),
    origin: readLoggedOrigin(request.headers.origin),
  };
}

/** An endpoint's name or its pattern; a path itself may hold a token, or what somebody typed. */
function addressOf({ routeOptions, url }: FastifyRequest, endpoint: string | undefined) {
  const declared = endpoint ?? routeOptions.url;
  return declared === undefined ? { path: cleanPath(url) } : { endpoint: declared };
}
