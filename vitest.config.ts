// The repository's root has no dependencies, Vitest included.
export { default } from './tools/testing/vitest.config.ts';
