import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requireAllowance } from '../calls/allowance.ts';
import type { Platform } from '../calls/operation.ts';
import type { Domain } from '../domain.ts';
import { registerHealth } from './health.ts';

/** A map that is panned asks for forty tiles a second, and a page for a hundred pictures. */
const filesPerCall = 10;

/** Nothing on our pages asks for what is not there; a few links go stale. */
const callsPerUnknown = 4;

/** Serves what stands outside of the contract: files, pages and health, with a limit of their own. */
export async function registerOtherAddresses(
  server: FastifyInstance,
  platform: Platform,
  domains: readonly Domain[],
): Promise<void> {
  await server.register(async (others) => {
    others.addHook('onRequest', async (request) => {
      const perMinute = platform.configuration.callsPerMinute * filesPerCall;
      await requireAllowance(platform, { what: 'file', address: request.ip, perMinute });
    });
    registerHealth(others, platform.database);
    for (const domain of domains) await domain.serve?.(others, platform);
  });
}

/** Takes a call from what the caller may ask for addresses that nothing answers. */
export async function requireUnknownAllowance(
  platform: Platform,
  request: FastifyRequest,
): Promise<void> {
  const perMinute = Math.max(1, platform.configuration.callsPerMinute / callsPerUnknown);
  await requireAllowance(platform, { what: 'unknown', address: request.ip, perMinute });
}
