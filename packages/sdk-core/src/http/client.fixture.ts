import { Problem } from '../vocabulary/problem.ts';
import { type ClientSettings, createClient } from './client.ts';
import { endpoint } from './endpoint.ts';

/** These endpoints have no schemas: what a call is given and answers is not checked here. */
export const readListing = endpoint({
  method: 'GET',
  path: '/api/v1/{type}/listing/{id}',
});
export const searching = endpoint({
  method: 'POST',
  path: '/api/v1/search',
  reads: true,
});
export const posting = endpoint({
  method: 'POST',
  path: '/api/v1/post',
});
export const readSetting = endpoint({
  method: 'GET',
  path: '/api/v1/settings',
  responseType: 'text/plain',
});
export const who = endpoint({
  method: 'GET',
  path: '/api/v1/who',
});

export const listing = { params: { type: 'item', id: 7 } };
export const post = { body: { title: 'A canoe' } };

type Answer = () => Response | Promise<Response>;

/** A client whose calls are answered by `answers` in turn, the last one for good. */
export function clientOf(answers: readonly Answer[], settings: Partial<ClientSettings> = {}) {
  const requests: { url: string; init: RequestInit }[] = [];
  const client = createClient({
    origin: 'https://api.example',
    fetch: async (url, init = {}) => {
      const answer = answers[Math.min(requests.length, answers.length - 1)];
      init.signal?.throwIfAborted();
      requests.push({ url: String(url), init });
      if (!answer) throw new Error('The test has no answer.');
      return answer();
    },
    ...settings,
  });
  return { client, requests };
}

/** An answer in JSON. */
export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers },
  });
/** An answer that is no JSON. */
export const text = (body: string, status: number, type = 'text/html') =>
  new Response(body, { status, headers: { 'content-type': type } });
/** Creates an answer that reports a problem of the contract. */
export const problem = (code: string, status: number, rest: object = {}, headers = {}) =>
  json({ type: `/problems/${code}`, code, status, title: 'A title.', ...rest }, status, {
    'content-type': 'application/problem+json; charset=utf-8',
    ...headers,
  });

/** The problem with which a call is refused; any other end fails the test. */
export async function expectProblem(call: Promise<unknown>): Promise<Problem> {
  const reason: unknown = await call.then(
    () => 'no refusal',
    (error: unknown) => error,
  );
  if (reason instanceof Problem) return reason;
  throw new Error('The call was to be refused with a problem.', { cause: reason });
}
