import { own } from '../../element/environment/own-globals.ts';
import type { PageSender, SendToApi } from '../../element/environment/page-calls.ts';
import { fetchUnobserved } from './fetch-unobserved.ts';

const { fetch, apply } = own;

/** Sends the calls of a page whose browser keeps no cookie of ours. */
export interface TokenSender extends PageSender {
  /** As `send`, for the one answer that brings a token, which stays here. */
  readonly sendForToken: SendToApi;
}

/**
 * The token of a page's session never leaves this closure: it is taken out of the answer that brings
 * it, and goes to addresses of the API alone, each of which is made here from the API's origin.
 */
export function createTokenSender(apiOrigin: string): TokenSender {
  const api = addressOf(`${apiOrigin}/api/`);
  let token: string | undefined;

  function urlOf(address: string): string {
    const url = `${apiOrigin}/api/${address}`;
    // Dots may lead out of it again.
    if (!apply(own.startsWith, addressOf(url), [api])) {
      throw new TypeError(`Expected an address below ${api}, got ${url}.`);
    }
    return url;
  }

  async function send(address: string, init: RequestInit): Promise<Response> {
    const sent = token;
    const response = await fetch(urlOf(address), unheard(init, sent));
    // It is over: whatever is requested next is requested as a visitor.
    if (response.status === 401 && sent === token) token = undefined;
    return response;
  }

  /** Sends a request for a token; the caller learns that it came, or why none did. */
  async function sendForToken(address: string, init: RequestInit): Promise<Response> {
    return fetchUnobserved(urlOf(address), init, (status, text) => {
      if (status !== 200) return text;
      token = tokenOf(own.parseJson(text));
      return '{"token":""}';
    });
  }

  return {
    send,
    sendForToken,
    hasToken: () => token !== undefined,
    dropToken() {
      token = undefined;
    },
  };
}

/** An address as the browser reads it. */
function addressOf(url: string): string {
  return apply(own.writeUrl, new own.URL(url), []);
}

/**
 * What is sent, without prototypes: `fetch` asks them for whatever is missing, and shows it the rest.
 * Of the headers no symbol is taken over, as an iterator would be shown them too.
 */
function unheard(init: RequestInit, token: string | undefined): RequestInit {
  const given = init.headers as Readonly<Record<string, string>> | undefined;
  // @ts-expect-error: TypeScript does not know that this makes an object without a prototype
  const headers: Record<string, string | undefined> = { __proto__: null };
  for (const name in given) if (own.hasOwn(given, name)) headers[name] = given[name];
  if (token) headers.authorization = `Bearer ${token}`;
  // @ts-expect-error: as above
  return { __proto__: null, ...init, headers, redirect: 'error' };
}

/** The token that an answer itself carries. */
function tokenOf(value: unknown): string | undefined {
  const isObject = typeof value === 'object' && value !== null;
  return isObject && 'token' in value && typeof value.token === 'string' ? value.token : undefined;
}
