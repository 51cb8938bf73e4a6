import { createRequire } from 'node:module';
import path from 'node:path';

/** How a browser may be come by. */
export interface InstallableBrowser {
  readonly debianPackages: readonly string[];
  /** Name under which Playwright installs its own; absent where the tests could not drive that. */
  readonly playwrightName?: string;
  /** What the tests run in where this one can't be had. */
  readonly substitute?: InstallableBrowser;
}

/** A command that may bring some browsers. */
export interface Installer<Browser extends InstallableBrowser> {
  readonly browsers: readonly Browser[];
  readonly command: string;
  readonly args: readonly string[];
  /** Milliseconds after which the tests go on without; absent where they can't. */
  readonly limitMs?: number;
}

/** Long enough for a download, and no more than a test run can wait where the network is cut off. */
const limitMs = 120_000;

/** The commands that may bring what is missing, in the order in which they are tried. */
export function listInstallers<Browser extends InstallableBrowser>(
  missing: readonly Browser[],
  { hasApt }: { readonly hasApt: boolean },
): readonly Installer<Browser>[] {
  if (missing.length === 0) return [];
  return [...(hasApt ? listAptInstallers(missing) : []), ...missing.flatMap(listOwnInstallers)];
}

function listAptInstallers<Browser extends InstallableBrowser>(
  missing: readonly Browser[],
): Installer<Browser>[] {
  const apt = (browsers: readonly Browser[], ...args: string[]): Installer<Browser> => ({
    browsers,
    command: 'apt-get',
    args: [
      ...['-o', 'DPkg::Lock::Timeout=120'],
      // A machine without a network says so soon.
      ...['-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'],
      ...['-qq', ...args],
    ],
  });
  const install = (browsers: readonly Browser[]) => {
    const packages = new Set(browsers.flatMap(({ debianPackages }) => debianPackages));
    return apt(browsers, 'install', '-y', '--no-install-recommends', ...packages);
  };
  return [
    apt(missing, 'update'),
    install(missing),
    // One package that is not there keeps apt from installing any of them.
    ...(missing.length > 1 ? missing.map((browser) => install([browser])) : []),
  ];
}

function listOwnInstallers<Browser extends InstallableBrowser>(
  browser: Browser,
): Installer<Browser>[] {
  const { playwrightName, substitute } = browser;
  if (playwrightName === undefined) return [];
  const manifest = createRequire(import.meta.url).resolve('playwright/package.json');
  const cli = path.join(path.dirname(manifest), 'cli.js');
  return [
    {
      browsers: [browser],
      command: process.execPath,
      args: [cli, 'install', playwrightName],
      ...(substitute && { limitMs }),
    },
  ];
}
