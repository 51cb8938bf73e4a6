import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readOrCreateSecretKey, readSecretKey, readSecretKeyBefore } from './secret-key.ts';

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'boardwalk-key-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

test('processes that start at once share one key, which its owner alone may read', async () => {
  const folder = join(await makeFolder(), 'not-there-yet');
  const keys = await Promise.all(Array.from({ length: 8 }, () => readOrCreateSecretKey(folder)));
  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]).toHaveLength(32);
  expect(await readdir(folder)).toEqual(['secret.key']);
  const { mode } = await stat(join(folder, 'secret.key'));
  expect(mode & 0o777).toBe(0o600);
  expect(await readOrCreateSecretKey(folder)).toEqual(keys[0]);
});

test('a key that is damaged is told, and never replaced', async () => {
  const folder = await makeFolder();
  const file = join(folder, 'secret.key');
  await writeFile(file, 'half a k', { mode: 0o600 });
  await expect(readOrCreateSecretKey(folder)).rejects.toThrow('restore it from a backup');
  expect(await readFile(file, 'utf8')).toBe('half a k');
});

test('a folder that nobody may write to stops the start', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, 'file'), '');
  await chmod(folder, 0o700);
  await expect(readOrCreateSecretKey(join(folder, 'file'))).rejects.toThrow();
});

test('a key of the settings has 64 hexadecimal digits, and no refusal repeats it', () => {
  const digits = 'ab'.repeat(32);
  expect(readSecretKey({ BOARDWALK_SECRET_KEY: digits })?.toString('hex')).toBe(digits);
  expect(readSecretKey({})).toBeUndefined();
  expect(readSecretKey({ BOARDWALK_SECRET_KEY: '' })).toBeUndefined();
  for (const wrong of ['short', digits.slice(1), `${digits}0`, 'g'.repeat(64)]) {
    const read = () => readSecretKey({ BOARDWALK_SECRET_KEY: wrong });
    expect(read).toThrow('BOARDWALK_SECRET_KEY must be 64');
    expect(read).not.toThrow(wrong);
  }
});

test('a key before needs one in its place', () => {
  const digits = 'ab'.repeat(32);
  const both = { BOARDWALK_SECRET_KEY: 'cd'.repeat(32), BOARDWALK_SECRET_KEY_BEFORE: digits };
  expect(readSecretKeyBefore(both)?.toString('hex')).toBe(digits);
  expect(readSecretKeyBefore({})).toBeUndefined();
  const alone = () => readSecretKeyBefore({ BOARDWALK_SECRET_KEY_BEFORE: digits });
  expect(alone).toThrow('needs BOARDWALK_SECRET_KEY');
  const wrong = () => readSecretKeyBefore({ ...both, BOARDWALK_SECRET_KEY_BEFORE: 'short' });
  expect(wrong).toThrow('BOARDWALK_SECRET_KEY_BEFORE must be 64');
});
