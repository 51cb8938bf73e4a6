import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright';

/** What axe found on how many pages. */
export interface AxeResult {
  readonly pages: number;
  readonly passes: number;
  /** Each with where it was found. */
  readonly violations: readonly string[];
}

const looks = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 390 },
  { colorScheme: 'light', width: 1440 },
  { colorScheme: 'dark', width: 1440 },
] as const;

/** Runs axe over pages, each in every look. */
export async function runAxe(browser: Browser, addresses: readonly string[]): Promise<AxeResult> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const violations: string[] = [];
  let passes = 0;
  for (const address of addresses) {
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
    for (const { colorScheme, width } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const found = await new AxeBuilder({ page }).analyze();
      passes += found.passes.length;
      violations.push(
        ...found.violations.map(({ id, nodes }) => {
          const places = nodes.map(({ target }) => target.join(' ')).join(' | ');
          return `${address} ${colorScheme} ${width}: ${id}: ${places}`;
        }),
      );
    }
    await page.close();
  }
  await context.close();
  return { pages: addresses.length, passes, violations };
}
