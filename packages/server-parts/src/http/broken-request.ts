import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { problemDocument, problemHeaders } from './problem-document.ts';
import { requestId } from './request-id.ts';
import { type AnsweringSite, securityHeaders } from './security-headers.ts';

/** Why Node gave up on a request, where it says so; all else is no HTTP. */
const refusals: Readonly<Record<string, readonly [status: string, reason: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too large.'],
};

/** Answers what is no whole HTTP request, for which there is neither a request nor a reply. */
export interface BrokenRequests {
  /** Listens for the answers of a server, so that none is broken into. */
  watch(server: Server): void;
  /** Answers with a problem where the connection still allows it: a `clientError` listener. */
  answer(error: { readonly code?: string }, socket: Duplex): void;
  /** Answers a request that asks for another host. */
  misdirect(response: ServerResponse): void;
}

/** The answers to broken requests, with the headers that all answers of `site` carry. */
export function createBrokenRequests(site: AnsweringSite): BrokenRequests {
  const answers = new WeakMap<Duplex, ServerResponse>();
  return {
    watch(server) {
      server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
        answers.set(request.socket, response),
      );
    },
    answer(error, socket) {
      const last = answers.get(socket);
      const isAnswering = last?.headersSent === true && !last.writableFinished;
      if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) socket.destroy();
      else socket.end(refuse(site, error.code ?? ''));
    },
    misdirect(response) {
      const id = requestId(undefined);
      const problem = misdirection();
      response.writeHead(problem.status, {
        ...securityHeaders(site),
        ...problemHeaders(problem),
        'x-request-id': id,
      });
      response.end(JSON.stringify(problemDocument(problem, id)));
    },
  };
}

/** What is answered where a request asks for a host that is not ours. */
export function misdirection(): Problem {
  return new Problem('misdirected', 'This server does not answer for the host that was asked for.');
}

function refuse(site: AnsweringSite, code: string): string {
  const [status, reason] = refusals[code] ?? ['400 Bad Request', 'This is not an HTTP request.'];
  const problem = new Problem('invalid-request', reason);
  const id = requestId(undefined);
  const document = { ...problemDocument(problem, id), status: Number.parseInt(status, 10) };
  const body = JSON.stringify(document);
  const headers = {
    ...securityHeaders(site),
    ...problemHeaders(problem),
    'content-length': Buffer.byteLength(body),
    'x-request-id': id,
    vary: 'Origin',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n');
}
