import { matchesGlob } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Their tests wait for whole processes, for files that come late or not at all, for answers that
 * always take as long, or for one call after the other: begun last, they would keep everything else
 * waiting.
 */
export const waitingFiles = [
  'tools/boot/supervisor.test.ts',
  'e2e/frameworks.test.ts',
  'e2e/loader/*.test.ts',
  'apps/api/src/account/sign-in/equal-answers.test.ts',
  'apps/api/src/permission-matrix/shard-*.test.ts',
];

/**
 * Vitest's own order but for the files that wait the longest, which come first, and for the units:
 * each waits for Vitest to compile what it imports, so that beside nothing else a processor idles.
 */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}

function rankOf({ moduleId, project }: TestSpecification): number {
  if (waitingFiles.some((pattern) => matchesGlob(moduleId, `**/${pattern}`))) return 0;
  return project.name === 'units' ? 1 : 2;
}
