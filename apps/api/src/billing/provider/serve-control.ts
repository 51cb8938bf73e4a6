import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Platform } from '../../platform/calls/operation.ts';
import { createMovableClock } from '../../platform/clock.ts';

/** Where the demo leads to the control page of its payments sandbox. */
export const controlPath = '/dev/payments';

/** As far as the sandbox lets its own clock be moved. */
const tenYearsMs = 3_660 * dayMs;

const move = z.strictObject({ aheadMs: z.int().check(z.gte(0), z.lte(tenYearsMs)) });

/**
 * `/dev/payments` leads to the sandbox's own page, and `POST /dev/clock` lets the sandbox move
 * business time together with its own. Without a sandbox there is neither.
 */
export function serveControl(server: FastifyInstance, platform: Platform): void {
  const { configuration, database } = platform;
  const sandbox = configuration.payments?.sandbox;
  if (configuration.mode !== 'demo' || sandbox === undefined) return;
  const clock = createMovableClock(database);
  server.get(controlPath, (_, reply) =>
    reply.header('cache-control', 'no-store').redirect(`${sandbox}/`, 302),
  );
  server.post('/dev/clock', async (request, reply) => {
    requireProgram(request);
    const { success, data } = z.safeParse(move, request.body);
    if (!success) throw new Problem('invalid-request', 'Expected {"aheadMs": milliseconds}.');
    await clock.moveTo(data.aheadMs);
    return reply.code(204).send();
  });
}

/**
 * Refuses pages: every page sends its origin as it posts, and no form sends JSON, so that no page
 * moves the clock.
 */
function requireProgram({ headers }: FastifyRequest): void {
  const isProgram = headers.origin === undefined && headers['sec-fetch-site'] === undefined;
  if (!isProgram) throw new Problem('origin-not-allowed', 'No page moves the clock.');
  if (!/^application\/json\b/.test(headers['content-type'] ?? '')) {
    throw new Problem('invalid-request', 'Expected a body in JSON.');
  }
}
