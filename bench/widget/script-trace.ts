import type { CDPSession } from 'playwright';

/** An event of a trace; times in microseconds, `tdur` by the clock of the thread. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
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
      includedCategories: ['devtools.timeline', 'v8', 'blink.user_timing', 'toplevel'],
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

/**
 * Milliseconds of script before a mark on its thread, by the thread's own clock, which stands still
 * while another process has the processor; nested events count once.
 */
export function scriptUntil(trace: readonly TraceEvent[], mark: string): number {
  const end = markOf(trace, mark);
  const spans = onThreadOf(end, trace)
    .filter((event) => scriptEvents.has(event.name) && event.ts < end.ts)
    .sort((a, b) => a.ts - b.ts);
  let total = 0;
  let until = 0;
  for (const { ts, dur = 0, tdur = dur } of spans) {
    if (ts < until) continue;
    until = ts + dur;
    const part = until > end.ts ? (end.ts - ts) / dur : 1;
    total += tdur * part;
  }
  return total / 1000;
}

/** Milliseconds of each task on the thread of a mark, by the thread's own clock. */
export function tasksAround(trace: readonly TraceEvent[], mark: string): readonly number[] {
  return onThreadOf(markOf(trace, mark), trace)
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ dur = 0, tdur = dur }) => tdur / 1000);
}

function markOf(trace: readonly TraceEvent[], mark: string): TraceEvent {
  const found = trace.find((event) => event.name === mark);
  if (!found) throw new Error(`The trace lacks the mark ${mark}.`);
  return found;
}

function onThreadOf(mark: TraceEvent, trace: readonly TraceEvent[]): readonly TraceEvent[] {
  return trace.filter(({ ph, tid, pid }) => ph === 'X' && tid === mark.tid && pid === mark.pid);
}
