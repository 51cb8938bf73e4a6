import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { waitingFiles } from './waiting-first.ts';

const cwd = path.resolve(import.meta.dirname, '../..');

test.each(waitingFiles)('%s is the name of test files', (pattern) => {
  expect(globSync(pattern, { cwd })).not.toEqual([]);
});
