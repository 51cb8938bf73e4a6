import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAllowance } from '../calls/allowance.ts';
import { addCallFacts } from '../calls/call-log.ts';
import type { ExtendedPlatform } from '../calls/operation.ts';
import { parseQueryString } from '../http/query-string.ts';

/** A call of a server that is not ours. */
export interface HookCall {
  /** The very bytes that were sent, for the check of their signature. */
  readonly body: Buffer;
  /** As they were sent, but for cookies: nobody is signed in here. */
  readonly headers: Omit<IncomingHttpHeaders, 'cookie'>;
  readonly query: Readonly<Record<string, string>>;
}

/**
 * An address that servers of other parties call. Nothing is known of the caller: `receive` checks the
 * signature before it believes a word, and does what may be done twice and late, as every event may come:
 * it enqueues work (0132-queued-work.md) by the id of the event, or writes a single row.
 */
export interface Hook {
  /** Verb and noun, for the log: `take-payment-event`. */
  readonly name: string;
  readonly path: `/api/v1/${string}/webhook`;
  /** Bytes of a body that is read. */
  readonly bodyBytes: number;
  /** Of one caller; such servers send in bursts. */
  readonly callsPerMinute: number;
  receive(call: HookCall, platform: ExtendedPlatform): Promise<void>;
}

/** Registers hooks, where neither cookies nor origins nor our own header count. */
export async function registerHooks(
  server: FastifyInstance,
  platform: ExtendedPlatform,
  hooks: readonly Hook[],
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer' },
      async (_: unknown, body: Buffer) => body,
    );
    for (const hook of hooks) registerHook(scope, platform, hook);
  });
}

function registerHook(scope: FastifyInstance, platform: ExtendedPlatform, hook: Hook): void {
  const { name, path, bodyBytes, callsPerMinute } = hook;
  scope.route<{ Body: Buffer | undefined }>({
    method: 'POST',
    url: path,
    bodyLimit: bodyBytes,
    async onRequest(request: FastifyRequest) {
      addCallFacts(request, { endpoint: name });
      await requireAllowance(platform, {
        what: name,
        address: request.ip,
        perMinute: callsPerMinute,
      });
    },
    async handler({ body = Buffer.alloc(0), headers: { cookie: _, ...headers }, url, id }, reply) {
      const query = parseQueryString(url.split('?', 2)[1] ?? '');
      const log = platform.log.child({ requestId: id, operation: name });
      await hook.receive({ body, headers, query }, { ...platform, log });
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  });
}
