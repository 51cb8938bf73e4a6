import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { findFreePort } from '@boardwalk/tools/ports';
import { afterAll, expect } from 'vitest';
import type { Browser } from './account/account.fixture.ts';
import { pageHeaders } from './media/upload/form.fixture.ts';
import type { Platform } from './platform/calls/operation.ts';
import { forkProcess, hasEnded, killProcess } from './platform/forked-process.fixture.ts';
import type { TestServer } from './platform/test-server.fixture.ts';

/** The whole API as a process of its own, on the database and in the folder of a test's platform. */
export function useApiProcess(platform: Pick<Platform, 'configuration'>) {
  let child: ChildProcess | undefined;
  let origin = '';

  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );

  /** Starts it, unless it lives. */
  async function start(): Promise<void> {
    for (let tries = 0; !child && tries < 3; tries += 1) {
      const port = await findFreePort();
      origin = `http://127.0.0.1:${port}`;
      const started = forkProcess(new URL('main.ts', import.meta.url), platform, {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
        env: { BOARDWALK_API_PORT: String(port) },
      });
      child = started;
      await expect.poll(async () => hasEnded(started) || (await isReady())).toBe(true);
      // Something else may have taken the port meanwhile.
      if (hasEnded(started)) child = undefined;
    }
    if (!child) throw new Error('The API did not start: its messages are above.');
  }

  async function kill(): Promise<void> {
    if (child) await killProcess(child);
    child = undefined;
  }

  afterAll(kill);
  return {
    start,
    kill,
    isReady,
    /** Asks it to end, and answers its exit code. */
    async stop(): Promise<number | null> {
      if (!child) throw new Error('It does not live.');
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      child = undefined;
      const [code] = await exit;
      return code;
    },
    get origin() {
      return origin;
    },
  };
}

/** A call of somebody's page, with a body if it has one. */
export interface Sent {
  readonly by: Browser;
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body?: Buffer;
  readonly type?: string;
}

/** The same, and calls of pages to it. */
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
