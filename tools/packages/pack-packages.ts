import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint, isStamped } from '../boot/fingerprint.ts';
import { buildModules } from './build-modules.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const OUTPUT = path.join(REPOSITORY, '.cache/packages');
const STAMP = path.join(OUTPUT, 'stamp');

/** How each published package is built, by folder. */
const BUILDS: Readonly<Record<string, (folder: string) => void>> = {
  'sdk-core': buildModules,
  widgets: (folder) => runIn(folder, process.execPath, 'build.ts', '--npm'),
  loader: (folder) =>
    runIn(folder, process.execPath, path.join(import.meta.dirname, 'build-loader-package.ts')),
};

/** Everything that decides what the packages contain. */
const INPUTS = [
  'packages/{sdk-core,widgets,loader}/*.{json,md,ts}',
  'packages/{sdk-core,widgets,loader}/{src,build,types}/**/*',
  'tools/packages/*',
  'LICENSE',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

/** A package as npm would get it. */
export interface PackedPackage {
  readonly name: string;
  /** Of its source. */
  readonly folder: string;
  readonly tarball: string;
}

/** Builds and packs the published packages, unless nothing that decides about them changed. */
export function packPackages(): readonly PackedPackage[] {
  const wanted = fingerprint(REPOSITORY, INPUTS);
  const packed = Object.entries(BUILDS).map(([name, build]) => ({
    name: `@boardwalk/${name}`,
    folder: path.join(REPOSITORY, 'packages', name),
    tarball: path.join(OUTPUT, `${name}.tgz`),
    build,
  }));
  if (isStamped(STAMP, wanted)) return packed;
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT, { recursive: true });
  for (const { folder, tarball, build } of packed) {
    build(folder);
    runIn(folder, 'pnpm', 'pack', '--out', tarball);
  }
  writeFileSync(STAMP, wanted);
  return packed;
}

/** What goes wrong is said; what goes well is not. */
function runIn(folder: string, program: string, ...options: readonly string[]): void {
  execFileSync(program, options, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
}
