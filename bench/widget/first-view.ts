import type { Browser, Page } from 'playwright';
import { scriptUntil, traceWhile } from './script-trace.ts';

/** What it cost until the first four cards of a search could be used. */
export interface FirstView {
  /** Script time on the main thread under the throttle, in milliseconds. */
  readonly scriptMs: number;
  /** Tasks over 50 ms from the first byte until everything stands: all cards, the bar, the pages. */
  readonly longTasks: number;
  /** Layout shift of the whole page. */
  readonly shift: number;
}

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

/**
 * Opens a page once, cold and with the processor slowed down by `throttle`, and measures its first
 * view; `html` replaces what the server would answer, without its policies.
 */
export async function measureFirstView(
  browser: Browser,
  url: string,
  throttle: number,
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
    scriptMs: scriptUntil(trace, mark),
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
