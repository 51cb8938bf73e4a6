import { setTimeout as sleep } from 'node:timers/promises';
import { StartFailure } from './start-failure.mjs';
import type { KeptChild } from './supervise/kept-child.ts';
import { SettingsRefused } from './supervise/settings-refused.ts';

const POLL_MS = 50;
const LONGEST_WAIT_MS = 120_000;
const MOST_QUICK_ENDS = 4;

/** Waits until `address` answers with 200; gives up when one of the processes keeps ending. */
export async function waitUntilReady(
  address: string,
  processes: readonly KeptChild[],
  signal: AbortSignal,
): Promise<void> {
  const deadline = performance.now() + LONGEST_WAIT_MS;
  for (;;) {
    const answer = await ask(address);
    if (answer === 200) return;
    if (processes.some((child) => child.hasRefused)) throw new SettingsRefused();
    const hopeless = processes.find((child) => child.quickEnds >= MOST_QUICK_ENDS);
    if (hopeless !== undefined) {
      throw new StartFailure(`${hopeless.name} does not stay up: its messages are above.`);
    }
    if (performance.now() > deadline) {
      throw new StartFailure(
        `${address} did not become ready within ${LONGEST_WAIT_MS / 1000} s (last answer: ${answer}).`,
      );
    }
    await sleep(POLL_MS, undefined, { signal });
  }
}

async function ask(address: string): Promise<number | string> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(5_000) });
    await response.body?.cancel();
    return response.status;
  } catch (cause) {
    return String(cause);
  }
}
