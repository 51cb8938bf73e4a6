import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Configuration } from '../configuration.ts';
import { type EmbedDirectory, type EmbeddingPage, readPublishableKey } from '../embed-directory.ts';

/** Files that any page may use without credentials (docs/architecture/security.md#origins). */
const openPaths = /^\/(?:v\d|media\/|tiles\/)/;

const allowedMethods = 'GET, HEAD, POST, PUT, DELETE';
/** What a page's monitoring adds to every call of the page; none of it is read. */
const monitoringHeaders = [
  ...[
    'Traceparent',
    'Tracestate',
    'Baggage',
    'Sentry-Trace',
    'Newrelic',
    'Elastic-Apm-Traceparent',
  ],
  ...['Request-Id', 'Request-Context', 'X-Cloud-Trace-Context', 'X-Amzn-Trace-Id', 'Uber-Trace-Id'],
  ...['B3', 'X-B3-TraceId', 'X-B3-SpanId', 'X-B3-ParentSpanId', 'X-B3-Sampled', 'X-B3-Flags'],
  ...['X-Datadog-Origin', 'X-Datadog-Parent-Id', 'X-Datadog-Sampled'],
  ...['X-Datadog-Sampling-Priority', 'X-Datadog-Tags', 'X-Datadog-Trace-Id'],
].join(', ');
const fileHeaders = `Range, ${monitoringHeaders}`;
const openHeaders = `Content-Type, Idempotency-Key, If-Match, If-None-Match, X-Boardwalk, X-Request-Id, ${monitoringHeaders}`;
const allowedHeaders = `Authorization, Last-Event-ID, ${openHeaders}`;
const exposedHeaders = 'Boardwalk-Notice, Content-Disposition, ETag, Retry-After, X-Request-Id';
const preflightSeconds = '7200';

/** Whether the address is a file that any page may use. */
export function isOpenPath(url: string): boolean {
  return openPaths.test(url);
}

/** Who may call from a browser: what the deployment itself trusts, and registered sites. */
export interface KnownOrigins {
  readonly allowedOrigins: ReadonlySet<string>;
  readonly sites: EmbedDirectory | undefined;
}

/** Who may read an answer: any page without credentials, the calling one with them, or none. */
type Readers = 'anyone' | 'caller' | 'none';

/**
 * Says which origin may read the answer: `*` for open files, and for open calls (`isOpenCall`) of
 * pages that show no key, or one that is not theirs and refused; else the caller's own when it is on
 * the list or a registered site's, letter for letter, and none otherwise. Answers preflights; true
 * when it did.
 */
export async function answerCrossOrigin(
  known: KnownOrigins,
  request: FastifyRequest,
  reply: FastifyReply,
  isOpenCall: boolean,
): Promise<boolean> {
  reply.header('vary', 'Origin, Accept-Encoding');
  const isFile = isOpenPath(request.url);
  const readers = isFile ? 'anyone' : await findReaders(known, request, isOpenCall);
  if (readers !== 'none') {
    const { origin } = request.headers;
    reply.header('access-control-allow-origin', readers === 'anyone' ? '*' : origin);
    reply.header('access-control-expose-headers', exposedHeaders);
  }
  if (readers === 'caller') reply.header('access-control-allow-credentials', 'true');
  // What files weigh and take is no secret either: pages measure what they embed.
  if (isFile) reply.header('timing-allow-origin', '*');
  if (!isPreflight(request)) return false;
  if (readers === 'none') throw refusedOrigin();
  reply
    .code(204)
    .header('access-control-allow-methods', isFile ? 'GET, HEAD' : allowedMethods)
    .header('access-control-allow-headers', headersFor(readers, isFile))
    .header('access-control-max-age', preflightSeconds)
    .send();
  return true;
}

function headersFor(readers: Readers, isFile: boolean): string {
  if (isFile) return fileHeaders;
  return readers === 'anyone' ? openHeaders : allowedHeaders;
}

async function findReaders(
  { allowedOrigins, sites }: KnownOrigins,
  request: FastifyRequest,
  isOpenCall: boolean,
): Promise<Readers> {
  const { origin } = request.headers;
  if (origin === undefined) return 'none';
  if (allowedOrigins.has(origin)) return 'caller';
  const key = readPublishableKey(request);
  if (isOpenCall && key === undefined) return 'anyone';
  if (await sites?.mayRead(origin, key)) return 'caller';
  // That the key is another origin's, its developer reads in an answer without credentials.
  return isOpenCall ? 'anyone' : 'none';
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
  page: EmbeddingPage | undefined,
  request: FastifyRequest,
): void {
  const { origin } = request.headers;
  const isTrusted = page !== undefined || (origin !== undefined && allowedOrigins.has(origin));
  if (!isTrusted) throw refusedOrigin();
  requireUnsafeHeader(request);
}

/** No form and no picture can send it, and a browser asks before a script of another site does. */
export function requireUnsafeHeader({ headers }: Pick<FastifyRequest, 'headers'>): void {
  if (headers['x-boardwalk'] !== undefined) return;
  throw new Problem('forbidden', 'Calls that change something need the X-Boardwalk header.');
}

/**
 * On a live deployment nobody signs in, writes or pays by a test key
 * (docs/architecture/security.md#origins).
 */
export function refuseTestKey(
  { mode }: Pick<Configuration, 'mode'>,
  page: EmbeddingPage | undefined,
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
