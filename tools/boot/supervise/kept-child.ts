import type { ChildProcess } from 'node:child_process';
import { SETTING_FAULT_EXIT } from '@boardwalk/server-parts/setting-fault';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 10_000;
/** A child that lived this long was well: the next pause is the first again. */
const HEALTHY_MS = 30_000;

/** How a child is started and ended. */
export interface ChildPlan {
  /** What the messages call it. */
  name: string;
  start(): ChildProcess;
  endSignal: NodeJS.Signals;
  /** How long it may take to end before it is killed. */
  graceMs: number;
  /** Called on each end that nobody requested. */
  onUnexpectedEnd(sentence: string): void;
}

/** A child process that is started again, with growing pauses, whenever it ends by itself. */
export interface KeptChild {
  readonly name: string;
  /** How often in a row it ended soon after its start. */
  readonly quickEnds: number;
  /** Whether it ended because it refuses its settings; it is not started again then. */
  readonly hasRefused: boolean;
  /** Ends it for good; resolves when it is gone. */
  stop(): Promise<void>;
}

export function keepRunning(plan: ChildPlan): KeptChild {
  let quickEnds = 0;
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let isStopping = false;
  let hasRefused = false;
  let gone: (() => void) | undefined;

  function start(): void {
    const startedAt = performance.now();
    restart = undefined;
    child = plan.start();
    let ended = false;
    const onEnd = (how: string) => {
      if (ended) return;
      ended = true;
      child = undefined;
      if (isStopping) return gone?.();
      quickEnds = performance.now() - startedAt < HEALTHY_MS ? quickEnds + 1 : 1;
      const pause = Math.min(FIRST_PAUSE_MS * 2 ** (quickEnds - 1), LONGEST_PAUSE_MS);
      plan.onUnexpectedEnd(`${plan.name} ended (${how}); starting it again in ${pause} ms.`);
      restart = setTimeout(start, pause);
    };
    child.on('error', (cause) => onEnd(cause.message));
    child.on('exit', (code, signal) => {
      if (code !== SETTING_FAULT_EXIT || isStopping) return onEnd(signal ?? `exit code ${code}`);
      child = undefined;
      hasRefused = true;
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(restart);
    const running = child;
    if (running === undefined) return;
    const ended = new Promise<void>((resolve) => {
      gone = resolve;
    });
    running.kill(plan.endSignal);
    const kill = setTimeout(() => running.kill('SIGKILL'), plan.graceMs);
    await ended;
    clearTimeout(kill);
  }

  start();
  return {
    name: plan.name,
    get quickEnds() {
      return quickEnds;
    },
    get hasRefused() {
      return hasRefused;
    },
    stop,
  };
}
