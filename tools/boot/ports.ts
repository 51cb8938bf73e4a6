import { once } from 'node:events';
import { createServer } from 'node:net';
import { isAbsentAddress, listAddresses } from '@boardwalk/server-parts/http/listen';
import { StartFailure } from './start-failure.mjs';

/** Throws one sentence with the remedy when something listens on the port already. */
export async function requireFreePort(host: string, port: number): Promise<void> {
  for (const address of listAddresses(host)) {
    try {
      await tryPort(port, address);
    } catch (cause) {
      if (isAbsentAddress(cause) && address === '::1') continue;
      throw explain(cause, host, port);
    }
  }
}

/** A port of 127.0.0.1 that nothing listens on. */
export function findFreePort(): Promise<number> {
  return tryPort(0, '127.0.0.1');
}

async function tryPort(port: number, address: string): Promise<number> {
  const server = createServer();
  server.listen({ port, host: address });
  await once(server, 'listening');
  const taken = server.address();
  server.close();
  await once(server, 'close');
  if (taken === null || typeof taken === 'string') throw new Error('A TCP server has a port.');
  return taken.port;
}

function explain(cause: unknown, host: string, port: number): StartFailure {
  const code = cause instanceof Error && 'code' in cause ? cause.code : cause;
  const remedy = 'set PORT to another (Boardwalk uses it and those 100, 101 and 102 above)';
  if (code === 'EADDRINUSE') {
    return new StartFailure(`Port ${port} is taken: stop what uses it, or ${remedy}.`, { cause });
  }
  return new StartFailure(`Port ${port} of ${host} cannot be used (${code}): ${remedy}.`, {
    cause,
  });
}
