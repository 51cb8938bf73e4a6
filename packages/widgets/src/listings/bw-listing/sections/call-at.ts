import type { Clock } from '@boardwalk/sdk-core/http/environment';

/** The longest wait that a browser's timers know. */
const longestWait = 2 ** 31 - 1;

/**
 * Calls once, when the clock has come to an instant (milliseconds since 1970). A hidden page keeps
 * no timer: it looks again when it is shown. Nothing is left once the signal is aborted.
 */
export function callAt(instant: number, clock: Clock, signal: AbortSignal, act: () => void): void {
  if (signal.aborted) return;
  const called = new AbortController();
  const over = AbortSignal.any([signal, called.signal]);
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan() {
    clearTimeout(timer);
    if (document.hidden) return;
    const left = instant - clock.now();
    if (left > 0) {
      timer = setTimeout(plan, Math.min(left, longestWait));
      return;
    }
    called.abort();
    act();
  }

  over.addEventListener('abort', () => clearTimeout(timer), { once: true });
  document.addEventListener('visibilitychange', plan, { signal: over });
  plan();
}
