import type { BrowserContext, Page } from 'playwright';

/** The shortest event that browsers report, in ms; what is quicker counts as this. */
const leastMs = 16;

/** How long the entries of what was painted may take to come, in ms. */
const settleMs = 300;

declare global {
  /** From the event to the next paint in ms, of each event that belongs to an interaction. */
  var interactionTimes: number[];
}

/** Has each page of the context note how long its interactions take (W3C Event Timing). */
export async function noteInteractions(context: BrowserContext): Promise<void> {
  await context.addInitScript((durationThreshold) => {
    globalThis.interactionTimes = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        if (entry.interactionId) globalThis.interactionTimes.push(entry.duration);
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, leastMs);
}

/** Does something by hand; answers its slowest event, from the event to the next paint, in ms. */
export async function timeInteraction(page: Page, act: () => Promise<void>): Promise<number> {
  await settle(page);
  await page.evaluate(() => {
    globalThis.interactionTimes = [];
  });
  await act();
  await settle(page);
  return page.evaluate((least) => Math.max(least, ...globalThis.interactionTimes), leastMs);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, ms)));
      }),
    settleMs,
  );
}
