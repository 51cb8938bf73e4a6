import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from './configuration.ts';
import { type PartnerPage, type PartnerSites, readPublishableKey } from './partner-sites.ts';

/** Files that any page may use without credentials (decision 30). */
const openPaths = /^\/(?:v\d|media\/|tiles\/)/;

const allowedMethods = 'GET, HEAD, POST, PUT, DELETE';
const allowedHeaders =
  'Authorization, Content-Type, Idempotency-Key, Last-Event-ID, X-Boardwalk, X-Request-Id';
const exposedHeaders = 'ETag, Retry-After, X-Request-Id';
const preflightSeconds = '7200';

/** Whether the address is a file that any page may use. */
export function isOpenPath(url: string): boolean {
  return openPaths.test(url);
}

/** Who may call from a browser: what the deployment itself trusts, and registered sites. */
export interface KnownOrigins {
  readonly allowedOrigins: ReadonlySet<string>;
  readonly sites: PartnerSites | undefined;
}

/**
 * Says which origin may read the answer: `*` for open files, else the caller's own when it is on
 * the list or a registered site's, letter for letter, and none otherwise. Answers preflights; true
 * when it did.
 */
export async function answerCrossOrigin(
  known: KnownOrigins,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  reply.header('vary', 'Origin, Accept-Encoding');
  const { origin } = request.headers;
  const isOpen = isOpenPath(request.url);
  const isAllowed = !isOpen && (await mayRead(known, request));
  if (isOpen) {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', exposedHeaders);
    // What they weigh and take is no secret either: pages measure what they embed.
    reply.header('timing-allow-origin', '*');
  } else if (isAllowed) {
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-allow-credentials', 'true');
    reply.header('access-control-expose-headers', exposedHeaders);
  }
  if (!isPreflight(request)) return false;
  if (!isOpen && !isAllowed) throw refusedOrigin();
  reply
    .code(204)
    .header('access-control-allow-methods', isOpen ? 'GET, HEAD' : allowedMethods)
    .header('access-control-allow-headers', isOpen ? 'Range' : allowedHeaders)
    .header('access-control-max-age', preflightSeconds)
    .send();
  return true;
}

async function mayRead(
  { allowedOrigins, sites }: KnownOrigins,
  request: FastifyRequest,
): Promise<boolean> {
  const { origin } = request.headers;
  if (origin === undefined) return false;
  if (allowedOrigins.has(origin)) return true;
  return (await sites?.mayRead(origin, readPublishableKey(request))) ?? false;
}

function isPreflight(request: FastifyRequest): boolean {
  return (
    request.method === 'OPTIONS' &&
    request.headers.origin !== undefined &&
    request.headers['access-control-request-method'] !== undefined
  );
}

/**
 * A call that changes something needs an origin of the list, or a page of a registered site, and a
 * header that no form can send; a browser then asks before it sends the call.
 */
export function requireTrustedOrigin(
  allowedOrigins: ReadonlySet<string>,
  page: PartnerPage | undefined,
  request: FastifyRequest,
): void {
  const { origin } = request.headers;
  const isTrusted = page !== undefined || (origin !== undefined && allowedOrigins.has(origin));
  if (!isTrusted) throw refusedOrigin();
  if (request.headers['x-boardwalk'] === undefined) {
    throw new Problem('forbidden', 'Calls that change something need the X-Boardwalk header.');
  }
}

/** On a live deployment nobody signs in, writes or pays by a test key (decision 30). */
export function refuseTestKey(
  { mode }: Pick<Configuration, 'mode'>,
  page: PartnerPage | undefined,
): void {
  if (!page?.isTest || mode !== 'live') return;
  throw new Problem('forbidden', 'A test key only reads: use the live key on a registered origin.');
}

/** What is for our own site alone, no other page may call, listed or not. */
export function refuseForeignPages(
  { siteOrigin }: { readonly siteOrigin: string },
  request: FastifyRequest,
): void {
  const { origin = siteOrigin, 'sec-fetch-site': from = 'same-origin' } = request.headers;
  const isOwn = origin === siteOrigin && (from === 'same-origin' || from === 'none');
  if (!isOwn) throw refusedOrigin();
}

/** Another site's pages may reach the API by script only, never as a page, form or picture. */
export function refuseEmbedding(request: FastifyRequest): void {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode } = request.headers;
  if (site === 'cross-site' && (mode === 'navigate' || mode === 'no-cors')) throw refusedOrigin();
}

function refusedOrigin(): Problem {
  return new Problem(
    'origin-not-allowed',
    'This site may not call the API: its origin is not registered.',
  );
}
