import type { ServerResponse } from 'node:http';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { permissionsPolicy } from '@boardwalk/server-parts/http/permissions-policy';
import { problemDocument, problemHeaders } from '@boardwalk/server-parts/http/problem-document';
import { type AnsweringSite, securityHeaders } from '@boardwalk/server-parts/http/security-headers';

/** What the playground answers by itself; its headers go before those that all answers carry. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** Sends an answer with the headers that all carry. */
export function sendAnswer(
  site: AnsweringSite,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  response.writeHead(status, {
    ...securityHeaders(site),
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

/** A page with its policy. */
export function pageAnswer(
  body: string,
  policy: string,
  more: Readonly<Record<string, string>> = {},
): Answer {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'permissions-policy': permissionsPolicy,
  };
  return { status: 200, headers: { ...headers, ...more }, body };
}

/** Returns a problem as the API reports it. */
export function problemAnswer(problem: Problem): Answer {
  return {
    status: problem.status,
    headers: problemHeaders(problem),
    body: JSON.stringify(problemDocument(problem)),
  };
}
