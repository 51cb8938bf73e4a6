import { existsSync } from 'node:fs';
import { StartFailure } from '../boot/start-failure.mjs';
import type { InstallableBrowser } from './browser-installers.ts';

/** A browser that tests are run in. */
export interface TestBrowser extends InstallableBrowser {
  readonly title: string;
  /** Environment variable that names another one. */
  readonly variable: string;
  /** Paths where it is looked for, the best first. */
  places(): readonly string[];
  /** A developer who names one of these wants to see the tests pass in that one alone. */
  readonly substitute?: TestBrowser;
}

/** Where browsers are looked for. */
export interface Machine {
  readonly environment: Readonly<Record<string, string | undefined>>;
  hasFile(file: string): boolean;
}

const thisMachine: Machine = { environment: process.env, hasFile: existsSync };

/** Path of a browser, or else of its substitute; undefined when there is neither. */
export function findBrowser(
  browser: TestBrowser,
  machine: Machine = thisMachine,
): string | undefined {
  const own = findOwn(browser, machine);
  return own ?? (browser.substitute && findBrowser(browser.substitute, machine));
}

/** Whether it would have to be installed, although another may do. */
export function isMissing(browser: TestBrowser, machine: Machine = thisMachine): boolean {
  return !isReplaced(browser, machine) && findOwn(browser, machine) === undefined;
}

function findOwn(browser: TestBrowser, machine: Machine): string | undefined {
  const { title, variable } = browser;
  const named = machine.environment[variable];
  if (named === undefined) {
    if (isReplaced(browser, machine)) return undefined;
    return browser.places().find((place) => machine.hasFile(place));
  }
  if (machine.hasFile(named)) return named;
  throw new StartFailure(`${variable} names ${named}, where there is no ${title}: correct it.`);
}

/** Whether the environment names a substitute, and not the browser itself. */
function isReplaced({ variable, substitute }: TestBrowser, { environment }: Machine): boolean {
  return (
    substitute !== undefined &&
    environment[variable] === undefined &&
    environment[substitute.variable] !== undefined
  );
}
