import path from 'node:path';
import { runOnce } from '../boot/supervise/run-once.ts';
import { provideBuild } from '../builds/cached-build.ts';

const WIDGETS = path.resolve(import.meta.dirname, '../../packages/widgets');

/** Everything that decides what the test widgets contain. */
const INPUTS = [
  'packages/{sdk-core,widgets,loader}/{package,tsconfig}.json',
  'packages/widgets/build.ts',
  'packages/{sdk-core,widgets,loader}/{src,build,fixture}/**/*',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];

/** The folder of the test widgets, built as the real ones are. */
export function provideFixtureSdk(): Promise<string> {
  return provideBuild({ name: 'fixture', inputs: INPUTS, build: buildFixture });
}

function buildFixture(folder: string): Promise<void> {
  return runOnce({
    command: process.execPath,
    args: [
      path.join(WIDGETS, 'build.ts'),
      `--elements=${path.join(WIDGETS, 'fixture')}`,
      `--output=${folder}`,
    ],
    options: { stdio: ['ignore', 'ignore', 'inherit'] },
    signal: new AbortController().signal,
  });
}
