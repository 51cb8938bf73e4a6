import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { packPackages } from '@boardwalk/tools/packages/pack-packages';
import { takeTurns } from './take-turns.ts';

const modules = join(import.meta.dirname, 'node_modules');
const stamp = join(modules, '.installed');
/** One for each checkout. */
const lock = join(
  tmpdir(),
  `boardwalk-packages-${createHash('sha256').update(modules).digest('hex').slice(0, 16)}`,
);

/**
 * Installs what npm would get of our packages beside the applications of this folder, with no more
 * than the dependencies that each names; peers are the applications' own. What is there already
 * stays. Files of tests that need them at once take turns.
 */
export function installPackages(): void {
  takeTurns(lock, install);
}

function install(): void {
  const packages = packPackages();
  const hash = createHash('sha256');
  for (const { tarball } of packages) hash.update(readFileSync(tarball));
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  rmSync(modules, { recursive: true, force: true });
  for (const { name, folder, tarball } of packages) {
    const target = join(modules, name);
    mkdirSync(target, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
    const { dependencies = {} } = JSON.parse(readFileSync(join(target, 'package.json'), 'utf8'));
    for (const dependency of Object.keys(dependencies)) {
      const link = join(target, 'node_modules', dependency);
      mkdirSync(dirname(link), { recursive: true });
      symlinkSync(realpathSync(join(folder, 'node_modules', dependency)), link);
    }
  }
  writeFileSync(stamp, wanted);
}
