import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Answer } from './answers.ts';
import { carryOut } from './carry-out.ts';
import type { Database } from './database.ts';
import { apiVersion } from './events.ts';
import { losesAnswer, sufferBefore, takeFault } from './faults.ts';
import { newId } from './ids.ts';
import { readAccount, requireKey } from './keys.ts';
import { requireKnownHost } from './known-host.ts';
import type { Operation } from './operation.ts';
import { StripeFault } from './stripe-fault.ts';

export interface ServerParts {
  readonly database: Database;
  readonly log: Logger;
  readonly origin: string;
  /** Where the product is notified of a moved clock. */
  readonly clockUrl?: string | undefined;
}

/** No form of the API comes near. */
const bodyLimit = 256 * 1024;

/** Creates a server that answers the operations as the provider would; the caller adds pages. */
export function createServer(parts: ServerParts, operations: readonly Operation[]) {
  const server = Fastify({
    bodyLimit,
    // A request that a fault leaves without an answer would keep it from closing.
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
  });
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_, body, done) => done(null, body),
  );
  requireKnownHost(server, parts.origin);
  server.addHook('onSend', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  server.setErrorHandler((error, _, reply) => answerError(parts.log, error, reply));
  server.setNotFoundHandler(({ method, url }) => {
    const path = new URL(url, parts.origin).pathname;
    throw new StripeFault(404, `Unrecognized request URL (${method}: ${path}).`);
  });
  for (const operation of operations) serve(server, parts, operation);
  return server;
}

function serve(server: FastifyInstance, parts: ServerParts, operation: Operation): void {
  server.route({
    method: operation.method,
    url: operation.path,
    handler: async (request, reply) => {
      const key = requireKey(request);
      if (key === 'publishable' && !operation.isForBrowsers) {
        throw new StripeFault(
          403,
          'This API call cannot be made with a publishable API key. Please use a secret API key.',
          { code: 'secret_key_required' },
        );
      }
      const [path = '', query = ''] = request.url.split('?');
      const fault = await takeFault(parts.database, path);
      await sufferBefore(fault);
      const answer = await carryOut(parts.database, {
        operation,
        path,
        params: request.params as Record<string, string>,
        form: operation.method === 'GET' ? query : String(request.body ?? ''),
        account: readAccount(request),
        key: readIdempotencyKey(request),
        isBrowser: key === 'publishable',
        origin: parts.origin,
      });
      if (losesAnswer(fault, reply)) return reply;
      return send(request, reply, answer);
    },
  });
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer) {
  const key = readIdempotencyKey(request);
  return reply
    .code(answer.status)
    .headers({
      'request-id': newId('req'),
      'stripe-version': apiVersion,
      ...(key !== null && { 'idempotency-key': key }),
      ...(answer.isRepeated && { 'idempotent-replayed': 'true' }),
    })
    .send(answer.body);
}

function readIdempotencyKey({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  return typeof key === 'string' && key !== '' ? key.slice(0, 255) : null;
}

function answerError(log: Logger, error: unknown, reply: FastifyReply) {
  const fault = error instanceof StripeFault ? error : faultOf(error);
  if (fault !== error && fault.status >= 500) log.error(error);
  return reply.code(fault.status).header('request-id', newId('req')).send(fault.toBody());
}

function faultOf(error: unknown): StripeFault {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 500) {
    return new StripeFault(500, 'An error of the sandbox; its log says more.', {
      type: 'api_error',
    });
  }
  return new StripeFault(status, 'The request could not be read.');
}
