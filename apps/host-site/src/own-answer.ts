import type { ServerResponse } from 'node:http';
import type { Problem, ProblemCode } from '@boardwalk/sdk-core/vocabulary/problem';
import { problemDocument, problemHeaders } from '@boardwalk/server-parts/http/problem-document';
import { type AnsweringSite, securityHeaders } from '@boardwalk/server-parts/http/security-headers';

/** What the site answers by itself; its headers go before those that all answers carry. */
export interface OwnAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string | Buffer;
  /** Of a problem, for the log. */
  readonly code?: ProblemCode;
}

/** Sends an answer of the site's own, page or problem: the one place that sets their headers. */
export function sendOwnAnswer(
  site: AnsweringSite,
  { status, headers, body }: OwnAnswer,
  requestId: string,
  response: ServerResponse,
): void {
  response.writeHead(status, {
    ...securityHeaders(site),
    'cache-control': 'no-store',
    // What is answered is a page or a document, as the caller accepts.
    vary: 'Accept, Origin',
    'x-request-id': requestId,
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

/** A problem as an answer. */
export function problemAnswer(problem: Problem, requestId: string): OwnAnswer {
  return {
    status: problem.status,
    code: problem.code,
    headers: problemHeaders(problem),
    body: JSON.stringify(problemDocument(problem, requestId)),
  };
}
