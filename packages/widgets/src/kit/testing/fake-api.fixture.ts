import type { FieldProblem, ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import { problemStatuses } from '@boardwalk/sdk-core/vocabulary/problem';
import { vi } from 'vitest';
import { joinPage } from '../../element/environment/registry.ts';
import { configure } from '../../element/environment/settings.ts';

/** Any path behind it is the same empty picture, so that no picture is ever missing. */
export const apiOrigin = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E#";

/** Our own site, where links lead. */
export const siteOrigin = 'https://site.example';

/** What the API answers by `METHOD /path`; a function may answer differently each time, by the call and its whole address. */
export type Answers = Readonly<Record<string, unknown>>;

/** Finds the answer to `METHOD /path`; undefined where there is none. */
type FindAnswer = (key: string) => unknown;

/** A call as the API saw it: `POST /listing/7/contact {"channel":"phone"}`. */
export interface FakeApi {
  readonly calls: string[];
  /** Calls that begin so. */
  callsOf(beginning: string): readonly string[];
}

/** A problem as the API answers it; `path` names the field at fault. */
export function problem(code: ProblemCode, path?: string): Response {
  const fields: FieldProblem[] | undefined =
    path === undefined ? undefined : [{ path, message: '' }];
  const status = problemStatuses[code];
  const body = { type: `/problems/${code}`, code, status, title: code, fields };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json' },
  });
}

/** A problem that says after how many seconds another try makes sense. */
export function problemUntil(code: ProblemCode, seconds: number): Response {
  const { status, body, headers } = problem(code);
  return new Response(body, {
    status,
    headers: { ...Object.fromEntries(headers), 'retry-after': String(seconds) },
  });
}

/** Returns an event stream on which nothing is sent; of no interest to most tests. */
function silentStream(): Response {
  return new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } });
}

/**
 * Answers the calls of a new page, where nobody is signed in unless an answer says so; a call without
 * an answer fails its test. A widget is opened by `openWidget`, which begins with this.
 */
export function fakeApi(answers: Answers | FindAnswer): FakeApi {
  const given: Answers = { 'GET /user/': null, ...answers };
  const find: FindAnswer = typeof answers === 'function' ? answers : (key) => given[key];
  joinPage('test', () => Promise.resolve());
  // What is known of a page, such as who is signed in, belongs to its key.
  configure({ apiOrigin, siteOrigin, key: `pk_test_${crypto.randomUUID()}` });
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(apiOrigin, '').replace('/api/v1', '').replace(/\?.*/, '');
    const key = `${init.method} ${path}`;
    const found = find(key);
    if (key === 'GET /events' && found === undefined) return silentStream();
    calls.push([key, init.body].filter(Boolean).join(' '));
    if (found === undefined) throw new Error(`The fake API has no answer for ${key}`);
    const answer: unknown = await (typeof found === 'function' ? found(init, url) : found);
    return answer instanceof Response ? answer : Response.json(answer);
  });
  return { calls, callsOf: (beginning) => calls.filter((call) => call.startsWith(beginning)) };
}
