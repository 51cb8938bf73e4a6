import { accessSync, constants, mkdirSync, readdirSync, statfsSync } from 'node:fs';
import { StartFailure } from './start-failure.mjs';

/** What the first start writes, database and demo, and what later ones need to work at all. */
const FIRST_START_MEGABYTES = 256;
const LATER_START_MEGABYTES = 32;

/**
 * Makes the data folder unless it is there; throws one sentence when it can't be written, or when
 * its disk has no room.
 */
export function prepareDataFolder(data: string): void {
  try {
    mkdirSync(data, { recursive: true });
    accessSync(data, constants.W_OK);
  } catch (cause) {
    throw explainDataFolder(data, cause);
  }
  const isFirstStart = readdirSync(data).length === 0;
  requireRoom(data, isFirstStart ? FIRST_START_MEGABYTES : LATER_START_MEGABYTES);
}

/** Throws one sentence with the remedy when the disk of `folder` has less than `megabytes` left. */
export function requireRoom(folder: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / 1e6);
  if (free >= megabytes) return;
  throw new StartFailure(
    `The disk of the data folder ${folder} is full (${free} MB are free, ${megabytes} MB are needed): make room, or set BOARDWALK_DATA to a folder on another disk.`,
  );
}

/** The sentence for a data folder in which something could not be written. */
export function explainDataFolder(data: string, cause: unknown): StartFailure {
  const code = cause instanceof Error && 'code' in cause ? cause.code : cause;
  return new StartFailure(
    `The data folder ${data} cannot be written (${code}): make it writable, or set BOARDWALK_DATA to a folder that is.`,
    { cause },
  );
}
