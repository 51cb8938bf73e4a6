import type { UserId } from '../vocabulary/ids.ts';
import {
  isProblemCode,
  Problem,
  type ProblemCode,
  type ProblemDocument,
  problemStatuses,
  toProblem,
} from '../vocabulary/problem.ts';
import { fillPath } from '../vocabulary/routes/fill-path.ts';
import { writeJson } from '../vocabulary/text/write-json.ts';
import type { Endpoint, EndpointInput, EndpointResponse, EndpointSchemas } from './endpoint.ts';
import { pause, pauseBefore } from './pause-before.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** One key per intention of a person; retained for its retries. */
  readonly idempotencyKey?: string;
  /** The version that was read: the call does nothing (`precondition-failed`) to a later one. */
  readonly ifMatch?: number;
  /** Milliseconds before the call is given up, where it takes longer than others. */
  readonly timeout?: number;
}

/** Calls an endpoint of the contract; rejects with a `Problem` and nothing else. */
export interface Client {
  call<S extends EndpointSchemas>(
    endpoint: Endpoint<S>,
    input: EndpointInput<S>,
    options?: CallOptions,
  ): Promise<EndpointResponse<S>>;
  /**
   * Sends by other means than `call`, such as an upload that reports its progress, under the same
   * rules: a 401 counts if nobody is signed in by now, otherwise it is sent once more.
   */
  heedSession<Answer>(send: () => Promise<Answer>): Promise<Answer>;
  /**
   * Whom the page is shown for, from now on: a change is refused where somebody else is signed in by
   * now (`other-user`), which calls back.
   */
  showFor?(user: UserId | undefined, onOther: () => void): void;
  /**
   * Sets what returns the signed-in user, which is queried from now on before a 401 counts: a call
   * may have been under way with a session that a sign-in has replaced since, and is then sent once
   * more.
   */
  askWho?(who: Endpoint): void;
  /** Whom it is shown for, where calls say so. */
  readonly shownFor?: UserId | undefined;
}

/** What a client reads of an answer. */
export interface ClientResponse extends Pick<Response, 'status' | 'ok' | 'json' | 'text' | 'blob'> {
  readonly headers: Pick<Headers, 'get'>;
  /** What arrives while it arrives. */
  readonly body?: Response['body'];
}

/** Sends a request as `fetch` does, which is one. */
export type SendRequest = (url: string, init?: RequestInit) => Promise<ClientResponse>;

export interface ClientSettings {
  /** Where the API answers, without a trailing slash: `https://boardwalk.example`. */
  readonly origin: string;
  /** The embedding site's publishable key. */
  readonly key?: string;
  /** Calls carry no cookies and leave none: on a page of another site that shows no key. */
  readonly isAnonymous?: boolean;
  /** On our own site a cookie, which all its tabs share, says who is signed in. */
  readonly isOwnSite?: boolean;
  readonly fetch?: SendRequest;
  /** Milliseconds before a call is given up; defaults to 15,000. */
  readonly timeout?: number;
  /** Checks a response against its schema; handed in in development and tests only. */
  readonly parseResponse?: (endpoint: Endpoint, value: unknown) => unknown;
  /** A call was answered 401: the user is no longer signed in, if anybody was (`wasSignedIn`). */
  readonly onSignedOut?: (wasSignedIn: boolean) => void;
}

const retries = 2;
/** Nobody waits longer for a second try, whatever a server asks for. */
const longestWait = 10;
const retryable = new Set([0, 502, 503, 504]);

/** The HTTP client; `aborted` and `network` problems have status 0. */
export function createClient(settings: ClientSettings): Client {
  let notice: string | null = null;
  let shownFor: UserId | undefined;
  let hearOther: (() => void) | undefined;
  let who: Endpoint | undefined;

  /** Shows the developer of the page what the server says, once. */
  function tell({ headers }: ClientResponse): void {
    if (notice) return;
    notice = headers.get('boardwalk-notice');
    if (notice) console.warn('[boardwalk]', notice);
  }

  /**
   * Whether a user is signed in by the session that this browser has by now; if that is unknown,
   * the 401 counts.
   */
  async function isSignedIn(): Promise<boolean> {
    if (!who) return false;
    return callPatiently(who, {}, {}).then(Boolean, () => false);
  }

  async function heedSession<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
    for (let isAgain = false; ; isAgain = true) {
      try {
        return await attempt();
      } catch (error) {
        const { code, status } = toProblem(error);
        if (code === 'other-user') hearOther?.();
        if (status !== 401) throw error;
        if (!isAgain && (await isSignedIn())) continue;
        settings.onSignedOut?.(shownFor !== undefined);
        throw error;
      }
    }
  }

  async function callPatiently<S extends EndpointSchemas>(
    endpoint: Endpoint<S>,
    input: EndpointInput<S>,
    options: CallOptions,
  ): Promise<EndpointResponse<S>> {
    // Whatever the endpoint, its input is made of these three parts.
    const request = buildRequest(settings, endpoint, input as Parts, options, shownFor);
    const repeatable = endpoint.method === 'GET' || endpoint.reads || options.idempotencyKey;
    let told = 0;
    for (let attempt = 0; ; attempt++) {
      try {
        if (attempt > 0) await pause(pauseBefore(attempt, told), options.signal);
        const value = await send(settings, endpoint, request, options, tell);
        // The server's half of the contract vouches for the shape; development parses it.
        return (settings.parseResponse?.(endpoint, value) ?? value) as EndpointResponse<S>;
      } catch (error) {
        let problem = asProblem(error, options.signal);
        if (attempt === 0 && problem.code === 'network') {
          problem = (await findRefusal(settings, endpoint, request, options.signal)) ?? problem;
        }
        // The developer of the page can fix it, and only they.
        if (problem.code === 'origin-not-allowed') console.warn('[boardwalk]', problem.message);
        told = problem.retryAfter ?? 0;
        // A conflict that passes is a call under the same key, still under way.
        const isUnderWay = problem.status === 409 && told > 0;
        const mayPass = (retryable.has(problem.status) || isUnderWay) && told <= longestWait;
        const again = repeatable && attempt < retries && mayPass;
        if (!again || problem.code === 'aborted') throw problem;
      }
    }
  }
  return {
    call: (endpoint, input, options = {}) =>
      heedSession(() => callPatiently(endpoint, input, options)),
    heedSession,
    get shownFor() {
      return shownFor;
    },
    askWho(endpoint) {
      who = endpoint;
    },
    showFor(user, onOther) {
      if (settings.isOwnSite) shownFor = user;
      hearOther = onOther;
    },
  };
}

