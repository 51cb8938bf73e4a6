import type { Browser, Page } from 'playwright';
import { findTargetFaults, type TargetFindings, targetRule } from './find-target-faults.ts';

/** A phone. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Looks at the targets of pages on a phone; tells each fault as soon as it is found. */
export async function lookAtTargets(
  browser: Browser,
  addresses: readonly string[],
  tell: (fault: string) => void,
): Promise<{ readonly looked: number; readonly faults: number }> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  let looked = 0;
  let faults = 0;
  for (const address of addresses) {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    const found = await lookAt(page);
    for (const fault of found.faults) tell(`${address} ${fault}`);
    looked += found.looked;
    faults += found.faults.length;
    await page.close();
  }
  await context.close();
  if (looked === 0) throw new Error('No page has a target.');
  return { looked, faults };
}

/** Parts that come when they are near are there, and what shows on a page that is scrolled too. */
async function lookAt(page: Page): Promise<TargetFindings> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 700) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
    await page.waitForTimeout(60);
  }
  await page.waitForLoadState('networkidle');
  return page.evaluate(findTargetFaults, targetRule);
}
