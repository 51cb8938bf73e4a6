import { resolve } from 'node:path';
import type { Step } from './run-steps.ts';

const compiler = resolve(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc');

/**
 * The types of one project, by TypeScript's native compiler (0178-native-type-checks.md). It writes
 * down what it has checked, and the next run looks at what has changed since and what depends on it.
 */
export function typeStep(project: string): Step {
  const state = `.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return {
    name: `types ${project}`,
    command: [
      process.execPath,
      compiler,
      ...['-p', project, '--incremental', '--tsBuildInfoFile', state],
      // Each additional checker computes the types of shared modules again; steps run side by side
      // instead.
      ...['--checkers', '1'],
    ],
  };
}
