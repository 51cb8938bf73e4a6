/**
 * Returns a signal that aborts as this process is signalled to end, or as the one that started it
 * is gone. The process goes on until its children have ended, and fails then.
 */
export function interruptSignal(): AbortSignal {
  const interrupt = new AbortController();
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(event, () => interrupt.abort());
  }
  // The starter may have ended while this process was still loading its modules.
  if (process.send !== undefined && !process.connected) interrupt.abort();
  // The listener above would keep a finished process alive.
  process.channel?.unref();
  return interrupt.signal;
}
