import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/operation.ts';
import { repeat } from '../platform/repeat.ts';
import { expireListings } from './expire-listings.ts';

const everyMs = 60_000;

/** Ends listings whose time is over, as long as the server runs; any process may do it. */
export function sweepExpired(
  server: FastifyInstance,
  platform: Pick<Platform, 'database' | 'clock' | 'log'>,
): void {
  const run = () => expireListings(platform.database, platform.clock.now());
  repeat(server, platform, { everyMs, run, fault: 'listings could not be expired' });
}
