import { own } from './own-globals.ts';
import { findRegistry } from './registry.ts';

/** Sends what follows `/api/` of an API's address, as `fetch` does. */
export type SendToApi = (address: string, init: RequestInit) => Promise<Response>;

/**
 * A sign-in of the page, as all its scripts may know it: they can call by it as widgets do, and sign
 * out; its token they can neither read nor lead elsewhere.
 */
export interface PageSender {
  readonly send: SendToApi;
  /** Whether its calls carry the token of a session. */
  readonly hasToken: () => boolean;
  readonly dropToken: () => void;
}

/** The sign-ins of this page at an API, of every language and copy of the SDK. */
export function pageSenders(apiOrigin: string): PageSender[] {
  const make = () => new Map<string, PageSender[]>();
  const all = findRegistry()?.share('senders', make) ?? make();
  const senders = all.get(apiOrigin) ?? [];
  all.set(apiOrigin, senders);
  return senders;
}

/** Sends a call of a client, with the token of the page's session where there is one. */
export function sendCall(apiOrigin: string, url: string, init: RequestInit): Promise<Response> {
  const sender = pageSenders(apiOrigin).find(({ hasToken }) => hasToken());
  const { fetch } = own;
  return sender ? sender.send(addressIn(apiOrigin, url), init) : fetch(url, init);
}

/** What follows `/api/` of an address that a client has made. */
export function addressIn(apiOrigin: string, url: string): string {
  return url.slice(`${apiOrigin}/api/`.length);
}
