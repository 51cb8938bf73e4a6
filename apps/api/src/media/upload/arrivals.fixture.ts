import type { ClientRequest, Server } from 'node:http';
import type { Socket } from 'node:net';
import { expect } from 'vitest';

/** What answers, for a request that is still being sent, once a server has read all written so far. */
export function watchArrivals(server: Server): (sent: ClientRequest) => Promise<void> {
  const sockets = new Map<number | undefined, Socket>();
  server.on('connection', (socket) => sockets.set(socket.remotePort, socket));
  return async (sent) => {
    await expect
      .poll(() => {
        // Absent until it is connected.
        const port = sent.socket?.localPort;
        const read = sockets.get(port)?.bytesRead;
        return port !== undefined && read === sent.socket?.bytesWritten;
      })
      .toBe(true);
  };
}
