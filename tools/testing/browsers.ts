import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { StartFailure } from '../boot/start-failure.mjs';
import { ErrandFailure, runOnce } from '../boot/supervise/run-once.ts';
import { type Installer, listInstallers } from './browser-installers.ts';
import { findBrowser, isMissing, type TestBrowser } from './find-browser.ts';

// Without a font, nothing on a page has a size.
const font = 'fonts-dejavu-core';

export const CHROMIUM: TestBrowser = {
  title: 'Chromium',
  variable: 'CHROMIUM_PATH',
  places: () => [
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ],
  debianPackages: ['chromium', font],
  playwrightName: 'chromium',
};

/**
 * Chromium without its windows, each of which loads two pages for its address bar:
 * docs/architecture/testing.md#journeys.
 */
export const HEADLESS_SHELL: TestBrowser = {
  title: 'headless Chromium',
  variable: 'CHROMIUM_HEADLESS_SHELL_PATH',
  places: () => ['/usr/bin/chromium-headless-shell', ...listPlaywrightShells()],
  debianPackages: ['chromium-headless-shell', font],
  playwrightName: 'chromium-headless-shell',
  substitute: CHROMIUM,
};

const FIREFOX: TestBrowser = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: () => [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  debianPackages: ['firefox-esr'],
};

/** Playwright's own, of the version of its Chromium; a folder for each stands beside the other. */
function listPlaywrightShells(): readonly string[] {
  const [, root, revision] = /^(.*)\/chromium-(\d+)\//.exec(chromium.executablePath()) ?? [];
  if (root === undefined || revision === undefined) return [];
  const cwd = path.join(root, `chromium_headless_shell-${revision}`);
  return globSync('*/chrome-headless-shell', { cwd }).map((found) => path.join(cwd, found));
}

/** Path of the Chromium to test with; undefined when there is none. */
export function findChromium(): string | undefined {
  return findBrowser(CHROMIUM);
}

/** Path of the Chromium for pages that need no window: the whole one where there is no other. */
export function findHeadlessShell(): string | undefined {
  return findBrowser(HEADLESS_SHELL);
}

/** Path of the Firefox to test with; undefined when there is none. */
export function findFirefox(): string | undefined {
  return findBrowser(FIREFOX);
}

/** A WebKit that its WebDriver drives on a screen of its own. */
export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
}

/** What the journeys in WebKit need, by its Debian package; nothing of it is installed for them. */
const WEBKIT = {
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'openbox'],
  driver: '/usr/bin/WebKitWebDriver',
  others: ['/usr/bin/xvfb-run', '/usr/bin/xauth', '/usr/bin/openbox'],
  libraries: '/usr/lib',
} as const;

/** The WebKit to test with; undefined where something of it is not here. */
export function findWebKit(): WebKitPaths | undefined {
  const { driver, others, libraries } = WEBKIT;
  if (![driver, ...others].every((file) => existsSync(file))) return undefined;
  const [found] = globSync('*/webkit2gtk-4.1/MiniBrowser', { cwd: libraries });
  return found === undefined ? undefined : { driver, browser: path.join(libraries, found) };
}

/** What is said where it is not here. */
export const withoutWebKit = `WebKit is not here, so its journeys are left out (on Debian "sudo apt-get install ${WEBKIT.packages.join(' ')}").`;

/**
 * The environment that names the browsers, `CHROMIUM_PATH` and so on, and says which of them most
 * tests run in. One that is not there is installed where that can be done without asking; otherwise
 * its substitute does, or a sentence says what to do.
 */
export async function provideBrowsers(signal: AbortSignal): Promise<Record<string, string>> {
  const browsers = [CHROMIUM, HEADLESS_SHELL, FIREFOX];
  await install(
    browsers.filter((browser) => isMissing(browser)),
    signal,
  );
  const paths = new Map(browsers.map((browser) => [browser.variable, requirePath(browser)]));
  const without = isMissing(HEADLESS_SHELL) ? ', as no headless one can be had here' : '';
  process.stderr.write(`Tests run in ${paths.get(HEADLESS_SHELL.variable)}${without}.\n`);
  return Object.fromEntries(paths);
}

function requirePath(browser: TestBrowser): string {
  const found = findBrowser(browser);
  if (found !== undefined) return found;
  const { title, variable, debianPackages } = browser;
  throw new StartFailure(
    `The tests need ${title}, which is not here and could not be installed: install it (on Debian "sudo apt-get install ${debianPackages.join(' ')}"), or set ${variable} to where it is.`,
  );
}

async function install(missing: readonly TestBrowser[], signal: AbortSignal): Promise<void> {
  for (const { title } of missing) process.stderr.write(`Installing ${title} for the tests …\n`);
  const hasApt = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  for (const installer of listInstallers(missing, { hasApt })) {
    if (installer.browsers.some((browser) => isMissing(browser))) await tryToRun(installer, signal);
  }
}

/** What it says stands in the output; where it fails, another way may work or a substitute does. */
async function tryToRun(
  { command, args, limitMs }: Installer<TestBrowser>,
  signal: AbortSignal,
): Promise<void> {
  const limit = limitMs === undefined ? [] : [AbortSignal.timeout(limitMs)];
  try {
    await runOnce({
      command,
      args,
      options: {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 2, 2],
      },
      signal: AbortSignal.any([signal, ...limit]),
    });
  } catch (cause) {
    const isOver = limit.some(({ aborted }) => aborted) && !signal.aborted;
    if (!isOver && !(cause instanceof ErrandFailure)) throw cause;
  }
}
