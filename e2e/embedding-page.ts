import { getProduct } from '@boardwalk/tools/testing/product';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { afterAll, beforeAll, onTestFailed } from 'vitest';
import { openContext } from './open-context.ts';

/** What a browser held against a page while it was open. */
export interface Watched {
  readonly page: Page;
  /** Policies that were violated, `directive blocked`. */
  readonly violations: () => Promise<readonly string[]>;
  /** Errors of the console and uncaught ones. */
  readonly errors: readonly string[];
}

/** Waits end by what happens: this one ends a hang alone, on a slow machine with other work too. */
export const patienceMs = 90_000;

let launched: Promise<Browser> | undefined;

/** That of this process, which outlives a file of tests; another one where it has broken off. */
async function openChromium(): Promise<Browser> {
  const open = await launched?.catch(() => undefined);
  if (open?.isConnected()) return open;
  const { headlessShell: executablePath } = getProduct();
  if (!executablePath) throw new Error('No Chromium was found; npm test installs one.');
  launched = chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  const browser = await launched;
  browser.on('context', (context) => context.setDefaultTimeout(patienceMs));
  return browser;
}

/** The browser of a test file; all that was opened in it is closed after its last test. */
export function useChromium(): () => Browser {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openChromium();
  });
  afterAll(() => Promise.all((browser?.contexts() ?? []).map((context) => context.close())));
  return () => {
    if (!browser) throw new Error('The browser is there from the first test on.');
    return browser;
  };
}

/** Opens a page in a context of its own and keeps what is held against it. */
export async function watchPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Watched> {
  return watchPageIn(await openContext(browser, options), url);
}

/** The same in a context that may know somebody already. */
export async function watchPageIn(context: BrowserContext, url: string): Promise<Watched> {
  const page = await context.newPage();
  const errors: string[] = [];
  onTestFailed(() => describePages(context, errors));
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.addInitScript(() => {
    const kept: string[] = [];
    Reflect.set(globalThis, 'keptViolations', kept);
    document.addEventListener('securitypolicyviolation', (violation) => {
      kept.push(`${violation.effectiveDirective} ${violation.blockedURI}`);
    });
  });
  await page.goto(url);
  return {
    page,
    errors,
    violations: () => page.evaluate(() => Reflect.get(globalThis, 'keptViolations')),
  };
}

/** Prints where the pages of a failed test stand, for a reader who can't see them again. */
async function describePages(context: BrowserContext, errors: readonly string[]): Promise<void> {
  for (const page of context.pages()) {
    const main = page.locator('main, body:not(:has(main))').first();
    const shown = await main.ariaSnapshot({ timeout: 5_000 }).catch(String);
    console.error([page.url(), shown.slice(0, 6_000), ...errors].join('\n'));
  }
}

/** Holds a script back until what is answered is called. */
export async function holdBack(page: Page, script: RegExp | string): Promise<() => void> {
  const letGo = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await letGo.promise;
    await route.continue();
  });
  return letGo.resolve;
}
