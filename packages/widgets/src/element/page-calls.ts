import { own } from './own-globals.ts';
import { findRegistry } from './registry.ts';

/** Sends what follows `/api/` of an API's address, as `fetch` does, with the session of the page. */
export type SendToApi = (address: string, init: RequestInit) => Promise<Response>;

/**
 * Who sends this page's calls, by the origin of their API: a sign-in on it, for every copy of the
 * SDK. A script of the page can call by it as widgets do; the token it can neither read nor lead
 * elsewhere.
 */
export function pageSenders(): Map<string, SendToApi> {
  const make = () => new Map<string, SendToApi>();
  return findRegistry()?.share('senders', make) ?? make();
}

/** Sends a call of a client, by the sign-in of the page where there is one. */
export function sendCall(apiOrigin: string, url: string, init: RequestInit): Promise<Response> {
  const send = pageSenders().get(apiOrigin);
  const { fetch } = own;
  return send ? send(addressIn(apiOrigin, url), init) : fetch(url, init);
}

/** What follows `/api/` of an address that a client has made. */
export function addressIn(apiOrigin: string, url: string): string {
  return url.slice(`${apiOrigin}/api/`.length);
}
