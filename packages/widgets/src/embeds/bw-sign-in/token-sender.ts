import { own } from '../../element/own-globals.ts';
import type { PageSender, SendToApi } from '../../element/page-calls.ts';

const { fetch, apply, defineProperty } = own;

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

  /** Not asynchronous: what is answered passes no promise that others share. */
  function ask(address: string, init: RequestInit): Promise<Response> {
    const url = `${apiOrigin}/api/${address}`;
    // Dots may lead out of it again.
    if (!apply(own.startsWith, addressOf(url), [api])) {
      throw new TypeError(`Expected an address below ${api}, got ${url}.`);
    }
    return fetch(url, { ...init, redirect: 'error' });
  }

  async function send(address: string, init: RequestInit): Promise<Response> {
    const sent = token;
    const response = await ask(address, {
      ...init,
      ...(sent && { headers: { ...init.headers, authorization: `Bearer ${sent}` } }),
    });
    // It is over: whatever is asked next is asked as a visitor.
    if (response.status === 401 && sent === token) token = undefined;
    return response;
  }

  function sendForToken(address: string, init: RequestInit): Promise<Response> {
    return new own.Promise((resolve, reject) => {
      function read(response: Response): void {
        const body: Promise<unknown> = apply(own.readJson, response, []);
        hear(body, (value) => resolve(withoutToken(value, response)), reject);
      }
      hear(ask(address, init), read, reject);
    });
  }

  /** Whoever asked hears that a token came, or why none did. */
  function withoutToken(value: unknown, { ok, status, headers }: Response): Response {
    if (ok) token = tokenOf(value);
    return new Response(JSON.stringify(ok ? { token: '' } : value), { status, headers });
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

/** Waits as no other script can listen: `await` asks what the page put on a promise's prototype. */
function hear<Value>(
  promise: Promise<Value>,
  onValue: (value: Value) => void,
  onError: (error: unknown) => void,
): void {
  // @ts-expect-error: TypeScript does not know that this makes an object without a prototype
  defineProperty(promise, 'constructor', { __proto__: null, value: undefined });
  apply(own.whenSettled, promise, [onValue, onError]);
}

/** The token that an answer itself carries. */
function tokenOf(value: unknown): string | undefined {
  const { token } = Object(value) as { readonly token?: unknown };
  return typeof token === 'string' ? token : undefined;
}
