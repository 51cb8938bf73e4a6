import type { CDPSession } from 'playwright';

/** An event of a trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly pid: number;
}

/** What the browser traced of its scripts while `run` ran. */
export async function traceWhile(
  session: CDPSession,
  run: () => Promise<unknown>,
): Promise<readonly TraceEvent[]> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => {
    // The protocol types trace events as open records; these are their documented fields.
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['devtools.timeline', 'v8', 'blink.user_timing'],
    },
  });
  await run();
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.end');
  await complete;
  return events;
}

const scriptEvents = new Set([
  'EvaluateScript',
  'v8.compile',
  'v8.compileModule',
  'v8.evaluateModule',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'FireAnimationFrame',
]);

/** Milliseconds of script before a mark on its thread; nested events count once. */
export function scriptUntil(trace: readonly TraceEvent[], mark: string): number {
  const end = trace.find((event) => event.name === mark);
  if (!end) throw new Error(`The trace lacks the mark ${mark}.`);
  const spans = trace
    .filter((event) => event.ph === 'X' && event.tid === end.tid && event.pid === end.pid)
    .filter((event) => scriptEvents.has(event.name) && event.ts < end.ts)
    .sort((a, b) => a.ts - b.ts);
  let covered = 0;
  let until = 0;
  for (const { ts, dur = 0 } of spans) {
    const stop = Math.min(ts + dur, end.ts);
    if (stop <= until) continue;
    covered += stop - Math.max(ts, until);
    until = stop;
  }
  return covered / 1000;
}
