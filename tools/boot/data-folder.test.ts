import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { prepareDataFolder, requireRoom } from './data-folder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-folder-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('a data folder is made, with those above it', () => {
  const data = path.join(folder, 'a/b');
  prepareDataFolder(data);
  expect(existsSync(data)).toBe(true);
});

test('a file in its place is told, with the remedy', () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  expect(() => prepareDataFolder(file)).toThrow(
    `The data folder ${file} cannot be written (EEXIST): make it writable, or set BOARDWALK_DATA`,
  );
});

test('a disk without room is told, with the remedy', () => {
  expect(() => requireRoom(folder, 1e12)).toThrow(
    /^The disk of the data folder .+ is full \(\d+ MB are free, 1000000000000 MB are needed\): make room, or set BOARDWALK_DATA to a folder on another disk\.$/,
  );
  expect(() => requireRoom(folder, 0)).not.toThrow();
});
