// A setup file of Vitest, evaluated before each test file.
import { expect, inject } from 'vitest';
import { hasProcessTimes, readOwnStart } from './list-processes.ts';
import { noteRunning } from './running-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of the project that runs a file outside of browsers. */
    projectName: string;
  }
}

const { testPath } = expect.getState();
if (testPath === undefined) throw new Error('Vitest names no test file.');
noteRunning(process.pid, {
  files: [{ project: inject('projectName'), file: testPath }],
  ...(hasProcessTimes && { startedAt: readOwnStart() }),
});
