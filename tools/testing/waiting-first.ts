import { matchesGlob } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Their tests wait for whole processes: begun last, they would keep everything else waiting. */
const WAITING = '**/{tools/boot/supervisor,e2e/frameworks}.test.ts';

/** Vitest's own order but for the files that wait the longest, which come first. */
export class WaitingFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => matchesGlob(moduleId, WAITING);
    return [...sorted.filter(isWaiting), ...sorted.filter((file) => !isWaiting(file))];
  }
}
