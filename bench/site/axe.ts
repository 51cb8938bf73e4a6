import AxeBuilder from '@axe-core/playwright';
import type { SiteLanguage } from '@boardwalk/sdk-core/vocabulary/routes/local-path';
import { allLooks, type Look } from '@boardwalk/tools/testing/looks';
import {
  type OwnScreen,
  openOwnScreen,
  ownScreens,
  signInToDemo,
} from '@boardwalk/tools/testing/own-screens';
import type { Browser, Page } from 'playwright';

/** How much axe found on how many pages. */
export interface AxeResult {
  readonly pages: number;
  readonly passes: number;
  readonly violations: number;
}

/** Pages that are looked at at a time. */
const tabs = 2;

/**
 * Runs axe over pages, each in every look; reports each fault with where it is, as soon as it is
 * found.
 */
export async function runAxe(
  browser: Browser,
  addresses: readonly string[],
  tell: (violation: string) => void,
): Promise<AxeResult> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const queue = addresses.values();
  let violations = 0;
  let passes = 0;

  async function work(): Promise<void> {
    for (const address of queue) {
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'networkidle', timeout: 60_000 });
      for (const look of allLooks) {
        const found = await lookAt(page, address, look);
        passes += found.passes;
        violations += found.violations.length;
        found.violations.forEach(tell);
      }
      await page.close();
    }
  }

  await Promise.all(Array.from({ length: tabs }, work));
  await context.close();
  return { pages: addresses.length, passes, violations };
}

const languages: readonly SiteLanguage[] = ['en', 'fr'];

/**
 * The same for what a merchant sees who is signed in, in both languages. Live mode asks administrators
 * for a second factor: at their screens the journeys look, in the demo.
 */
export async function runAxeSignedIn(
  browser: Browser,
  siteOrigin: string,
  tell: (violation: string) => void,
): Promise<AxeResult> {
  const screens = ownScreens.filter(({ who }) => who === 'merchant');
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${siteOrigin}/`);
  await signInToDemo(page, 'merchant');
  let passes = 0;
  let violations = 0;
  for (const language of languages) {
    for (const screen of screens) {
      const found = await lookAtScreen(page, siteOrigin, { ...screen, language });
      passes += found.passes;
      violations += found.violations.length;
      found.violations.forEach(tell);
    }
  }
  await context.close();
  return { pages: screens.length * languages.length, passes, violations };
}

async function lookAtScreen(
  page: Page,
  siteOrigin: string,
  screen: OwnScreen & { readonly language: SiteLanguage },
) {
  await openOwnScreen(page, siteOrigin, screen);
  const name = `${screen.name} (${screen.language})`;
  const found = [];
  for (const look of allLooks) found.push(await lookAt(page, name, look));
  return {
    passes: found.reduce((sum, { passes }) => sum + passes, 0),
    violations: found.flatMap(({ violations }) => violations),
  };
}

async function lookAt(page: Page, address: string, { colorScheme, width }: Look) {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  // Else it opens a page for each result, for the sake of frames, of which there are none.
  const { violations, passes } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return {
    passes: passes.length,
    violations: violations.map(({ id, nodes }) => {
      const places = nodes.map(({ target }) => target.join(' ')).join(' | ');
      return `${address} ${colorScheme} ${width}: ${id}: ${places}`;
    }),
  };
}
