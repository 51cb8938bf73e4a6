import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';

/** Bytes of a body that is read, unless an endpoint declares more. */
export const usualBodyBytes = 20_000;

/** Bytes of a body that the endpoint reads; a file is not held, and its own reader bounds it. */
export function bodyLimit({ bodyBytes = usualBodyBytes }: Pick<Endpoint, 'bodyBytes'>): number {
  return bodyBytes;
}

/**
 * How many calls of its caller's allowance a request counts as: one, and one for each further usual
 * body that it brings. One that does not say its length counts as the longest that is read.
 */
export function bodyWeight(
  endpoint: Pick<Endpoint, 'bodyBytes' | 'bodyType'>,
  headers: Pick<IncomingHttpHeaders, 'content-length' | 'transfer-encoding'>,
): number {
  if (endpoint.bodyType === 'multipart/form-data') return 1;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const told = isChunked ? bodyLimit(endpoint) : Number(headers['content-length'] ?? 0);
  return Math.max(1, Math.ceil(Math.min(told, bodyLimit(endpoint)) / usualBodyBytes));
}
