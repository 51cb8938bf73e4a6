import type { Browser, CDPSession, Page } from 'playwright';

/** What it cost until the first four cards of a search could be used. */
export interface FirstView {
  /** Script time on the main thread at 4× CPU throttle, in milliseconds. */
  readonly scriptMs: number;
  /** Tasks over 50 ms from the first byte until everything stands: all cards, the bar, the pages. */
  readonly longTasks: number;
  /** Layout shift of the whole page. */
  readonly shift: number;
}

const throttle = 4;
const mark = 'four-cards';
/** How long to listen for tasks after everything stands, in milliseconds. */
const settling = 2000;

/** Marks the moment at which four links of cards stand in the search, and keeps long tasks and shifts. */
function watchFirstView(name: string): void {
  const kept = { longTasks: [] as number[], shift: 0, isDone: false };
  Reflect.set(globalThis, 'firstView', kept);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) kept.longTasks.push(entry.duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput')) kept.shift += Reflect.get(entry, 'value');
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    const root = document.querySelector('bw-search')?.shadowRoot;
    const cards = root?.querySelectorAll('article a').length ?? 0;
    if (cards >= 4 && performance.getEntriesByName(name).length === 0) performance.mark(name);
    const isWhole = cards >= 16 && root?.querySelector('search') && root.querySelector('.pager');
    if (isWhole) kept.isDone = true;
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly dur?: number;
  readonly tid: number;
  readonly pid: number;
}

/**
 * Opens a page once, cold and throttled, and measures its first view; `html` replaces what the
 * server would answer, without its policies.
 */
export async function measureFirstView(
  browser: Browser,
  url: string,
  html?: string,
): Promise<FirstView> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watchFirstView, mark);
  if (html !== undefined) {
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const trace = await traceWhile(session, () => openUntilDone(page, url));
  const kept = await page.evaluate(() => Reflect.get(globalThis, 'firstView'));
  await context.close();
  return {
    scriptMs: scriptUntilMark(trace),
    longTasks: kept.longTasks.filter((duration: number) => duration > 50).length,
    shift: kept.shift,
  };
}

async function openUntilDone(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => Reflect.get(globalThis, 'firstView').isDone, undefined, {
    timeout: 60_000,
  });
  // Words of cards, counts and hints of pictures follow.
  await page.waitForTimeout(settling);
}

async function traceWhile(
  session: CDPSession,
  run: () => Promise<void>,
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

/** Milliseconds of script before the mark on its thread; nested events count once. */
function scriptUntilMark(trace: readonly TraceEvent[]): number {
  const end = trace.find((event) => event.name === mark);
  if (!end) throw new Error('The trace lacks the mark of the fourth card.');
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
