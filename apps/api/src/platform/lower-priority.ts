import { setPriority } from 'node:os';

/**
 * Lets all others go before the thread that calls, as `os.setPriority` takes it; Linux alone gives
 * each thread a priority of its own.
 */
export function lowerPriority(to: number): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(to);
  } catch {
    // A sandbox may refuse it: the thread does its work all the same.
  }
}
