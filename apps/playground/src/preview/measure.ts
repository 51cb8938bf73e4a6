import type { LoadedFile, Timing } from './messages.ts';

/** Of the SDK, the API and its pictures; what else the preview loads is the host's. */
const kinds: readonly (readonly [LoadedFile['kind'], RegExp])[] = [
  ['script', /\/v\d[\w.-]*\/[\w-]+\.js$/],
  ['call', /\/api\/v1\//],
  ['picture', /\/(?:media|tiles)\//],
];

const mostFiles = 250;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Measures from the first byte of the preview on, and reports whenever something new is known. */
export function measure(told: (timing: Timing) => void): { markReady(): void } {
  performance.setResourceTimingBufferSize(1_000);
  let timing: Timing = {
    files: [],
    ready: undefined,
    firstPaint: undefined,
    largestPaint: undefined,
    layoutShift: 0,
    longTasks: 0,
    longTaskMs: 0,
  };
  let isDue = false;

  function note(news: Partial<Timing>): void {
    timing = { ...timing, ...news };
    if (isDue) return;
    isDue = true;
    setTimeout(() => {
      isDue = false;
      told(timing);
    }, 200);
  }

  observe('resource', (entries) => {
    const files = entries.flatMap((entry) => fileOf(entry as PerformanceResourceTiming) ?? []);
    if (files.length > 0) note({ files: [...timing.files, ...files].slice(0, mostFiles) });
  });
  observe('paint', (entries) => {
    const first = entries.find(({ name }) => name === 'first-contentful-paint');
    if (first) note({ firstPaint: first.startTime });
  });
  observe('largest-contentful-paint', (entries) => {
    note({ largestPaint: entries.at(-1)?.startTime });
  });
  observe('layout-shift', (entries) => {
    // The browser hands out entries of the requested type.
    const shifts = (entries as LayoutShift[]).filter(({ hadRecentInput }) => !hadRecentInput);
    note({ layoutShift: shifts.reduce((sum, { value }) => sum + value, timing.layoutShift) });
  });
  observe('longtask', (entries) => {
    const ms = entries.reduce((sum, { duration }) => sum + duration, 0);
    note({
      longTasks: timing.longTasks + entries.length,
      longTaskMs: timing.longTaskMs + ms,
    });
  });

  return {
    markReady() {
      if (timing.ready === undefined) note({ ready: performance.now() });
    },
  };
}

function observe(type: string, told: (entries: PerformanceEntryList) => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => told(list.getEntries())).observe({ type, buffered: true });
}

function fileOf(entry: PerformanceResourceTiming): LoadedFile | undefined {
  const { pathname } = new URL(entry.name);
  const kind = kinds.find(([, pattern]) => pattern.test(pathname))?.[0];
  // A preload is listed beside the import that it serves.
  if (!kind || entry.responseEnd === 0) return undefined;
  return {
    name: pathname.replace(/^\/through\/[\w-]+\/[\w-]+/, ''),
    kind,
    transferred: entry.transferSize,
    decoded: entry.decodedBodySize,
    start: entry.startTime,
    end: entry.responseEnd,
  };
}
