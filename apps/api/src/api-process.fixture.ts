import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '@boardwalk/tools/ports';
import { afterAll, expect } from 'vitest';
import type { Platform } from './platform/calls/operation.ts';
import { forkProcess, killProcess } from './platform/forked-process.fixture.ts';

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
    if (child) return;
    const port = await findFreePort();
    origin = `http://127.0.0.1:${port}`;
    child = forkProcess(new URL('main.ts', import.meta.url), platform, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { BOARDWALK_API_PORT: String(port) },
    });
    await expect.poll(isReady).toBe(true);
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
