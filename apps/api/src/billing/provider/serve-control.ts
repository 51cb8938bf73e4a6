import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/calls/operation.ts';

/** Where the demo leads to the control page of its payments sandbox. */
export const controlPath = '/dev/payments';

/** `/dev/payments`: leads to the sandbox's own page; without a sandbox there is nothing. */
export function serveControl(server: FastifyInstance, { configuration }: Platform): void {
  const { mode, payments } = configuration;
  const sandbox = payments?.sandbox;
  if (mode !== 'demo' || sandbox === undefined) return;
  server.get(controlPath, (_, reply) =>
    reply.header('cache-control', 'no-store').redirect(`${sandbox}/`, 302),
  );
}
