import type { Endpoint } from '@boardwalk/sdk-core/http/endpoint';
import { isUnsafe } from '../calls/call-trail.ts';
import type { EndpointRoute } from '../domain.ts';

/** Whether calls of the endpoint are done once under their key. */
export function takesKey({ paying, keyed }: Pick<Endpoint, 'paying' | 'keyed'>): boolean {
  return (paying ?? keyed) === true;
}

/**
 * Throws unless a key is a person's, and what is requested and answered under it is JSON that can
 * be compared and stored.
 */
export function requireKeyable({ name, endpoint, policy }: EndpointRoute): void {
  if (!takesKey(endpoint)) return;
  const isJson = endpoint.bodyType === undefined && endpoint.responseType === undefined;
  if (isUnsafe(endpoint) && isJson && policy.rule !== 'anyone') return;
  throw new Error(
    `${name} can't have a key: it changes nothing, is for anyone, or speaks no JSON.`,
  );
}
