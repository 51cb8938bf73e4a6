import type { IncomingHttpHeaders } from 'node:http';
import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import type { EndpointPolicy } from '@boardwalk/sdk-core/http/server-half';

/** Bytes of a body that is read, unless an endpoint declares more. */
export const defaultBodyBytes = 20_000;

/** Bytes of a body that the endpoint reads; a file is not held, and its own reader bounds it. */
export function bodyLimit({
  bodyBytes = defaultBodyBytes,
}: Pick<EndpointPolicy, 'bodyBytes'>): number {
  return bodyBytes;
}

/** Whether the body is read while it arrives, by a reader that bounds it. */
export function takesFiles({ bodyType }: Pick<Endpoint, 'bodyType'>): boolean {
  return bodyType === 'multipart/form-data' || bodyType === 'application/octet-stream';
}

/**
 * How many calls of its caller's allowance a request counts as: one, and one for each further usual
 * body that it brings. One that does not say its length counts as the longest that is read.
 */
export function bodyWeight(
  call: Pick<Endpoint, 'bodyType'> & Pick<EndpointPolicy, 'bodyBytes'>,
  headers: Pick<IncomingHttpHeaders, 'content-length' | 'transfer-encoding'>,
): number {
  if (takesFiles(call)) return 1;
  const isChunked = headers['transfer-encoding'] !== undefined;
  const told = isChunked ? bodyLimit(call) : Number(headers['content-length'] ?? 0);
  return Math.max(1, Math.ceil(Math.min(told, bodyLimit(call)) / defaultBodyBytes));
}
