import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeTurns } from '../builds/take-turns.ts';
import { fingerprint, isStamped } from './fingerprint.ts';
import { StartFailure } from './start-failure.mjs';
import { ErrandFailure, runOnce } from './supervise/run-once.ts';

/** Everything that decides what the browser files contain. */
const INPUTS = [
  'packages/{sdk-core,widgets,loader}/{package,tsconfig}.json',
  'packages/{sdk-core,widgets,loader}/*.{ts,mjs}',
  'packages/{sdk-core,widgets,loader}/{src,build}/**/*',
  'apps/{host-site,playground}/{package,tsconfig}.json',
  'apps/{host-site,playground}/build.ts',
  'apps/{host-site,playground}/{src,build}/**/*',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
/** Each writes to the `dist` folder beside it. */
const BUILD_SCRIPTS = [
  'packages/widgets/build.ts',
  'apps/host-site/build.ts',
  'apps/playground/build.ts',
];
const STAMP = '.cache/sdk-build';

/**
 * Builds the browser files, unless they are there and nothing that decides about them changed. Of
 * several processes that need them one builds them.
 */
export function buildSdk(
  repository: string,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const build = () => buildChanged(repository, say, signal);
  return takeTurns(path.join(repository, `${STAMP}.lock`), build, signal);
}

async function buildChanged(
  repository: string,
  say: (sentence: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const stamp = path.join(repository, STAMP);
  const wanted = fingerprint(repository, INPUTS);
  const isBuilt = BUILD_SCRIPTS.every((script) =>
    existsSync(path.join(repository, path.dirname(script), 'dist')),
  );
  if (isBuilt && isStamped(stamp, wanted)) return;
  say('Building the widgets …');
  rmSync(stamp, { force: true });
  try {
    await Promise.all(
      BUILD_SCRIPTS.map((script) =>
        runOnce({
          command: process.execPath,
          args: [script],
          options: { cwd: repository, stdio: ['ignore', 'ignore', 'inherit'] },
          signal,
        }),
      ),
    );
  } catch (cause) {
    if (!(cause instanceof ErrandFailure)) throw cause;
    throw new StartFailure(`The widgets could not be built (${cause.message}): see above.`, {
      cause,
    });
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}
