import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import {
  callerAddress,
  peerAddress,
  type TrustedProxies,
} from '@boardwalk/server-parts/http/proxies/trusted-proxies';

/** Headers that concern one connection and not the message (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Returns the headers for the API: the visitor's own, with who made the request (`X-Forwarded-*`)
 * and the request's id. What a visitor claims in these counts only when a trusted proxy passes it
 * on.
 */
export function forwardedHeaders(
  request: IncomingMessage,
  trustedProxies: TrustedProxies,
  requestId: string,
): IncomingHttpHeaders {
  const { headers } = request;
  const isTrusted = trustedProxies.isTrusted(peerAddress(request));
  const { forwarded: _, ...kept } = withoutHopByHop(headers);
  return {
    ...kept,
    // One address and not the way to it: the API might trust more of it than the site does.
    'x-forwarded-for': callerAddress(request, trustedProxies),
    'x-forwarded-host': (isTrusted && headers['x-forwarded-host']) || headers.host,
    'x-forwarded-proto': (isTrusted && headers['x-forwarded-proto']) || 'http',
    'x-request-id': requestId,
  };
}

/** `headers` without those that concern one connection, the ones that it lists itself included. */
export function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const listed = headers.connection?.toLowerCase().split(/\s*,\s*/) ?? [];
  const dropped = new Set([...HOP_BY_HOP, ...listed]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}
