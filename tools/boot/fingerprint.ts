import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * A text that changes when one of the files does, Node or one of the facts: `patterns` count from
 * `repository`.
 */
export function fingerprint(
  repository: string,
  patterns: readonly string[],
  facts: readonly string[] = [],
): string {
  const files = globSync(patterns, { cwd: repository, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    hash.update(`\0${path.relative(repository, file)}\0`).update(readFileSync(file));
  }
  for (const fact of facts) hash.update(`\0${fact.length} ${fact}`);
  return hash.digest('hex');
}

/** Whether the file `stamp` contains `wanted`. */
export function isStamped(stamp: string, wanted: string): boolean {
  try {
    return readFileSync(stamp, 'utf8') === wanted;
  } catch {
    return false;
  }
}
