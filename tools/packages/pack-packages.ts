import path from 'node:path';
import { buildSdk } from '../boot/sdk-build.ts';
import { runOnce } from '../boot/supervise/run-once.ts';
import { provideBuild } from '../builds/cached-build.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');

/** The script that builds each published package, run in its folder. */
const BUILDS: Readonly<Record<string, readonly string[]>> = {
  'sdk-core': [path.join(import.meta.dirname, 'build-modules.ts')],
  widgets: ['build.ts', '--npm'],
  loader: [path.join(import.meta.dirname, 'build-loader-package.ts')],
};

/** Everything that decides what the packages contain. */
const INPUTS = [
  'packages/{sdk-core,widgets,loader}/*.{json,md,ts}',
  'packages/{sdk-core,widgets,loader}/{src,build,types}/**/*',
  'tools/packages/*',
  'tools/boot/toolchain.mjs',
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
export async function packPackages(): Promise<readonly PackedPackage[]> {
  const output = await provideBuild({ name: 'packages', inputs: INPUTS, build: packAll });
  return Object.keys(BUILDS).map((name) => ({
    name: `@boardwalk/${name}`,
    folder: folderOf(name),
    tarball: path.join(output, `${name}.tgz`),
  }));
}

async function packAll(output: string): Promise<void> {
  const { signal } = new AbortController();
  // The widgets' package has the product's server build in it.
  await buildSdk(REPOSITORY, (sentence) => process.stderr.write(`${sentence}\n`), signal);
  await Promise.all(
    Object.entries(BUILDS).map(async ([name, script]) => {
      await runIn(folderOf(name), process.execPath, ...script);
      await runIn(folderOf(name), 'pnpm', 'pack', '--out', path.join(output, `${name}.tgz`));
    }),
  );

  // What goes wrong is said; what goes well is not.
  function runIn(cwd: string, command: string, ...args: readonly string[]): Promise<void> {
    return runOnce({
      command,
      args,
      options: { cwd, stdio: ['ignore', 'ignore', 'inherit'] },
      signal,
    });
  }
}

function folderOf(name: string): string {
  return path.join(REPOSITORY, 'packages', name);
}
