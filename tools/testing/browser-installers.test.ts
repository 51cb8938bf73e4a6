import { describe, expect, test } from 'vitest';
import { type InstallableBrowser, listInstallers } from './browser-installers.ts';
import { CHROMIUM, HEADLESS_SHELL } from './browsers.ts';

const fox: InstallableBrowser = { debianPackages: ['fox'] };

/** The commands, without the path of Playwright's own and the settings of apt. */
function commandsFor(missing: readonly InstallableBrowser[], hasApt: boolean): readonly string[] {
  return listInstallers(missing, { hasApt }).map(({ command, args }) =>
    command === 'apt-get'
      ? `apt-get ${args.slice(args.indexOf('-qq') + 1).join(' ')}`
      : `playwright ${args.slice(1).join(' ')}`,
  );
}

const install = 'apt-get install -y --no-install-recommends';

describe('a machine with a whole Chromium and no headless one', () => {
  test('gets it from Debian, else from Playwright', () => {
    expect(commandsFor([HEADLESS_SHELL], true)).toEqual([
      'apt-get update',
      `${install} chromium-headless-shell fonts-dejavu-core`,
      'playwright install chromium-headless-shell',
    ]);
  });

  test('gets it from Playwright where nobody may install for all', () => {
    expect(commandsFor([HEADLESS_SHELL], false)).toEqual([
      'playwright install chromium-headless-shell',
    ]);
  });

  test('does not wait for it without end', () => {
    const [own] = listInstallers([HEADLESS_SHELL], { hasApt: false });
    expect(own?.limitMs).toBeLessThan(180_000);
  });
});

test('a Chromium that nothing replaces is waited for', () => {
  const [own] = listInstallers([CHROMIUM], { hasApt: false });
  expect(own).toMatchObject({ command: process.execPath, browsers: [CHROMIUM] });
  expect(own?.limitMs).toBeUndefined();
});

test('what is missing comes at once, or each by itself where one is not to be had', () => {
  expect(commandsFor([CHROMIUM, HEADLESS_SHELL, fox], true)).toEqual([
    'apt-get update',
    `${install} chromium fonts-dejavu-core chromium-headless-shell fox`,
    `${install} chromium fonts-dejavu-core`,
    `${install} chromium-headless-shell fonts-dejavu-core`,
    `${install} fox`,
    'playwright install chromium',
    'playwright install chromium-headless-shell',
  ]);
});

test('where nothing is missing, nothing is run', () => {
  expect(commandsFor([], true)).toEqual([]);
});
