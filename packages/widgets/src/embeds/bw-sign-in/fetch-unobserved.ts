import { own } from '../../element/environment/own-globals.ts';

/** Returns what may be exposed of a response; what else it says is stored by then. */
type TakeOut = (status: number, text: string) => string;

/**
 * Sends a request whose response no other script of the page can read: a promise of `fetch` asks
 * every prototype for `then` and shows it its value, so this one passes none.
 */
export function fetchUnobserved(
  url: string,
  init: RequestInit,
  takeOut: TakeOut,
): Promise<Response> {
  const { apply, listen, xhr } = own;
  return new own.Promise((resolve, reject) => {
    const request = new xhr.Request();
    const fail = () => reject(init.signal?.reason ?? new TypeError(`${url} did not answer.`));
    apply(listen, request, ['error', fail]);
    apply(listen, request, ['abort', fail]);
    apply(listen, request, [
      'load',
      () => {
        const status: number = apply(xhr.readStatus, request, []);
        const text: string = apply(xhr.readText, request, []);
        // `window.event` leads to the request, which thereby forgets the answer.
        apply(xhr.abort, request, []);
        try {
          const headers = { 'content-type': 'application/json' };
          resolve(new Response(takeOut(status, text), { status, headers }));
        } catch (error) {
          reject(error);
        }
      },
    ]);
    apply(xhr.open, request, [init.method, url]);
    for (const [name, value] of Object.entries(init.headers ?? {})) {
      apply(xhr.setHeader, request, [name, value]);
    }
    init.signal?.addEventListener('abort', () => apply(xhr.abort, request, []));
    apply(xhr.send, request, [init.body]);
  });
}
