import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { provideBuild } from './cached-build.ts';

const inputs = ['tools/builds/*'];
let cache: string;
let builds: number;

beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'boardwalk-cache-'));
  builds = 0;
});

afterEach(() => {
  rmSync(cache, { recursive: true });
});

async function build(folder: string): Promise<void> {
  builds += 1;
  await Promise.resolve();
  writeFileSync(path.join(folder, 'file'), String(builds));
}

function provide(facts: readonly string[] = []): Promise<string> {
  return provideBuild({ name: 'thing', inputs, facts, build }, cache);
}

test('several that need a build at once, and all after them, get the same', async () => {
  const folders = await Promise.all([provide(), provide(), provide()]);
  expect(new Set([...folders, await provide()]).size).toBe(1);
  expect(builds).toBe(1);
  expect(readFileSync(path.join(folders[0] ?? '', 'file'), 'utf8')).toBe('1');
});

test('another fact or file is another build, beside the one before', async () => {
  const [one, other] = [await provide(['a', 'b']), await provide(['ab'])];
  const more = await provideBuild({ name: 'thing', inputs: [], facts: ['ab'], build }, cache);
  expect(new Set([one, other, more]).size).toBe(3);
  expect([one, other, more].every((folder) => existsSync(folder))).toBe(true);
});

test('a build that fails leaves nothing, and is tried again', async () => {
  const failing = (folder: string) => {
    writeFileSync(path.join(folder, 'half'), '');
    return Promise.reject(new Error('it failed'));
  };
  const plan = { name: 'thing', inputs };
  await expect(provideBuild({ ...plan, build: failing }, cache)).rejects.toThrow('it failed');
  expect(readdirSync(path.join(cache, 'thing'))).toEqual([]);
  await provide();
  expect(builds).toBe(1);
});

test('a build goes when nobody has used it for long, as does what was left unfinished', async () => {
  const [old, used] = [await provide(['old']), await provide(['used'])];
  const unfinished = path.join(cache, 'thing/unfinished-abc');
  mkdirSync(unfinished);
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  for (const folder of [old, used, unfinished]) utimesSync(folder, yesterday, yesterday);
  await provide(['used']);
  await provide(['new']);
  expect([old, used, unfinished].map((folder) => existsSync(folder))).toEqual([false, true, false]);
});
