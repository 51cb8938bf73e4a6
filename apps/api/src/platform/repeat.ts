import type { FastifyInstance } from 'fastify';
import type { Platform } from './operation.ts';

/** What is done again and again, by any process. */
interface Task {
  readonly everyMs: number;
  readonly run: () => Promise<unknown>;
  /** What the log says where it fails; the next time is another try. */
  readonly fault: string;
}

/** Does a task from time to time, as long as the server runs. */
export function repeat(
  server: FastifyInstance,
  { log }: Pick<Platform, 'log'>,
  { everyMs, run, fault }: Task,
): void {
  const timer = setInterval(() => {
    run().catch((error: unknown) => log.warn({ err: error }, fault));
  }, everyMs).unref();
  server.addHook('onClose', async () => clearInterval(timer));
}
