import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../boot/fingerprint.ts';
import { takeTurns } from './take-turns.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const CACHE = path.join(REPOSITORY, '.cache/builds');

/** Longer than a run of tests, which may use what others have built over. */
const UNUSED_MS = 6 * 3_600_000;

/** A folder of files that are built of the repository's. */
export interface CachedBuild {
  /** Of its place in the cache. */
  readonly name: string;
  /** Patterns of all files that decide what it contains; Node's version always does. */
  readonly inputs: readonly string[];
  /** What decides beside files. */
  readonly facts?: readonly string[];
  /** Fills an empty folder. */
  readonly build: (folder: string) => Promise<void>;
}

/**
 * The folder of a build, whose name changes with everything that decides about it. It is there as a
 * whole or not at all; of several processes that need it one builds it. Nobody may write into it.
 */
export async function provideBuild(
  { name, inputs, facts = [], build }: CachedBuild,
  cache: string = CACHE,
): Promise<string> {
  const place = path.join(cache, name);
  const folder = path.join(place, fingerprint(REPOSITORY, inputs, facts).slice(0, 32));
  if (!existsSync(folder)) {
    await takeTurns(`${place}.lock`, async () => {
      if (existsSync(folder)) return;
      mkdirSync(place, { recursive: true });
      removeUnused(place);
      await buildBeside(folder, build);
    });
  }
  const now = new Date();
  utimesSync(folder, now, now);
  return folder;
}

async function buildBeside(folder: string, build: CachedBuild['build']): Promise<void> {
  const draft = mkdtempSync(`${folder}-`);
  try {
    await build(draft);
    renameSync(draft, folder);
  } catch (cause) {
    rmSync(draft, { recursive: true });
    // Where the turns went wrong, another process has been sooner, with the same files.
    if (!existsSync(folder)) throw cause;
  }
}

/** Builds of earlier sources, and what a process has left that was killed. */
function removeUnused(place: string): void {
  for (const name of readdirSync(place)) {
    const folder = path.join(place, name);
    if (Date.now() - statSync(folder).mtimeMs > UNUSED_MS) rmSync(folder, { recursive: true });
  }
}
