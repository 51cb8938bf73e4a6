import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A fast shutdown writes a checkpoint, which can take this long on a slow disk. */
const LONGEST_STOP_MS = 60_000;
const POLL_MS = 50;

/**
 * Ends a server that a killed owner left behind in `data`, and frees the lock of a dead one whose
 * process number is still taken. Call it only as the cluster's owner and the next server's parent.
 */
export async function stopOrphanedServer(data: string): Promise<void> {
  const deadline = Date.now() + LONGEST_STOP_MS;
  let told: number | undefined;
  while (Date.now() < deadline) {
    const pid = readServerPid(data);
    if (pid === undefined || !isAlive(pid)) return;
    if (isSomethingElse(pid)) return freeLock(data);
    if (told !== pid) process.kill(pid, 'SIGINT');
    told = pid;
    await sleep(POLL_MS);
  }
}

function readServerPid(data: string): number | undefined {
  try {
    const first = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n', 1)[0];
    return Number(first) || undefined;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return cause instanceof Error && 'code' in cause && cause.code === 'EPERM';
  }
}

/** A process that took the number over, or a dead one not yet reaped. Known on Linux alone. */
function isSomethingElse(pid: number): boolean {
  try {
    return !readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    return false;
  }
}

/**
 * A new server ignores a lock in its parent's name, but still reads the rest of it to see whether
 * a worker of the dead one holds on to the shared memory. Deleting the file would lose that.
 */
function freeLock(data: string): void {
  const file = path.join(data, 'postmaster.pid');
  const [, ...rest] = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [process.pid, ...rest].join('\n'));
}
