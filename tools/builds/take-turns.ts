import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pauseMs = 200;
/** No build takes as long: its process is gone, and another has its number. */
const longestTurnMs = 3_600_000;

/**
 * Runs what processes may not do at once; the file `lock` holds the number of the process whose turn
 * it is. One that has ended without removing the file is passed over.
 */
export async function takeTurns<Result>(
  lock: string,
  run: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true });
  while (!isMine(lock)) {
    if (!isAlive(lock)) rmSync(lock, { force: true });
    await sleep(pauseMs, undefined, signal && { signal });
  }
  try {
    return await run();
  } finally {
    rmSync(lock, { force: true });
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

/** Whether somebody may still be at work. */
function isAlive(lock: string): boolean {
  try {
    const owner = Number(readFileSync(lock, 'utf8'));
    if (Date.now() - statSync(lock).mtimeMs > longestTurnMs) return false;
    // Not written yet: the next look decides.
    if (owner === 0) return true;
    process.kill(owner, 0);
    return true;
  } catch (error) {
    if (hasCode(error, 'ESRCH')) return false;
    // The lock has just gone, or its owner is another user's process.
    if (hasCode(error, 'ENOENT') || hasCode(error, 'EPERM')) return true;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
