import { onTestFinished, vi } from 'vitest';

/** How often the page renders while time passes. */
const renders = 12;

/** Timers of the page, which run only as a test lets them. */
interface HeldTimers {
  /** Lets milliseconds pass, bit by bit; what timers change is rendered in between. */
  pass(milliseconds: number): Promise<void>;
  /** New timers run by themselves again; those that were waiting never do. */
  release(): void;
}

/**
 * Holds all timers of the page until the test is over. That nothing happens in a time is then proven
 * by `pass`, however slow the machine is. Axe waits for timers: release them before it.
 */
export function holdTimers(): HeldTimers {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const release = () => void vi.useRealTimers();
  onTestFinished(release);
  return {
    async pass(milliseconds) {
      for (let render = 0; render < renders; render += 1) {
        await vi.advanceTimersByTimeAsync(milliseconds / renders);
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
    },
    release,
  };
}
