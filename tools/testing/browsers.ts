import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium } from 'playwright';
import { StartFailure } from '../boot/start-failure.mjs';
import { ErrandFailure, runOnce } from '../boot/supervise/run-once.ts';

/** A browser that tests are run in, and how to come by it. */
interface Browser {
  title: string;
  /** Environment variable that names another one. */
  variable: string;
  /** Paths where it is looked for, the best first. */
  places(): readonly string[];
  debianPackages: readonly string[];
  /** What is installed with them where Debian has it. */
  debianExtras?: readonly string[];
  /** Name under which Playwright installs its own; absent where the tests could not drive that. */
  playwrightName?: string;
}

const CHROMIUM: Browser = {
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
  // Without a font, nothing on a page has a size.
  debianPackages: ['chromium', 'fonts-dejavu-core'],
  debianExtras: ['chromium-headless-shell'],
  playwrightName: 'chromium',
};

/**
 * Chromium without its windows, each of which loads two pages for its address bar:
 * 0064-headless-shell.md.
 */
const HEADLESS_SHELL: Browser = {
  title: 'a headless Chromium',
  variable: 'CHROMIUM_HEADLESS_SHELL_PATH',
  places: () => [
    // Whoever names a Chromium wants to see the tests pass in that one.
    process.env[CHROMIUM.variable] ?? '/usr/bin/chromium-headless-shell',
    ...CHROMIUM.places(),
  ],
  debianPackages: CHROMIUM.debianPackages,
};

const FIREFOX: Browser = {
  title: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: () => [
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  debianPackages: ['firefox-esr'],
};

/** Path of the Chromium to test with; undefined when there is none. */
export function findChromium(): string | undefined {
  return find(CHROMIUM);
}

/** Path of the Chromium for pages that need no window: the whole one where there is no other. */
export function findHeadlessShell(): string | undefined {
  return find(HEADLESS_SHELL);
}

/** Path of the Firefox to test with; undefined when there is none. */
export function findFirefox(): string | undefined {
  return find(FIREFOX);
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
 * The environment that names the browsers, `CHROMIUM_PATH` and so on. One that is not there is
 * installed where that can be done without asking; otherwise a sentence says what to do.
 */
export async function provideBrowsers(signal: AbortSignal): Promise<Record<string, string>> {
  await install([CHROMIUM, FIREFOX].filter(isMissing), signal);
  return Object.fromEntries(
    [CHROMIUM, HEADLESS_SHELL, FIREFOX].map((each) => [each.variable, requirePath(each)]),
  );
}

function find({ title, variable, places }: Browser): string | undefined {
  const given = process.env[variable];
  if (given === undefined) return places().find((place) => existsSync(place));
  if (existsSync(given)) return given;
  throw new StartFailure(`${variable} names ${given}, where there is no ${title}: correct it.`);
}

function requirePath(browser: Browser): string {
  const found = find(browser);
  if (found !== undefined) return found;
  const { title, variable, debianPackages } = browser;
  throw new StartFailure(
    `The tests need ${title}, which is not here and could not be installed: install it (on Debian "sudo apt-get install ${debianPackages.join(' ')}"), or set ${variable} to where it is.`,
  );
}

function isMissing(browser: Browser): boolean {
  return find(browser) === undefined;
}

async function install(missing: readonly Browser[], signal: AbortSignal): Promise<void> {
  for (const { title } of missing) process.stderr.write(`Installing ${title} for the tests …\n`);
  for (const { browsers, command, args } of listInstallers(missing)) {
    if (!browsers.some(isMissing)) continue;
    try {
      await runOnce({
        command,
        args,
        options: {
          env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
          stdio: ['ignore', 2, 2],
        },
        signal,
      });
    } catch (cause) {
      // What it said stands above; another way may still work, and otherwise the need is told.
      if (!(cause instanceof ErrandFailure)) throw cause;
    }
  }
}

/** A command that may bring some browsers. */
interface Installer {
  browsers: readonly Browser[];
  command: string;
  args: readonly string[];
}

function listInstallers(missing: readonly Browser[]): Installer[] {
  return [...listAptInstallers(missing), ...missing.flatMap(listOwnInstallers)];
}

function listAptInstallers(missing: readonly Browser[]): Installer[] {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return [];
  const apt = (browsers: readonly Browser[], ...args: string[]): Installer => ({
    browsers,
    command: 'apt-get',
    args: ['-o', 'DPkg::Lock::Timeout=120', '-qq', ...args],
  });
  const aptInstall = (browsers: readonly Browser[], packages: readonly string[]) =>
    apt(browsers, 'install', '-y', '--no-install-recommends', ...packages);
  return [
    apt(missing, 'update'),
    aptInstall(
      missing,
      missing.flatMap(({ debianPackages, debianExtras = [] }) => [
        ...debianPackages,
        ...debianExtras,
      ]),
    ),
    // One package that is not there keeps apt from installing any of them.
    ...missing.map((browser) => aptInstall([browser], browser.debianPackages)),
  ];
}

function listOwnInstallers(browser: Browser): Installer[] {
  const { playwrightName } = browser;
  if (playwrightName === undefined) return [];
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = path.join(path.dirname(manifest), 'cli.js');
  return [
    { browsers: [browser], command: process.execPath, args: [cli, 'install', playwrightName] },
  ];
}
