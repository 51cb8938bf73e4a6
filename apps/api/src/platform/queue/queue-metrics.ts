import { Gauge, type Registry } from 'prom-client';
import type { Platform } from '../calls/operation.ts';
import { failedQueue } from './queue.ts';

/**
 * Registers how much work is queued, as it was counted within the last ten seconds
 * (queue-domain.ts).
 */
export function registerQueueMetrics(registry: Registry, { queue, log }: Platform): void {
  new Gauge({
    name: 'kept_work',
    help: 'Work that is kept, by kind: waiting, running, and failed at every try (of all kinds)',
    labelNames: ['work', 'state'],
    registers: [registry],
    async collect() {
      this.reset();
      try {
        for (const [work, state, count] of await countWork(queue)) this.set({ work, state }, count);
      } catch (error) {
        // The other figures show why.
        log.warn({ err: error }, 'kept work could not be counted');
      }
    },
  });
}

async function countWork(queue: Platform['queue']) {
  const boss = await queue.open();
  const queues = await boss.getQueues();
  return queues.flatMap(({ name, queuedCount, activeCount }): [string, string, number][] =>
    name === failedQueue
      ? [['all', 'failed', queuedCount]]
      : [
          [name, 'waiting', queuedCount],
          [name, 'running', activeCount],
        ],
  );
}
