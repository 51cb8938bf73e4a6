import type { IncomingMessage, ServerResponse } from 'node:http';
import { Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import {
  type BrokenRequests,
  createBrokenRequests,
} from '@boardwalk/server-parts/http/broken-request';
import { takeCall } from '@boardwalk/server-parts/http/caller-allowance';
import { createLimits } from '@boardwalk/server-parts/http/limits';
import { callerAddress } from '@boardwalk/server-parts/http/proxies/trusted-proxies';
import { watchForUnnamedProxy } from '@boardwalk/server-parts/http/proxies/unnamed-proxy';
import { requestId } from '@boardwalk/server-parts/http/request-id';
import { createApiProxy } from './api-proxy.ts';
import { type AnswerLine, createAnswerDescriber } from './describe-answer.ts';
import { forwardedHeaders } from './forwarded-headers.ts';
import { type OwnAnswer, problemAnswer, sendOwnAnswer } from './own-answer.ts';
import { type PolicyViolation, policyReportsPath, readPolicyReports } from './policy-reports.ts';
import type { Site } from './server/create-site.ts';
import type { Report } from './server/render-widgets.ts';
import type { Settings } from './settings.ts';

/**
 * What the API serves under the site's origin (docs/architecture/site.md#processes); its metrics
 * stay inside. In live mode it
 * has nothing under /dev.
 */
const API_PATH = /^\/(?:(?:api|dev|login|logout|media|tiles|health)(?:[/?]|$)|v\d)/;

/** The site's one origin: its own pages, and the API behind it. */
export interface Gateway {
  handle(request: IncomingMessage, response: ServerResponse): void;
  readonly brokenRequests: BrokenRequests;
  /** Hangs up on those who listen to event streams: nothing else would end them. */
  endStreams(): void;
  close(): Promise<void>;
}

/** Receives reports of what happens; visitors never do. */
export interface Witness {
  /** What nobody foresaw. */
  readonly report: Report;
  /** Called with each answer but those that the API gives, which reports its own. */
  readonly tellAnswer: (line: AnswerLine) => void;
  /** Called with what a browser reports that a page's policy blocked. */
  readonly tellViolation: (violation: PolicyViolation) => void;
  /** What an operator mends in the settings. */
  readonly warn: (sentence: string) => void;
}

/** Enough to learn of a fault, and too little to fill a log with. */
const reportsPerMinute = 10;

/** The gateway over the pages of `site`. */
export function createGateway(
  settings: Settings,
  site: Pick<Site, 'answer'>,
  { report, tellAnswer, tellViolation, warn }: Witness,
): Gateway {
  const api = createApiProxy(settings, tellAnswer);
  const limits = createLimits();
  const watchProxy = watchForUnnamedProxy(settings, warn);

  async function requireAllowance(
    request: IncomingMessage,
    perMinute = settings.callsPerMinute,
    what = '',
  ): Promise<void> {
    const address = callerAddress(request, settings.trustedProxies);
    const taken = await takeCall(limits, { what, address, perMinute });
    if (taken.isAllowed) return;
    throw new Problem('too-many-requests', 'Too many pages. Please wait a moment.', {
      retryAfter: taken.retryAfter,
    });
  }

  async function answer(request: IncomingMessage, id: string): Promise<OwnAnswer> {
    try {
      requireHost(request);
      if (request.method === 'POST' && request.url === policyReportsPath) {
        await requireAllowance(request, reportsPerMinute, policyReportsPath);
        for (const violation of await readPolicyReports(request)) tellViolation(violation);
        return { status: 202, headers: {}, body: '' };
      }
      await requireAllowance(request);
      return await site.answer({
        method: request.method ?? 'GET',
        url: addressOf(request, settings),
        headers: forwardedHeaders(request, settings.trustedProxies, id),
      });
    } catch (error) {
      if (!(error instanceof Problem)) report(`Request ${id} failed.`, error);
      return problemAnswer(toProblem(error), id);
    }
  }

  async function answerItself(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const id = requestId(request.headers['x-request-id']);
    const describeAnswer = createAnswerDescriber(settings, request, id);
    const given = await answer(request, id);
    sendOwnAnswer(settings, given, id, response);
    tellAnswer(describeAnswer(given));
  }

  return {
    handle(request, response) {
      watchProxy(request);
      const isForApi = hasHost(request) && API_PATH.test(request.url ?? '');
      void (isForApi ? api.pass(request, response) : answerItself(request, response));
    },
    brokenRequests: createBrokenRequests(settings),
    endStreams: api.endStreams,
    close: api.close,
  };
}

/** HTTP/1.1 wants one host in every request (RFC 9112, 3.2); older requests may have none. */
function hasHost({ headersDistinct: { host = [] }, httpVersion }: IncomingMessage): boolean {
  return host.length === 1 || (host.length === 0 && httpVersion === '1.0');
}

function requireHost(request: IncomingMessage): void {
  if (hasHost(request)) return;
  throw new Problem('invalid-request', 'A request has one Host header.', {
    fields: [{ path: 'headers.host', message: 'expected the name of the site' }],
  });
}

/** What a visitor asks for; an absolute address, as proxies get it, is no page. */
function addressOf({ url = '/' }: IncomingMessage, { siteOrigin }: Settings): URL {
  const isPath = url.startsWith('/') && URL.canParse(siteOrigin + url);
  if (isPath) return new URL(siteOrigin + url);
  throw new Problem('invalid-request', 'An address is a path of this site.');
}
