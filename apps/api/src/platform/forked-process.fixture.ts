import { type ChildProcess, type ForkOptions, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Platform } from './calls/operation.ts';

/** Where `npm test` has Node keep what it compiled: with it a process starts in half the time. */
const compileCache = join(import.meta.dirname, '../../../../.cache/node');

/** Starts a module as a process of its own, on the database and the folder of a platform. */
export function forkProcess(
  module: URL,
  { configuration: { databaseUrl, dataFolder } }: Pick<Platform, 'configuration'>,
  {
    env,
    ...options
  }: Pick<ForkOptions, 'stdio'> & { readonly env?: Readonly<Record<string, string>> } = {},
): ChildProcess {
  return fork(module, {
    ...options,
    env: {
      NODE_COMPILE_CACHE: compileCache,
      ...process.env,
      DATABASE_URL: databaseUrl,
      BOARDWALK_DATA: dataFolder,
      ...env,
    },
  });
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Ends a process as a crash does, unless it has ended, and waits until it is gone. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}
