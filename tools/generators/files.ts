import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** New files: their text by their path from the repository's root. */
export type NewFiles = Readonly<Record<string, string>>;

/** Writes new files; refuses when one is there already, before any is written. */
export function writeNewFiles(files: NewFiles): void {
  const taken = Object.keys(files).filter((path) => existsSync(path));
  if (taken.length > 0) throw new Error(`Already there: ${taken.join(', ')}`);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    console.log(`wrote ${path}`);
  }
}

/** Formats files and puts their imports in order; throws where one can't be read. */
export function formatFiles(paths: readonly string[]): void {
  const biome = resolve(import.meta.dirname, '../node_modules/.bin/biome');
  const run = spawnSync(biome, ['check', '--write', '--colors=off', ...paths], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}${run.error?.message ?? ''}`);
}
