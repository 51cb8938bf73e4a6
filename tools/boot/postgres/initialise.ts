import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../start-failure.mjs';
import { ErrandFailure, runOnce } from '../supervise/run-once.ts';
import type { Account } from './account.ts';
import { POSTGRES_ENVIRONMENT } from './binaries.ts';

const UNFINISHED = 'initialising-';

/** Where a new cluster comes from and how careful its making is. */
export interface InitialisePlan {
  binaries: string;
  folder: string;
  account: Account;
  isDurable: boolean;
  signal: AbortSignal;
}

/**
 * Makes the cluster `<folder>/cluster` unless it is there, and returns its path. It gets that name
 * only when complete, so one that was cut off is never taken for a cluster.
 */
export async function initialiseCluster(plan: InitialisePlan): Promise<string> {
  const cluster = path.join(plan.folder, 'cluster');
  for (const name of readdirSync(plan.folder)) {
    if (name.startsWith(UNFINISHED)) rmSync(path.join(plan.folder, name), { recursive: true });
  }
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return cluster;
  const unfinished = path.join(plan.folder, UNFINISHED + process.pid);
  await runInitdb(plan, unfinished);
  renameSync(unfinished, cluster);
  return cluster;
}

async function runInitdb(plan: InitialisePlan, target: string): Promise<void> {
  const options = [
    `--pgdata=${target}`,
    '--username=app',
    '--auth=trust',
    '--encoding=UTF8',
    // Needs no locale of the system, and sorts alike everywhere.
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--no-instructions',
    ...(plan.isDurable ? ['--data-checksums'] : ['--no-sync', '--no-data-checksums']),
  ];
  try {
    await runOnce({
      command: path.join(plan.binaries, 'initdb'),
      args: options,
      options: {
        ...plan.account,
        env: POSTGRES_ENVIRONMENT,
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe'],
      },
      signal: plan.signal,
    });
  } catch (cause) {
    if (!(cause instanceof ErrandFailure)) throw cause;
    throw new StartFailure(
      `PostgreSQL could not make its files in ${plan.folder} (${cause.message}): ${cause.complaint.trim()}`,
      { cause },
    );
  }
}
