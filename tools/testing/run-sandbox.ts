import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../boot/ports.ts';
import { databaseUrl, ensureDatabase } from '../boot/postgres/connect.ts';
import { useTestCluster } from './shared-cluster.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** Runs the payments sandbox on a scratch database; `origin` is where browsers find it. */
export async function runSandbox(): Promise<{ origin: string; end(): Promise<void> }> {
  await using made = new AsyncDisposableStack();
  const { socketFolder, release } = await useTestCluster();
  made.defer(release);
  const database = `sandbox_${randomBytes(8).toString('hex')}`;
  await ensureDatabase(socketFolder, database);
  const port = await findFreePort();
  const sandbox = spawn(process.execPath, ['apps/payments-sandbox/src/main.ts'], {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      SANDBOX_DATABASE_URL: databaseUrl(socketFolder, database),
      SANDBOX_PORT: String(port),
      BOARDWALK_LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(sandbox, 'exit');
  made.defer(async () => {
    sandbox.kill('SIGTERM');
    await ended;
  });
  while (!(await isWell(port))) {
    if (sandbox.exitCode !== null) throw new Error('The sandbox did not start: see above.');
    await wait(100);
  }
  const all = made.move();
  return { origin: `http://pay.localhost:${port}`, end: () => all.disposeAsync() };
}

function isWell(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}
