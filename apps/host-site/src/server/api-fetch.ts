import type { IncomingHttpHeaders } from 'node:http';
import type { ClientResponse, SendRequest } from '@boardwalk/sdk-core/http/client';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { Pool } from 'undici';

/** The most answers that are stored; those of settings take a few kilobytes each. */
const mostKept = 500;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Calls of the API while pages are rendered. */
export interface ApiFetch {
  readonly fetch: SendRequest;
  close(): Promise<void>;
}

/**
 * Creates a `fetch` over persistent connections, uncompressed, as the API is next door. What the
 * API lets anyone store (`Cache-Control: public, max-age`) is requested once in that time.
 */
export function createApiFetch(apiOrigin: string, siteOrigin: string): ApiFetch {
  // The API answers for the site's name, by whatever address it is reached.
  const { host } = new URL(siteOrigin);
  const pool = new Pool(apiOrigin);
  const kept = new Map<string, { readonly answer: Answer; readonly until: number }>();

  function keep(path: string, answer: Answer): void {
    const seconds = publicSeconds(answer);
    kept.delete(path);
    if (seconds === 0) return;
    for (const oldest of kept.keys()) {
      if (kept.size < mostKept) break;
      kept.delete(oldest);
    }
    kept.set(path, { answer, until: performance.now() + seconds * secondMs });
  }

  async function ask(path: string, init: RequestInit): Promise<Answer> {
    const { method = 'GET', headers: sent, body, signal } = init;
    const { statusCode, headers, ...answer } = await pool.request({
      path,
      // The contract has no other methods than undici knows.
      method: method as 'GET',
      // An object of texts: to make `Headers` of them takes as long as to send them.
      headers: { ...(sent as Record<string, string>), host },
      // The client hands over JSON; pages upload nothing while they are rendered.
      body: (body ?? null) as string | null,
      signal: signal ?? null,
    });
    return { status: statusCode, headers, text: await answer.body.text() };
  }

  async function answerTo(path: string, init: RequestInit): Promise<Answer> {
    const isGet = (init.method ?? 'GET') === 'GET';
    const found = isGet ? kept.get(path) : undefined;
    if (found && found.until > performance.now()) return found.answer;
    const answer = await ask(path, init);
    if (isGet) keep(path, answer);
    return answer;
  }

  return {
    async fetch(url, init = {}) {
      const { pathname, search } = new URL(url);
      try {
        return asResponse(await answerTo(pathname + search, init));
      } catch (cause) {
        init.signal?.throwIfAborted();
        throw new TypeError('The API gave no answer.', { cause });
      }
    },
    close: () => pool.destroy(),
  };
}

/** What a client reads of a response; a whole one takes longer to make than the answer to parse. */
export function asResponse({ status, headers, text }: Answer): ClientResponse {
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: { get: (name) => headers[name]?.toString() ?? null },
    text: async () => text,
    json: async () => JSON.parse(text),
    blob: async () => {
      throw new Error('A page that is written asks for no file.');
    },
  };
}

/** For how long anybody may be given the answer; 0 for one that is not for keeping. */
function publicSeconds({ status, headers }: Answer): number {
  const rules = headers['cache-control'] ?? '';
  const seconds = /(?:^|[\s,])max-age=(\d+)/.exec(rules)?.[1];
  return status === 200 && /(?:^|[\s,])public\b/.test(rules) ? Number(seconds ?? 0) : 0;
}
