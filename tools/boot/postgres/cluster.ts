import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from '../start-failure.mjs';
import { type KeptChild, keepRunning } from '../supervise/kept-child.ts';
import type { Account } from './account.ts';
import { POSTGRES_ENVIRONMENT, prepareBinaries } from './binaries.ts';
import type { ClusterFolder } from './cluster-folder.ts';
import { databaseUrl, ensureDatabase, waitUntilAnswering } from './connect.ts';
import { guardServer } from './guard.ts';
import { initialiseCluster } from './initialise.ts';
import { stopOrphanedServer } from './left-over.ts';
import { claimCluster } from './ownership.ts';
import { DISPOSABLE_SETTINGS, DURABLE_SETTINGS } from './settings.ts';
import { prepareSocketFolder } from './socket-folder.ts';

/** A fast shutdown ends every session and writes a checkpoint. */
const STOP_GRACE_MS = 60_000;
/** With growing pauses this is about eight seconds, in which a killed server's workers end. */
const MOST_QUICK_ENDS = 5;
const LONGEST_LOG_BYTES = 10_000_000;

/** A running PostgreSQL of our own, reached by a Unix socket alone. */
export interface Cluster {
  readonly socketFolder: string;
  readonly log: string;
  /** The `pg` address of a database, which is created when missing. */
  database(name: string): Promise<string>;
  /** Shuts it down; every acknowledged change is retained. */
  stop(): Promise<void>;
}

/** What to run, and how. */
export interface ClusterPlan extends ClusterFolder {
  /** Thrown away, folder and all, when this process ends: fast, but unsafe. */
  isDisposable: boolean;
  say(sentence: string): void;
  signal: AbortSignal;
}

/** Starts the cluster of `folder`, made when missing, and keeps it running until `stop`. */
export async function startCluster(plan: ClusterPlan): Promise<Cluster> {
  const { folder, account, signal } = plan;
  const binaries = prepareBinaries(account);
  const socketFolder = prepareSocketFolder(folder, account);
  const release = await claimCluster(socketFolder);
  const isDurable = !plan.isDisposable;
  const data = await initialiseCluster({ binaries, folder, account, isDurable, signal });
  await stopOrphanedServer(data);
  const log = path.join(folder, 'postgres.log');
  const program = path.join(binaries, 'postgres');
  let guarded = Promise.resolve();
  const server = keepRunning({
    name: 'PostgreSQL',
    start: () => {
      const child = startServer(program, data, { ...plan, socketFolder, log });
      guarded = guardServer(child, account, plan.isDisposable ? folder : undefined);
      return child;
    },
    // Fast shutdown, or for a cluster that is thrown away the immediate one.
    endSignal: plan.isDisposable ? 'SIGQUIT' : 'SIGINT',
    graceMs: STOP_GRACE_MS,
    onUnexpectedEnd: plan.say,
  });
  const stop = async () => {
    await server.stop();
    await guarded;
    release();
    if (plan.isDisposable) rmSync(folder, { recursive: true });
  };
  try {
    await waitUntilAnswering(databaseUrl(socketFolder, 'postgres'), () => {
      signal.throwIfAborted();
      refuseHopeless(server, log);
    });
  } catch (cause) {
    await stop();
    throw cause;
  }
  return {
    socketFolder,
    log,
    stop,
    async database(name) {
      await ensureDatabase(socketFolder, name);
      return databaseUrl(socketFolder, name);
    },
  };
}

function startServer(
  program: string,
  data: string,
  plan: { account: Account; isDisposable: boolean; socketFolder: string; log: string },
) {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${quoteEntry(plan.socketFolder)}`,
    'unix_socket_permissions=0700',
    ...(plan.isDisposable ? DISPOSABLE_SETTINGS : DURABLE_SETTINGS),
  ];
  shortenLog(plan.log);
  const log = openSync(plan.log, 'a', 0o600);
  const child = spawn(program, ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...plan.account,
    env: POSTGRES_ENVIRONMENT,
    cwd: '/',
    // A session of its own: Ctrl-C in the terminal must not shut it down before its clients.
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

/** `unix_socket_directories` is a list; quotes keep a folder with a comma or a blank whole. */
function quoteEntry(folder: string): string {
  return `"${folder.replaceAll('"', '""')}"`;
}

function shortenLog(log: string): void {
  const present = statSync(log, { throwIfNoEntry: false });
  if (present !== undefined && present.size > LONGEST_LOG_BYTES) truncateSync(log);
}

function refuseHopeless(server: KeptChild, log: string): void {
  if (server.quickEnds < MOST_QUICK_ENDS) return;
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-10).join('\n');
  throw new StartFailure(`PostgreSQL does not start; the end of ${log} says:\n${lines}`);
}
