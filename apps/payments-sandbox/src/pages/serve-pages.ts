import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../platform/server.ts';
import { serveOnboarding } from './onboarding.ts';
import { serveThreeDSecure } from './three-d-secure.ts';

/** What browsers see of the sandbox. */
export function servePages(server: FastifyInstance, parts: ServerParts): void {
  serveThreeDSecure(server, parts);
  serveOnboarding(server, parts);
}
