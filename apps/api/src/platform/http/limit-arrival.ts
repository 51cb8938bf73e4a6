import type { IncomingMessage } from 'node:http';
import { hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { FastifyInstance, FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes files, which may be longer on their way than other bodies, as long as they move. */
    readonly takesFiles?: boolean;
    /** How many values a JSON body may have, where its contract says. */
    readonly mostValues?: () => number;
  }
}

/** Longest that anything may take to arrive: a video of 1 GB at 2.4 Mbit/s. */
export const longestArrivalMs = hourMs;

/** How long a body may take; a file must have moved by so many bytes in that time. */
const arrivalMs = 30_000;
const leastBytes = 65_536;

/** How long a caller may go on sending what was refused, so that the answer is read. */
const lingerMs = 5_000;

/** Gives up bodies that take too long to arrive, and those that nobody reads any more. */
export function limitArrival(server: FastifyInstance): void {
  const watched = new WeakMap<IncomingMessage, NodeJS.Timeout>();
  server.addHook('onRequest', async (request) => {
    if (!hasBody(request)) return;
    const { raw } = request;
    const { socket } = raw;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      const moved = socket.bytesRead - before;
      before = socket.bytesRead;
      const goesOn = request.routeOptions.config.takesFiles && moved >= leastBytes;
      if (raw.complete || goesOn) return;
      const error = Object.assign(new Error('The body took too long to arrive.'), {
        code: 'ERR_HTTP_REQUEST_TIMEOUT',
      });
      server.server.emit('clientError', error, socket);
    }, arrivalMs).unref();
    watched.set(raw, timer);
    raw.once('close', () => clearInterval(timer));
    raw.once('end', () => clearInterval(timer));
  });
  server.addHook('onResponse', async ({ raw }) => {
    // What has been answered is given up sooner, below.
    clearInterval(watched.get(raw));
    if (raw.complete || raw.destroyed) return;
    const timer = setTimeout(() => raw.complete || raw.destroy(), lingerMs).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}
