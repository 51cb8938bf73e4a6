import type { Browser, Page } from 'playwright';
import { findTargetFaults, type TargetFindings, targetRule } from './find-target-faults.ts';

/** A phone. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Pages side by side: most of a page's time goes by until its network rests. */
const lanes = 4;

/** Checks the targets of pages on a phone; reports each fault as soon as it is found. */
export async function lookAtTargets(
  browser: Browser,
  addresses: readonly string[],
  tell: (fault: string) => void,
): Promise<{ readonly looked: number; readonly faults: number }> {
  const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
  let looked = 0;
  let faults = 0;
  const left = addresses.values();

  async function lookAlong(): Promise<void> {
    for (const address of left) {
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
      const found = await lookAt(page);
      for (const fault of found.faults) tell(`${address} ${fault}`);
      looked += found.looked;
      faults += found.faults.length;
      await page.close();
    }
  }

  await Promise.all(Array.from({ length: lanes }, lookAlong));
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
  await untilRests(page);
  return page.evaluate(findTargetFaults, targetRule);
}

/** How long nothing may have been added or taken away, in ms. */
const restMs = 500;

/** On a busy machine parts show some time after their files have come. */
async function untilRests(page: Page): Promise<void> {
  let before: number;
  let count = await page.evaluate(countElements);
  do {
    before = count;
    await page.waitForTimeout(restMs);
    count = await page.evaluate(countElements);
  } while (count !== before);
}

/** All elements of the page it runs in, through shadow roots. */
function countElements(): number {
  const count = (root: Document | ShadowRoot): number =>
    [...root.querySelectorAll('*')].reduce(
      (sum, { shadowRoot }) => sum + 1 + (shadowRoot ? count(shadowRoot) : 0),
      0,
    );
  return count(document);
}
