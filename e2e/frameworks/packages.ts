import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { takeTurns } from '@boardwalk/tools/builds/take-turns';
import { type PackedPackage, packPackages } from '@boardwalk/tools/packages/pack-packages';

const run = promisify(execFile);
const modules = join(import.meta.dirname, 'node_modules');
const stamp = join(modules, '.installed');
/** Beside `modules`, so that what is whole moves there at once. */
const drafts = join(import.meta.dirname, '../../.cache/builds');

/**
 * Installs what npm would get of our packages beside the applications of this folder, with no more
 * than the dependencies that each names; peers are the applications' own. What is there already
 * stays. Answers a text that changes with the packages.
 */
export async function installPackages(): Promise<string> {
  const packages = await packPackages();
  const hash = createHash('sha256');
  for (const { tarball } of packages) hash.update(readFileSync(tarball));
  const wanted = hash.digest('hex');
  // Files of tests and processes that need them at once take turns.
  await takeTurns(join(drafts, 'installed.lock'), async () => {
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
    await install(packages, wanted);
  });
  return wanted;
}

async function install(packages: readonly PackedPackage[], wanted: string): Promise<void> {
  const draft = mkdtempSync(join(drafts, 'installed-'));
  const built = join(draft, 'node_modules');
  try {
    for (const { name, folder, tarball } of packages) {
      const target = join(built, name);
      mkdirSync(target, { recursive: true });
      await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
      linkDependencies(target, folder);
    }
    writeFileSync(join(built, '.installed'), wanted);
    if (existsSync(modules)) renameSync(modules, join(draft, 'before'));
    renameSync(built, modules);
  } finally {
    rmSync(draft, { recursive: true });
  }
}

/** Links what the package at `target` names as its dependencies from its source's own. */
function linkDependencies(target: string, source: string): void {
  const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
  for (const dependency of Object.keys(dependencies)) {
    const link = join(target, 'node_modules', dependency);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(join(source, 'node_modules', dependency)), link);
  }
}
