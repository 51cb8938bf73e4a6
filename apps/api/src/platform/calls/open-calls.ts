import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { isOpenEndpoint } from '@boardwalk/sdk-core/http/server-half';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import type { EndpointRoute } from '../domain.ts';
import { type EmbedDirectory, isOtherPage, readPublishableKey } from '../embed-directory.ts';
import { pathPattern } from './specification.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Any page may call without credentials. */
    readonly isOpen?: boolean;
  }
}

/** Finds out whether a request, or the one that a preflight asks for, is such that any page may call. */
export function findOpenCalls(
  routes: readonly EndpointRoute[],
): (request: FastifyRequest) => boolean {
  const calls = routes
    // What names its address more closely goes first, as in the router.
    .toSorted((one, other) => countParameters(one.endpoint) - countParameters(other.endpoint))
    .map(({ endpoint, policy }) => ({
      method: endpoint.method,
      pattern: pathPattern(endpoint.path),
      isOpen: isOpenEndpoint(policy),
    }));
  return (request) => {
    if (request.method !== 'OPTIONS') return request.routeOptions.config.isOpen ?? false;
    const method = request.headers['access-control-request-method'];
    const [path = ''] = request.url.split('?', 1);
    const asked = calls.find((call) => call.method === method && call.pattern.test(path));
    return asked?.isOpen ?? false;
  };
}

function countParameters({ path }: Endpoint): number {
  return path.split('{').length;
}

/** Whether a page calls that neither shows a key nor is trusted: whatever it may, any page may. */
export function isKeylessPage(request: FastifyRequest, configuration: Configuration): boolean {
  return (
    isOtherPage(request, configuration) &&
    !configuration.allowedOrigins.has(request.headers.origin) &&
    readPublishableKey(request) === undefined
  );
}

/**
 * Lets a page without a key call what any page may, unless the operator has closed that. Pages of a
 * registered site are notified that they forgot their key.
 */
export async function admitKeylessPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { openCallsPerMinute, siteOrigin }: Configuration,
  sites: EmbedDirectory | undefined,
): Promise<void> {
  const { origin = '' } = request.headers;
  const where = `${siteOrigin}/dashboard/embeds`;
  if (openCallsPerMinute === 0) {
    throw new Problem(
      'origin-not-allowed',
      `${origin} shows no key of a registered site, and only those may call here: register it at ${where} and give the script its data-key.`,
    );
  }
  if (await sites?.mayRead(origin, undefined)) {
    reply.header(
      'boardwalk-notice',
      `${origin} is registered, but shows no key: give the script your data-key from ${where}.`,
    );
  }
}

/** Which part of a caller's allowance, and of an endpoint's own, such pages have. */
export function openShare({ callsPerMinute, openCallsPerMinute }: Configuration): number {
  return openCallsPerMinute / callsPerMinute;
}