interface BuiltRequest {
  readonly url: string;
  readonly init: RequestInit;
}

interface Parts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function buildRequest(
  settings: ClientSettings,
  endpoint: Endpoint,
  input: Parts,
  options: CallOptions,
  shownFor: UserId | undefined,
): BuiltRequest {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  if (settings.key) query.set('key', settings.key);
  const headers: Record<string, string> = { accept: 'application/json' };
  const bodyType = endpoint.bodyType ?? 'application/json';
  if (input.body !== undefined && bodyType !== 'multipart/form-data') {
    headers['content-type'] = bodyType;
  }
  if (endpoint.method !== 'GET' && !endpoint.reads) {
    headers['x-boardwalk'] = '1';
    if (shownFor !== undefined) headers['boardwalk-user'] = String(shownFor);
  }
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey;
  if (options.ifMatch !== undefined) headers['if-match'] = `"${options.ifMatch}"`;
  const credentials = settings.isAnonymous ? 'omit' : 'include';
  const init: RequestInit = { method: endpoint.method, headers, credentials };
  if (input.body !== undefined) {
    init.body =
      bodyType === 'application/json'
        ? writeJson(input.body)
        : // Other bodies arrive as the string, FormData or Blob that fetch takes.
          (input.body as BodyInit);
  }
  const search = query.size > 0 ? `?${query}` : '';
  const path = fillPath(endpoint.path, input.params, (sentence, name) => {
    const fields = [{ path: `params.${name}`, message: 'expected a value' }];
    return new Problem('invalid-request', sentence, { fields });
  });
  return { url: settings.origin + path + search, init };
}

async function send(
  settings: ClientSettings,
  endpoint: Endpoint,
  { url, init }: BuiltRequest,
  { signal, timeout: own }: CallOptions,
  tell: (response: ClientResponse) => void,
): Promise<unknown> {
  const timeout = AbortSignal.timeout(own ?? settings.timeout ?? 15_000);
  const request = { ...init, signal: signal ? AbortSignal.any([signal, timeout]) : timeout };
  const response = await (settings.fetch ?? fetch)(url, request);
  tell(response);
  if (response.status === 204) return null;
  const isJson = /^application\/([a-z.]+\+)?json\b/.test(
    response.headers.get('content-type') ?? '',
  );
  if (response.ok && isJson) return response.json();
  if (isJson) throw fromDocument(await response.json(), response);
  if (response.ok && endpoint.responseType === 'text/plain') return response.text();
  if (response.ok && endpoint.readAnswer) return endpoint.readAnswer(response);
  throw fromStatus(response, `Expected JSON from ${endpoint.path}, got ${response.status}.`);
}

/**
 * Why a page may not use the key that it shows: browsers let it read that in the answer to a call
 * without cookies alone.
 */
async function findRefusal(
  settings: ClientSettings,
  endpoint: Endpoint,
  { url, init }: BuiltRequest,
  signal: AbortSignal | undefined,
): Promise<Problem | undefined> {
  const isReading = endpoint.method === 'GET' || endpoint.reads;
  if (!settings.key || !isReading) return undefined;
  const request: BuiltRequest = { url, init: { ...init, credentials: 'omit' } };
  try {
    await send(settings, endpoint, request, { signal }, () => {});
  } catch (error) {
    const problem = asProblem(error, signal);
    if (problem.code === 'origin-not-allowed') return problem;
  }
  return undefined;
}

/** What stands between us and the server answers without a code of the contract. */
function fromStatus({ status }: ClientResponse, message: string): Problem {
  // The keys of the table are the codes.
  const codes = Object.keys(problemStatuses) as ProblemCode[];
  return new Problem(codes.find((code) => problemStatuses[code] === status) ?? 'internal', message);
}

function fromDocument(document: ProblemDocument | null, response: ClientResponse): Problem {
  if (!isProblemCode(document?.code)) {
    return fromStatus(response, `The server answered ${response.status}.`);
  }
  return new Problem(document.code, document.detail ?? document.title, {
    fields: document.fields,
    retryAfter: Number(response.headers.get('retry-after')) || undefined,
  });
}

function asProblem(error: unknown, signal: AbortSignal | undefined): Problem {
  if (error instanceof Problem) return error;
  if (signal?.aborted) return new Problem('aborted', 'The call was given up.', { cause: error });
  // By its name: a page's own fetch may be that of a frame, with classes of its own.
  const { name }: Partial<Error> = Object(error);
  if (name === 'TimeoutError') {
    return new Problem('timeout', 'The server took too long to answer.', { cause: error });
  }
  if (name === 'TypeError' || name === 'SyntaxError') {
    return new Problem('network', 'The server could not be reached.', { cause: error });
  }
  return new Problem('internal', 'The call failed.', { cause: error });
}
