import type { Browser, Page } from 'playwright';
import { scriptUntil, tasksAround, traceWhile } from './script-trace.ts';

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

/** What the page says in its console once everything stands. */
const whole = 'first view stands';

/**
 * Marks the moment at which four links of cards stand in the search, and keeps shifts. It
 * looks when something changes, as to look in every frame would be script of its own.
 */
function watchFirstView([mark, whole]: readonly [string, string]): void {
  const kept = { shift: 0 };
  Reflect.set(globalThis, 'firstView', kept);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput')) kept.shift += Reflect.get(entry, 'value');
    }
  }).observe({ type: 'layout-shift', buffered: true });

  let isMarked = false;
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    if (this.localName !== 'bw-search') return root;
    const looking = new MutationObserver(() => {
      const cards = root.querySelectorAll('article a').length;
      if (cards < 4) return;
      if (!isMarked) performance.mark(mark);
      isMarked = true;
      if (cards < 16 || !root.querySelector('search') || !root.querySelector('.pager')) return;
      looking.disconnect();
      console.info(whole);
    });
    looking.observe(root, { childList: true, subtree: true });
    return root;
  };
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
  await page.addInitScript(watchFirstView, [mark, whole] as const);
  if (html !== undefined) {
    await page.route(url, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  const trace = await traceWhile(session, () => openUntilDone(page, url));
  const kept = await page.evaluate(() => Reflect.get(globalThis, 'firstView'));
  await context.close();
  return {
    scriptMs: scriptUntil(trace, mark),
    longTasks: tasksAround(trace, mark).filter((duration) => duration > 50).length,
    shift: kept.shift,
  };
}

async function openUntilDone(page: Page, url: string): Promise<void> {
  const done = page.waitForEvent('console', {
    predicate: (message) => message.text() === whole,
    timeout: 60_000,
  });
  await Promise.all([page.goto(url), done]);
  // Words of cards, counts and hints of pictures follow.
  await page.waitForTimeout(settling);
}
