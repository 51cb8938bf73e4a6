import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { ExtendedPlatform } from '../calls/operation.ts';
import type { Domain } from '../domain.ts';
import type { Work } from './work.ts';

/** How often a process looks for what waits. */
const lookEveryMs = secondMs;

export interface WorkRunner {
  /**
   * Runs what waits and what comes of it, one after the other, until nothing may run now; with
   * `withoutPauses` also what waits for another try. Returns the names of what ran.
   */
  runWaiting(options?: { readonly withoutPauses: true }): Promise<string[]>;
  /** Looks for what waits from now on. */
  start(): void;
  /** Takes nothing more up, asks what runs to come to an end, and waits until it has. */
  stop(): Promise<void>;
}

/**
 * Creates a runner for the queued work of all domains. Any number of processes may run it, at the
 * same time.
 */
export function createWorkRunner(
  platform: ExtendedPlatform,
  domains: readonly Domain[],
): WorkRunner {
  const { queue, log } = platform;
  const works = gatherWork(domains);
  const running = new Map<string, Promise<void>>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let timer: NodeJS.Timeout | undefined;

  async function runOne(work: Work, withoutPauses: boolean): Promise<boolean> {
    const boss = await queue.open(works);
    const { runNext } = await import('./run-work.ts');
    if (signal.aborted) return false;
    return runNext(work, { platform, boss, signal, withoutPauses });
  }

  async function runAll(work: Work): Promise<void> {
    while (await runOne(work, false));
  }

  /** Begins one loop, or one more where those before are busy still, up to as many as may run at once. */
  function begin(work: Work): void {
    const names = Array.from({ length: work.atOnce ?? 1 }, (_, nth) => `${work.name} ${nth}`);
    const name = names.find((one) => !running.has(one));
    if (name === undefined) return;
    const ending = runAll(work)
      .catch((err: unknown) => log.warn({ err, job: work.name }, 'no kept work could be taken up'))
      .finally(() => running.delete(name));
    running.set(name, ending);
  }

  return {
    async runWaiting(options) {
      const done: string[] = [];
      let before: number;
      do {
        before = done.length;
        for (const work of works) {
          if (await runOne(work, options?.withoutPauses ?? false)) done.push(work.name);
        }
      } while (done.length > before);
      return done;
    },
    start() {
      timer = setInterval(() => works.forEach(begin), lookEveryMs).unref();
    },
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

/**
 * Gathers the queued work of all domains; a name that two have would be one queue to the database.
 */
export function gatherWork(domains: readonly Domain[]): readonly Work[] {
  const works = domains.flatMap((domain) => domain.work ?? []);
  const names = new Set<string>();
  for (const { name } of works) {
    if (names.has(name)) throw new Error(`Two kinds of work are called ${name}; rename one.`);
    names.add(name);
  }
  return works;
}
