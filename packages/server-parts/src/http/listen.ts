import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { BrokenRequests } from './broken-request.ts';
import type { KnownHosts } from './known-hosts.ts';
import { isLoopbackHost } from './loopback.ts';

/** How long requests under way may continue once the process was signalled to end. */
const DRAIN_MS = 5_000;

/**
 * Callers that send headers slower than this are hung up on, or slow callers would hold every
 * connection.
 */
const SLOW_CALLERS = { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 };

/** How long a request may take to arrive, body and all. */
const ARRIVAL_MS = 30_000;

/** More than an operator's system lets a process hold, and what a flood is to be stopped at. */
const MOST_CONNECTIONS = 20_000;

/** How long a caller may go on sending after the answer, so that the answer is read. */
const LINGER_MS = 5_000;

/** What answers on a host and port. */
export interface Service {
  readonly host: string;
  readonly port: number;
  readonly handle: RequestListener;
  /** Answers what is no whole request, and what asks for somebody else. */
  readonly brokenRequests: BrokenRequests;
  /** The names under which it is answered. */
  readonly hosts: KnownHosts;
  /** Milliseconds that a request may take to arrive (default: 30,000), for what passes files on. */
  readonly arrivalMs?: number;
}

/** The addresses that `host` stands for: `localhost` is both loopback ones, as in a browser. */
export function listAddresses(host: string): readonly string[] {
  return isLoopbackHost(host) ? ['127.0.0.1', '::1'] : [host];
}

/** Serves on every address of the host; resolves with a function that closes gracefully. */
export async function listen(service: Service): Promise<() => Promise<void>> {
  const servers: Server[] = [];
  for (const address of listAddresses(service.host)) {
    const server = createHttpServer(service);
    server.listen(service.port, address);
    try {
      await once(server, 'listening');
      servers.push(server);
    } catch (cause) {
      if (!isAbsentAddress(cause) || address !== '::1') throw cause;
    }
  }
  return async () => {
    await Promise.all(servers.map(close));
  };
}

/** A server whose every answer is given by `handle` or `brokenRequests`, none by Node itself. */
export function createHttpServer({
  handle,
  brokenRequests,
  hosts,
  arrivalMs = ARRIVAL_MS,
}: Omit<Service, 'host' | 'port'>): Server {
  // Node's own refusals, of a missing Host header and of unknown expectations, carry no headers.
  const settings = { requestTimeout: arrivalMs, requireHostHeader: false };
  const handleOwn: RequestListener = (request, response) => {
    if (hosts.isAskedFor(request)) handle(request, response);
    else brokenRequests.misdirect(response);
  };
  const server = createServer({ ...SLOW_CALLERS, ...settings }, handleOwn);
  server.maxConnections = MOST_CONNECTIONS;
  server.on('request', hangUpAfterAnswer);
  server.on('checkExpectation', handleOwn);
  brokenRequests.watch(server);
  server.on('clientError', brokenRequests.answer);
  return server;
}

/** Nobody reads what is sent behind an answer: a refused gigabyte need not come. */
function hangUpAfterAnswer(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete) return;
    const timer = setTimeout(() => request.complete || request.socket.destroy(), LINGER_MS).unref();
    request.once('close', () => clearTimeout(timer));
  });
}

/** Whether an address family is switched off on this machine, as IPv6 is in many containers. */
export function isAbsentAddress(cause: unknown): boolean {
  if (!(cause instanceof Error) || !('code' in cause)) return false;
  return cause.code === 'EADDRNOTAVAIL' || cause.code === 'EAFNOSUPPORT';
}

async function close(server: Server): Promise<void> {
  const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  const closed = once(server, 'close');
  server.close();
  await closed;
  clearTimeout(cutOff);
}
