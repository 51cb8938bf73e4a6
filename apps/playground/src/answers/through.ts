import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type Answer, problemAnswer, sendAnswer } from '../server/answer.ts';
import type { Settings } from '../server/settings.ts';
import { type AnswerMode, answerModes, type Network, networks } from '../state/choices.ts';
import { findEmptyAnswer } from './empty-answers.ts';
import { lengthen } from './lengthen.ts';
import { createSlowLink } from './slow-link.ts';

/** Nothing of the site but what widgets ask for. */
const reachable = /^\/(?:api\/v1|media|tiles|v\d[\w.-]*)\//;
const mostBytes = 65_536;

const asked = [
  'accept',
  'content-type',
  'content-length',
  'idempotency-key',
  'range',
  'x-boardwalk',
];
const answered = [
  'accept-ranges',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'retry-after',
];

/** Ways of not answering. */
const hangUp = Symbol('hang up');
const silence = Symbol('silence');
const nothing = new Problem('not-found', 'There is nothing here.');

/** What a widget asks for, and in which way it is to be answered. */
interface Call {
  readonly answers: AnswerMode;
  readonly network: Network;
  /** With its query. */
  readonly path: string;
}

/**
 * The way of a preview to the site and its API, `/through/{answers}/{network}/…`: the real answers,
 * or what a widget would get if there were none, slowly or at once. It reaches nothing but the site,
 * and takes no cookies along.
 */
export function createThrough(
  settings: Settings,
): (url: URL, request: IncomingMessage, response: ServerResponse) => void {
  const { siteOrigin, ownOrigin } = settings;
  const link = createSlowLink();

  async function pass(call: Call, request: IncomingMessage, response: ServerResponse) {
    if (call.network === 'slow') await link.wait();
    const answer = await askSite(call, request, response);
    const isLong = call.answers === 'long' && isJson(answer) && isForApi(call);
    const text = isLong ? JSON.stringify(lengthen(await json(answer))) : undefined;
    response.writeHead(answer.statusCode ?? 502, {
      ...pick(answer.headers, answered),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      ...(text !== undefined && { 'content-length': Buffer.byteLength(text) }),
    });
    const body: Readable = text === undefined ? answer : new PassThrough().end(text);
    if (call.network === 'slow') await pipeline(body, link.throttle(), response);
    else await pipeline(body, response);
  }

  function askSite(
    { answers, path }: Call,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<IncomingMessage> {
    const outgoing = ask(siteOrigin + path, {
      method: request.method ?? 'GET',
      headers: {
        ...pick(request.headers, asked),
        origin: ownOrigin,
        'accept-encoding':
          answers === 'long'
            ? 'identity'
            : String(request.headers['accept-encoding'] ?? 'identity'),
      },
    });
    response.once('close', () => outgoing.destroy());
    request.pipe(outgoing);
    return new Promise((resolve, reject) => {
      outgoing.once('response', resolve).once('error', reject);
    });
  }

  return (url, request, response) => {
    const call = readCall(url);
    const made = call ? (refusalOf(request) ?? madeAnswer(call, request)) : nothing;
    if (made !== undefined) respond(settings, made, request, response);
    else if (call) pass(call, request, response).catch((cause) => giveUp(cause, response));
  };

  function giveUp(cause: unknown, response: ServerResponse): void {
    // Half an answer can't become a problem any more.
    if (response.headersSent || response.destroyed) response.destroy();
    else {
      const problem = new Problem('bad-gateway', 'The site is not there.', { cause });
      sendAnswer(settings, response, problemAnswer(problem));
    }
  }
}

function respond(
  settings: Settings,
  made: unknown,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // As a lost connection does: the browser learns no status.
  if (made === hangUp) request.socket.destroy();
  // To silence the widget gives up by itself, and its connection closes.
  else if (made !== silence) {
    sendAnswer(
      settings,
      response,
      made instanceof Problem ? problemAnswer(made) : jsonAnswer(made),
    );
  }
}

/** Returns what is answered in place of the API; undefined where the API is called. */
function madeAnswer(call: Call, { method = 'GET' }: IncomingMessage): unknown {
  const { answers, path } = call;
  if (!isForApi(call)) return undefined;
  switch (answers) {
    case 'offline':
      return hangUp;
    case 'loading':
      return silence;
    case 'error':
      return new Problem('internal', 'Something went wrong.');
    case 'signed-out':
      return new Problem('unauthorized', 'You have been logged out');
    case 'empty':
      return findEmptyAnswer(method, path.split('?', 1)[0] ?? path);
    case 'live':
    case 'long':
      return undefined;
  }
}

function readCall({ pathname, search }: URL): Call | undefined {
  const [, answers, network, path = ''] =
    /^\/through\/([\w-]+)\/([\w-]+)(\/.*)$/.exec(pathname) ?? [];
  const answerMode = answerModes.find((mode) => mode === answers);
  const speed = networks.find((name) => name === network);
  if (!answerMode || !speed || !reachable.test(path)) return undefined;
  return { answers: answerMode, network: speed, path: path + search };
}

function refusalOf({ method, headers }: IncomingMessage): Problem | undefined {
  const from = headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin') {
    return new Problem('origin-not-allowed', 'Only previews of this playground may call here.');
  }
  if (method !== 'GET' && method !== 'POST') {
    return new Problem('method-not-allowed', 'Widgets ask with GET and POST.');
  }
  const isTooLong = Number(headers['content-length'] ?? 0) > mostBytes;
  return isTooLong || headers['transfer-encoding'] !== undefined
    ? new Problem('body-too-large', 'A call of a widget is shorter.')
    : undefined;
}

function jsonAnswer(answer: unknown): Answer {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status: 200, headers, body: JSON.stringify(answer) };
}

function isForApi({ path }: Call): boolean {
  return path.startsWith('/api/');
}

function isJson({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('application/json') === true;
}

function pick(headers: NodeJS.Dict<string | string[]>, names: readonly string[]) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
