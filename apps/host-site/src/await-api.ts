import { setTimeout as sleep } from 'node:timers/promises';

const pollMs = 50;
/**
 * Longer than an API takes to start on a slow machine; after that, visitors are notified rather
 * than refused.
 */
const longestWaitMs = 20_000;

/**
 * Waits until the API can answer, so that no visitor who comes while both start is shown a fault. A
 * longer absence is for the pages to report.
 */
export async function awaitApi(apiOrigin: string, signal: AbortSignal): Promise<void> {
  const deadline = performance.now() + longestWaitMs;
  while (!signal.aborted && performance.now() < deadline) {
    if (await isReady(apiOrigin)) return;
    await sleep(pollMs, undefined, { signal }).catch(() => undefined);
  }
}

async function isReady(apiOrigin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${apiOrigin}/health/ready`, { signal: AbortSignal.timeout(5_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
