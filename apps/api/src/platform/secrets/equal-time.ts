import { setTimeout as wait } from 'node:timers/promises';

/** Longer than the work behind it takes on a machine that is not overloaded. */
const stepMs = 250;

/**
 * Answers, or throws, at the next full quarter of a second after the call, so that the time reveals
 * nothing of what was read on the way.
 */
export async function inEqualTime<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const started = performance.now();
  try {
    return await work();
  } finally {
    const taken = performance.now() - started;
    await wait(Math.ceil(taken / stepMs) * stepMs - taken);
  }
}
