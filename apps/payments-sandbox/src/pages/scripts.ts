import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const folder = join(import.meta.dirname, '../../browser');

/** Scripts of the sandbox's own pages; the provider's script is for pages of others. */
const files: Readonly<Record<string, string>> = {
  '/endive/stripe.js': 'stripe.js',
  '/scripts/card-frame.js': 'card-frame.js',
  '/scripts/control.js': 'control.js',
  '/scripts/three-d-secure.js': 'three-d-secure.js',
};

/** Serves the scripts as they stand in the folder `browser`. */
export function serveScripts(server: FastifyInstance): void {
  for (const [address, name] of Object.entries(files)) {
    const text = readFileSync(join(folder, name), 'utf8');
    server.get(address, async (_, reply) =>
      reply
        .headers({
          'content-type': 'text/javascript; charset=utf-8',
          'access-control-allow-origin': '*',
          'cross-origin-resource-policy': 'cross-origin',
        })
        .send(text),
    );
  }
}
