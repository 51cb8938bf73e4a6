import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/operation.ts';
import { expireListings } from './expire-listings.ts';

const everyMs = 60_000;

/** Ends listings whose time is over, as long as the server runs; any process may do it. */
export function sweepExpired(
  server: FastifyInstance,
  { database, clock, log }: Pick<Platform, 'database' | 'clock' | 'log'>,
): void {
  const timer = setInterval(() => {
    expireListings(database, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'listings could not be expired'),
    );
  }, everyMs).unref();
  server.addHook('onClose', async () => clearInterval(timer));
}
