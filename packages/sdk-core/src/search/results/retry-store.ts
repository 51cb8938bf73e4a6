import type { Presence } from '../../http/presence.ts';
import { minuteMs, secondMs } from '../../vocabulary/time/durations.ts';
import { isTransient } from '../rules.ts';
import type { SearchStore } from '../store.ts';

const firstDelay = 2_000;
const longestDelay = minuteMs;

/**
 * Asks again, more and more rarely, for as long as the last search failed in passing and somebody
 * is there. Answers how to stop.
 */
export function retryFailedSearch(
  { $state, reload }: Pick<SearchStore, '$state' | 'reload'>,
  presence: Presence,
): () => void {
  let delay = firstDelay;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function plan(): void {
    clearTimeout(timer);
    const remote = $state.get();
    if (remote.state !== 'failed' || !isTransient(remote.problem) || !presence.isPresent()) return;
    const pause = Math.max(delay, (remote.problem.retryAfter ?? 0) * secondMs);
    timer = setTimeout(() => {
      delay = Math.min(delay * 2, longestDelay);
      void reload(true);
    }, pause);
  }

  const stopResults = $state.listen((remote) => {
    if (remote.state === 'ready') delay = firstDelay;
    plan();
  });
  const stopPresence = presence.subscribe(() => {
    delay = firstDelay;
    plan();
  });
  plan();
  return () => {
    clearTimeout(timer);
    stopResults();
    stopPresence();
  };
}
