import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Platform } from './calls/operation.ts';
import { registerQueueMetrics } from './queue/queue-metrics.ts';

const secondBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** `/metrics` in Prometheus' text form, for the internal port only: no proxy passes it on. */
export function registerMetrics(server: FastifyInstance, platform: Platform): void {
  const registry = new Registry();
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: secondBuckets,
    registers: [registry],
  });

  registerQueueMetrics(registry, platform);
  server.addHook('onResponse', async (request, reply) => {
    seconds.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      },
      reply.elapsedTime / secondMs,
    );
  });
  // The process' own figures need observers that only a listening server should own.
  server.addHook('onListen', async () => collectDefaultMetrics({ register: registry }));

  server.get('/metrics', async (_, reply) => {
    return reply.header('content-type', registry.contentType).send(await registry.metrics());
  });
}
