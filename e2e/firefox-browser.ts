import { getProduct } from '@boardwalk/tools/testing/product';
import puppeteer, { type Browser, type BrowserContext, type Page } from 'puppeteer-core';
import { patienceMs } from './embedding-page.ts';

let launched: Promise<Browser> | undefined;

/**
 * Firefox's own numbers of what becomes of other sites' cookies: partitioned by page, as is usual.
 */
const cookieBehaviors = { refused: 1, partitioned: 5 };

/** Launches a Firefox that the caller ends. */
export function launchFirefox(foreignCookies: keyof typeof cookieBehaviors): Promise<Browser> {
  const { firefox: executablePath } = getProduct();
  if (!executablePath) throw new Error('No Firefox was found; npm test installs one.');
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'network.cookie.cookieBehavior': cookieBehaviors[foreignCookies],
      // As in the other browser: open-context.ts.
      'ui.prefersReducedMotion': 1,
    },
  });
}

/**
 * That of this process, which outlives a file of tests, as it takes seconds to start; another one
 * where it has broken off. Who opens a page in it closes it.
 */
export async function sharedFirefox(): Promise<Browser> {
  const open = await launched?.catch(() => undefined);
  if (open?.connected) return open;
  launched = launchFirefox('partitioned');
  return launched;
}

/** A page of it, or of another browser, which waits as long as those of Chromium do. */
export async function openFirefoxPage(browser?: Browser | BrowserContext): Promise<Page> {
  const page = await (browser ?? (await sharedFirefox())).newPage();
  page.setDefaultTimeout(patienceMs);
  return page;
}
