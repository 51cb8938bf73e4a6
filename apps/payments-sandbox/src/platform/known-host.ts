import { isLoopbackHost } from '@boardwalk/server-parts/http/loopback';
import type { FastifyInstance } from 'fastify';
import { StripeFault } from './stripe-fault.ts';

/** Answers under its own names alone: a page whose name leads to this machine reads nothing. */
export function requireKnownHost(server: FastifyInstance, origin: string): void {
  const own = new URL(origin).hostname;
  server.addHook('onRequest', async ({ hostname }) => {
    if (hostname === own || isLoopbackHost(hostname)) return;
    throw new StripeFault(421, 'The payments sandbox is not known by this name.');
  });
}
