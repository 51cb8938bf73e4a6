import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyInstance } from 'fastify';
import { serverPath } from '../calls/endpoint-routes.ts';
import type { Platform } from '../calls/operation.ts';
import { pathPattern, type SpecifiedCall, unimplementedCalls } from '../calls/specification.ts';
import type { EndpointRoute } from '../domain.ts';
import { requireUnknownAllowance } from './other-addresses.ts';

/** Answers what the contract does not hold: 501 for what will come, 405 or 404 for the rest. */
export function registerUnknownRoutes(
  server: FastifyInstance,
  platform: Platform,
  routes: readonly EndpointRoute[],
): void {
  const unbuilt = unimplementedCalls(routes);
  for (const { method, path } of unbuilt) {
    server.route({
      method,
      url: serverPath(path),
      handler: async (request) => {
        await requireUnknownAllowance(platform, request);
        throw new Problem('not-available', `${method} ${path} is not available yet.`);
      },
    });
  }
  const calls = [...routes.map(({ endpoint }) => endpoint), ...unbuilt].map(({ method, path }) => ({
    method,
    pattern: pathPattern(path),
  }));
  server.setNotFoundHandler(async (request, reply) => {
    await requireUnknownAllowance(platform, request);
    const [path = ''] = request.url.split('?', 1);
    const found = calls.filter(({ pattern }) => pattern.test(path));
    const methods = [...new Set<SpecifiedCall['method']>(found.map(({ method }) => method))];
    if (methods.length === 0) throw new Problem('not-found', 'There is nothing at this address.');
    reply.header('allow', methods.join(', '));
    throw new Problem('method-not-allowed', `This address takes ${methods.join(' or ')}.`);
  });
}
