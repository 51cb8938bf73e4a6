import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../platform/server.ts';
import { serveCardFrame } from './card-frame.ts';
import { serveControl } from './control.ts';
import { serveHealth } from './health.ts';
import { serveOnboarding } from './onboarding.ts';
import { serveScripts } from './scripts.ts';
import { serveThreeDSecure } from './three-d-secure.ts';

/** What browsers see of the sandbox. */
export function servePages(server: FastifyInstance, parts: ServerParts): void {
  serveHealth(server, parts);
  serveScripts(server);
  serveCardFrame(server);
  serveThreeDSecure(server, parts);
  serveOnboarding(server, parts);
  serveControl(server, parts);
}
