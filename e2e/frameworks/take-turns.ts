import { readFileSync, rmSync, writeFileSync } from 'node:fs';

const pauseMs = 200;

/**
 * Runs what processes may not do at once; the file `lock` says whose turn it is. A process that has
 * ended without giving it back is passed over.
 */
export function takeTurns(lock: string, run: () => void): void {
  while (!isMine(lock)) {
    if (!isAlive(Number(readOwner(lock)))) rmSync(lock, { force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);
  }
  try {
    run();
  } finally {
    rmSync(lock);
  }
}

function isMine(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Nothing where the lock has just gone. */
function readOwner(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

function isAlive(owner: number): boolean {
  // Just gone, or not written yet: the next look tells.
  if (!owner) return true;
  try {
    process.kill(owner, 0);
    return true;
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
