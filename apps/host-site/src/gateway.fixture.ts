import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { createHttpServer } from '@boardwalk/server-parts/http/listen';
import { onTestFinished } from 'vitest';
import { createGateway, type Gateway } from './gateway.ts';
import { readSettings } from './settings.ts';

async function serve(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server, 'listening');
  // A TCP server's address is an object.
  return (server.address() as AddressInfo).port;
}

/** What the gateway reported. */
export const reportedErrors: unknown[] = [];

/** What it reported of its answers. */
export const loggedAnswers: object[] = [];

/** What browsers reported to it of policies. */
export const violations: unknown[] = [];

/** A site that has one page everywhere but under `/refused` and `/broken`. */
const site: Parameters<typeof createGateway>[1] = {
  async answer({ url, headers }) {
    if (url.pathname === '/refused') throw new Problem('method-not-allowed', 'Not so.');
    if (url.pathname === '/broken') throw new Error('the secret of the house');
    const type = { 'content-type': 'text/html; charset=utf-8' };
    return { status: 200, headers: type, body: `${url.href} for ${headers['x-forwarded-for']}` };
  },
};

/** What it reported to its operator. */
export const warnings: string[] = [];

/** Starts a gateway in front of an API, for one test, and answers its port. */
export async function startGateway(
  api: RequestListener | 'down',
  environment: NodeJS.ProcessEnv = {},
  onStart: (gateway: Gateway) => void = () => {},
) {
  // Files of tests follow one another in a process.
  for (const heard of [reportedErrors, loggedAnswers, violations, warnings]) heard.length = 0;
  const apiPort = api === 'down' ? 1 : await serve(createServer(api));
  const settings = readSettings({ API_ORIGIN: `http://127.0.0.1:${apiPort}`, ...environment });
  const gateway = createGateway(settings, site, {
    report: (_, error) => reportedErrors.push(error),
    tellAnswer: (line) => loggedAnswers.push(line),
    tellViolation: (violation) => violations.push(violation),
    warn: (sentence) => warnings.push(sentence),
  });
  onTestFinished(gateway.close);
  onStart(gateway);
  const server = createHttpServer({
    handle: gateway.handle,
    brokenRequests: gateway.brokenRequests,
    hosts: settings.hosts,
  });
  // Nobody waits for what the server is set to end after a quarter of a minute.
  server.headersTimeout = 300;
  return serve(server);
}

/** Asks with Node's own client: fetch would not let a test choose the Host header. */
export async function ask(
  port: number,
  path: string,
  headers: Record<string, string> = {},
  body?: string,
) {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path,
    headers,
    method: body === undefined ? 'GET' : 'POST',
  });
  // Once the answer has begun, its stream reports a broken connection.
  outgoing.on('error', () => {});
  outgoing.end(body);
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  if (response === undefined) throw new Error('A response event carries a response.');
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** An API that answers with the request it received. */
export const echo: RequestListener = async (incoming, response) => {
  const { method, url, headers } = incoming;
  response.setHeader('content-type', 'application/json');
  response.setHeader('set-cookie', ['a=1', 'b=2']);
  response.end(JSON.stringify({ method, url, headers, body: await text(incoming) }));
};
