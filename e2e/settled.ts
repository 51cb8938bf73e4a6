import type { Page, Request } from 'playwright';
import { expect } from 'vitest';

/** Follows a page's calls of the API; the answer waits until all are answered, and drawn. */
export function followCalls(page: Page): () => Promise<void> {
  const pending = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  return async () => {
    await expect.poll(() => pending.size).toBe(0);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
  };
}

/** How far a page is scrolled, once what came last moves it no more. */
export async function settledScroll(page: Page): Promise<number> {
  let scrolled = Number.NaN;
  const look = async () => {
    const before = scrolled;
    scrolled = await page.evaluate(() => scrollY);
    return scrolled === before;
  };
  await expect.poll(look, { interval: 200 }).toBe(true);
  return scrolled;
}
