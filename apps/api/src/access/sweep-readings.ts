import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/operation.ts';
import { repeat } from '../platform/repeat.ts';
import { hiddenReadings } from './tables.ts';

const everyMs = 3_600_000;

/** Long enough for whoever asks who looked at their data in the past year. */
const keptMs = 366 * 86_400_000;

/** Forgets who read what a year ago; the trail of what was done stays. */
export function sweepReadings(
  server: FastifyInstance,
  platform: Pick<Platform, 'database' | 'clock' | 'log'>,
): void {
  repeat(server, platform, {
    everyMs,
    run: () => forgetReadings(platform),
    fault: 'old readings could not be forgotten',
  });
}

export async function forgetReadings({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<void> {
  const end = new Date(clock.now().getTime() - keptMs);
  await database.delete(hiddenReadings).where(lt(hiddenReadings.at, end));
}
