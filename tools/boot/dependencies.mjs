import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './start-failure.mjs';

/**
 * Installs the packages of the lockfile, unless nothing that decides about them has changed.
 * @param {string} repository
 * @param {{ node: string, pnpm: string }} programs
 * @param {NodeJS.ProcessEnv} environment
 */
export function installDependencies(repository, programs, environment) {
  const stamp = path.join(repository, 'node_modules/.boot-stamp');
  const wanted = fingerprint(repository, programs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stderr.write('Installing packages …\n');
  const run = spawnSync(programs.pnpm, ['install', '--frozen-lockfile', '--reporter=append-only'], {
    cwd: repository,
    // Without a terminal to ask on, pnpm needs to know that nobody answers.
    env: { ...environment, CI: '1' },
    stdio: ['ignore', 2, 2],
  });
  if (run.status !== 0) {
    throw new StartFailure('The packages could not be installed: see the messages of pnpm above.');
  }
  writeFileSync(stamp, wanted);
}

/** @param {string} repository @param {{ node: string, pnpm: string }} programs */
function fingerprint(repository, programs) {
  const hash = createHash('sha256').update(`${programs.node} ${programs.pnpm}`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', ...listManifests(repository)]) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(repository, file)));
  }
  return hash.digest('hex');
}

/** @param {string} repository @returns {string[]} paths of the workspace's package.json files */
function listManifests(repository) {
  const members = ['packages', 'apps'].flatMap((group) =>
    readdirSync(path.join(repository, group)).map((name) => `${group}/${name}`),
  );
  return ['.', 'tools', 'tools/demo-pictures', 'e2e', 'bench', ...members]
    .map((folder) => path.join(folder, 'package.json'))
    .filter((file) => existsSync(path.join(repository, file)))
    .sort();
}
