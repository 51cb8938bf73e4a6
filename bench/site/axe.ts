import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';

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

/** Pages that are looked at at a time. */
const tabs = 2;

/** Runs axe over pages, each in every look. */
export async function runAxe(browser: Browser, addresses: readonly string[]): Promise<AxeResult> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const queue = addresses.values();
  const violations: string[] = [];
  let passes = 0;

  async function work(): Promise<void> {
    for (const address of queue) {
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
      for (const look of looks) {
        const found = await lookAt(page, address, look);
        passes += found.passes;
        violations.push(...found.violations);
      }
      await page.close();
    }
  }

  await Promise.all(Array.from({ length: tabs }, work));
  await context.close();
  return { pages: addresses.length, passes, violations };
}

async function lookAt(page: Page, address: string, { colorScheme, width }: (typeof looks)[number]) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  const { violations, passes } = await new AxeBuilder({ page }).analyze();
  return {
    passes: passes.length,
    violations: violations.map(({ id, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' ')).join(' | ');
      return `${address} ${colorScheme} ${width}: ${id}: ${places}`;
    }),
  };
}
