import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { findFreePort } from '@boardwalk/tools/ports';
import { afterAll, expect } from 'vitest';
import type { Browser } from './account/account.fixture.ts';
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

/** The whole API as a process of its own, on the database and the folder of a test's server. */
export function useApiProcess(server: TestServer) {
  const { databaseUrl, dataFolder } = server.platform.configuration;
  let child: ChildProcess | undefined;
  let origin = '';

  /** Starts it, unless it lives. */
  async function start(): Promise<void> {
    if (child) return;
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    child = fork(new URL('main.ts', import.meta.url), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        BOARDWALK_DATA: dataFolder,
        BOARDWALK_API_PORT: String(port),
      },
    });
    await expect.poll(isReady).toBe(true);
  }

  const isReady = () =>
    fetch(`${origin}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );

  const headersOf = ({ by, type }: Sent) => ({
    ...pageHeaders(server, by),
    ...(type !== undefined && { 'content-type': type }),
  });

  async function kill(): Promise<void> {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    child = undefined;
  }

  afterAll(kill);
  return {
    start,
    kill,
    async send(sent: Sent): Promise<{ readonly status: number; readonly body: unknown }> {
      const { method, path, body } = sent;
      const answer = await fetch(origin + path, {
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
      const half = request(origin + path, { method, headers });
      // The process dies over it.
      half.on('error', () => undefined);
      half.write(body.subarray(0, body.length / 2));
    },
  };
}
