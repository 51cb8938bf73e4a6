import type { FastifyRequest } from 'fastify';
import type { Session } from './calls/caller.ts';
import type { Configuration } from './configuration.ts';
import { parseQueryString } from './http/query-string.ts';

/** A page of a registered site, as the key and the origin of its calls name it. */
export interface EmbeddingPage {
  readonly siteId: number;
  readonly key: string;
  /** A test key works on the developer's own machine alone. */
  readonly isTest: boolean;
  readonly origin: string;
}

/** What a token opens on a page; `isDead` where it opens nothing any more. */
export interface EmbedSession {
  readonly session?: Session;
  readonly isDead: boolean;
}

/** The sites of partners, as every call from another origin needs to know them. */
export interface EmbedDirectory {
  /** Whether pages of the origin may read answers, be they refusals. */
  mayRead(origin: string, key: string | undefined): Promise<boolean>;
  /** Returns the page that calls; throws the `Problem` that shows its developer what is wrong. */
  admit(origin: string, key: string | undefined): Promise<EmbeddingPage>;
  findSession(token: string, page: EmbeddingPage): Promise<EmbedSession>;
}

/** The publishable key of a call, which says on whose page a widget runs. */
export function readPublishableKey({ url }: Pick<FastifyRequest, 'url'>): string | undefined {
  const at = url.indexOf('?');
  return at < 0 ? undefined : parseQueryString(url.slice(at + 1)).key;
}

/** Whether a page other than our own calls, whatever name the browser knows our site by. */
export function isOtherPage(
  request: FastifyRequest,
  { siteOrigin }: Pick<Configuration, 'siteOrigin'>,
): request is FastifyRequest & { headers: { origin: string } } {
  const { origin, 'sec-fetch-site': from } = request.headers;
  return origin !== undefined && origin !== siteOrigin && from !== 'same-origin';
}

/**
 * The embedding page that a call comes from. There is none for our own site, nor for an origin that
 * the deployment itself trusts, as long as it shows no key.
 */
export async function findEmbeddingPage(
  request: FastifyRequest,
  configuration: Configuration,
  sites: EmbedDirectory | undefined,
): Promise<EmbeddingPage | undefined> {
  if (!sites || !isOtherPage(request, configuration)) return undefined;
  const { origin } = request.headers;
  const key = readPublishableKey(request);
  if (key === undefined && configuration.allowedOrigins.has(origin)) return undefined;
  return sites.admit(origin, key);
}
