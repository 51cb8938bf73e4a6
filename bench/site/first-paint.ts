import type { Browser } from 'playwright';
import { measureThrottle } from '../widget/throttle.ts';

/** What a visitor with a slow phone sees of a page at first. */
export interface FirstPaint {
  /** Milliseconds until the largest thing of the first view shows. */
  readonly lcpMs: number;
  /** Bytes of the picture that is the largest thing; undefined for a text. */
  readonly pictureBytes: number | undefined;
  /** Whether the head asks for that picture before anything else does. */
  readonly isPreloaded: boolean;
  /** Layout shift from the first byte until all widgets have taken over. */
  readonly shift: number;
  /** What shifted. */
  readonly moved: readonly string[];
}

/** 1.6 Mbit/s with 150 ms. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Milliseconds in which nothing came any more. */
const settling = 1_500;

function watchPaint(): void {
  const kept = { lcp: 0, url: '', shift: 0, moved: [] as string[] };
  Reflect.set(globalThis, 'firstPaint', kept);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      Object.assign(kept, { lcp: entry.startTime, url: Reflect.get(entry, 'url') });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, 'hadRecentInput')) continue;
      kept.shift += Reflect.get(entry, 'value');
      for (const { node } of Reflect.get(entry, 'sources')) {
        const element = node instanceof Element ? node : node?.parentElement;
        kept.moved.push(`${element?.localName}.${element?.className}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** What the page knows of itself once it has settled. */
function readPaint() {
  const kept: { lcp: number; url: string; shift: number; moved: string[] } = Reflect.get(
    globalThis,
    'firstPaint',
  );
  const [picture] = performance.getEntriesByName(kept.url, 'resource');
  return {
    lcpMs: kept.lcp,
    shift: kept.shift,
    moved: kept.moved,
    pictureBytes:
      picture instanceof PerformanceResourceTiming ? picture.encodedBodySize : undefined,
    isPreloaded: picture instanceof PerformanceResourceTiming && picture.initiatorType === 'link',
  };
}

/**
 * Opens a page once, cold, on a poor network and a slow processor (0027-throttle-of-the-bench.md).
 */
export async function measureFirstPaint(
  browser: Browser,
  address: string,
  width: number,
): Promise<FirstPaint> {
  const throttle = await measureThrottle(browser);
  const context = await browser.newContext({
    viewport: { width, height: 823 },
    deviceScaleFactor: width < 768 ? 1.75 : 1,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.addInitScript(watchPaint);
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
  await page.waitForFunction(
    () => document.querySelector('bw-topbar')?.matches(':state(ready)') === true,
    undefined,
    { timeout: 60_000 },
  );
  await page.waitForTimeout(settling);
  const paint = await page.evaluate(readPaint);
  await context.close();
  return paint;
}
