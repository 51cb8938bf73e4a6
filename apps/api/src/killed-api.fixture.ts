import { request } from 'node:http';
import type { Browser } from './account/account.fixture.ts';
import { useApiProcess } from './api-process.fixture.ts';
import { pageHeaders } from './media/upload/form.fixture.ts';
import type { TestServer } from './platform/test-server.fixture.ts';

/** A call of somebody's page, with a body if it has one. */
export interface Sent {
  readonly by: Browser;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body?: Buffer;
  readonly type?: string;
}

/** The whole API as a process of its own, and calls of pages to it. */
export function useCalledApi(server: TestServer) {
  const api = useApiProcess(server.platform);

  const headersOf = ({ by, type }: Sent) => ({
    ...pageHeaders(server, by),
    ...(type !== undefined && { 'content-type': type }),
  });

  return {
    start: api.start,
    kill: api.kill,
    async send(sent: Sent): Promise<{ readonly status: number; readonly body: unknown }> {
      const { method, path, body } = sent;
      const answer = await fetch(api.origin + path, {
        method,
        headers: headersOf(sent),
        ...(body && { body: new Uint8Array(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    },
    /** Sends the first half of a body and holds the rest back. */
    sendHalf(sent: Sent & Required<Pick<Sent, 'body'>>): void {
      const { method, path, body } = sent;
      const headers = { ...headersOf(sent), 'content-length': body.length };
      const half = request(api.origin + path, { method, headers });
      // The process dies over it.
      half.on('error', () => undefined);
      half.write(body.subarray(0, body.length / 2));
    },
  };
}
