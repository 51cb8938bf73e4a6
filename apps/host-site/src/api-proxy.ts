import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { requestId } from '@boardwalk/server-parts/http/request-id';
import { errors, Pool } from 'undici';
import { type AnswerLine, createAnswerDescriber } from './describe-answer.ts';
import { forwardedHeaders, withoutHopByHop } from './forwarded-headers.ts';
import { problemAnswer, sendOwnAnswer } from './own-answer.ts';
import type { Settings } from './settings.ts';

/** The API gives a request 30 s to arrive; its answer may take a little longer. */
const HEADERS_TIMEOUT_MS = 40_000;
const CONNECT_TIMEOUT_MS = 5_000;

/** Passes requests on to the API and its answers back, both as streams. */
export interface ApiProxy {
  pass(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** Hangs up on those who listen to event streams, which do not end by themselves. */
  endStreams(): void;
  close(): Promise<void>;
}

/** Creates the proxy; `tell` receives what it answers itself, where the API did not. */
export function createApiProxy(settings: Settings, tell: (line: AnswerLine) => void): ApiProxy {
  const { apiOrigin, trustedProxies } = settings;
  const pool = new Pool(apiOrigin, {
    headersTimeout: HEADERS_TIMEOUT_MS,
    // An event stream is silent for as long as nothing happens.
    bodyTimeout: 0,
    connect: { timeout: CONNECT_TIMEOUT_MS },
  });

  const listening = new Set<ServerResponse>();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = requestId(request.headers['x-request-id']);
    const describeAnswer = createAnswerDescriber(settings, request, id);
    const headers = forwardedHeaders(request, trustedProxies, id);
    const visitorGone = new AbortController();
    response.once('close', () => visitorGone.abort());
    try {
      const answer = await pool.request({
        path: request.url ?? '/',
        method: request.method ?? 'GET',
        headers,
        body: hasBody(request) ? bodyOf(request) : null,
        signal: visitorGone.signal,
      });
      response.writeHead(answer.statusCode, withoutHopByHop(answer.headers));
      response.flushHeaders();
      if (isEventStream(answer.headers)) {
        listening.add(response);
        response.once('close', () => listening.delete(response));
      }
      await pipeline(answer.body, response);
    } catch (cause) {
      if (visitorGone.signal.aborted) return;
      // Half an answer can't become a problem any more: cut it off, so that nobody takes it for whole.
      if (response.headersSent) return void response.destroy();
      const answer = problemAnswer(explain(cause, request), id);
      sendOwnAnswer(settings, answer, id, response);
      tell(describeAnswer(answer));
    }
  }

  return {
    pass,
    endStreams() {
      for (const response of listening) response.destroy();
    },
    close: () => pool.destroy(),
  };
}

function isEventStream(headers: IncomingHttpHeaders): boolean {
  return headers['content-type']?.startsWith('text/event-stream') ?? false;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/**
 * The body for the API. It is given up when the API answers early; the visitor's connection may
 * not go with it, and what is still sent is read away, or the answer would be lost in a reset.
 */
function bodyOf(request: IncomingMessage): Readable {
  return request.pipe(new PassThrough()).once('close', () => request.resume());
}

/**
 * Returns why there is no answer; of a change that may have reached the API, nobody can say what
 * came of it.
 */
function explain(cause: unknown, request: IncomingMessage): Problem {
  const isLate = cause instanceof errors.HeadersTimeoutError;
  const details = { cause, retryAfter: 2 };
  if (changesSomething(request) && !neverArrived(cause)) {
    const sentence = 'This may or may not have been done: look before you try again.';
    return new Problem('interrupted', sentence, details);
  }
  if (isLate) return new Problem('timeout', 'The API took too long to answer.', details);
  return new Problem('unavailable', 'The API cannot be reached right now.', details);
}

/** Calls that change something carry a header that no form can send, and others do not. */
function changesSomething({ method, headers }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD' && headers['x-boardwalk'] !== undefined;
}

function neverArrived(cause: unknown): boolean {
  if (cause instanceof errors.ConnectTimeoutError) return true;
  return cause instanceof Error && 'syscall' in cause && cause.syscall === 'connect';
}
