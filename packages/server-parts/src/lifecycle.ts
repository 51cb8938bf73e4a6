import { logFatalError } from './log/log-fatal-error.ts';

const ENDING_SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Runs `close` once when this process is signalled to end, then exits: 0 when it resolves, 1 when
 * it rejects or takes longer than `graceMs`. Signalled to end means a SIGTERM, SIGINT or SIGHUP, or
 * that the process which started it is gone (its IPC channel closed). Repeats change nothing:
 * Ctrl-C reaches a process from the terminal and again from each process above it. An uncaught
 * error ends it the same way, with 1: nobody knows what it has left half done.
 */
export function onShutdown(close: () => Promise<void>, graceMs = 10_000): void {
  let isEnding = false;

  async function end(exitCode: number): Promise<void> {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), graceMs).unref();
    try {
      await close();
    } catch (cause) {
      logFatalError('shutting down failed', cause);
      process.exit(1);
    }
    process.exit(exitCode);
  }

  for (const signal of ENDING_SIGNALS) process.on(signal, () => void end(0));
  process.on('disconnect', () => void end(0));
  // Node would print the error whole, with whatever it was about. Rejections come here as well.
  process.on('uncaughtException', (error) => {
    logFatalError('nothing caught an error', error);
    void end(1);
  });
  // The listener above would keep a finished process alive.
  process.channel?.unref();
  // The starter may have died while this process was still loading its modules.
  if (process.send !== undefined && !process.connected) void end(0);
}
