import { defineConfig } from 'vitest/config';
import { judgingTests } from './mutated-files.ts';

/** The tests that judge mutants, without the database and the browsers of the other projects. */
export default defineConfig({
  test: { include: [...judgingTests], retry: 0, isolate: false },
});
