import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTask } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeTurns } from './take-turns.ts';

let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'boardwalk-turns-'));
  lock = path.join(folder, 'deeper/lock');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('one turn begins when the one before has ended, well or badly', async () => {
  const steps: string[] = [];
  const turn = (name: string) =>
    takeTurns(lock, async () => {
      steps.push(`${name} begins`);
      await nextTask();
      steps.push(`${name} ends`);
      if (name === 'first') throw new Error('it failed');
      return name;
    });
  const [first, second] = await Promise.allSettled([turn('first'), turn('second')]);
  expect(first).toMatchObject({ status: 'rejected' });
  expect(second).toEqual({ status: 'fulfilled', value: 'second' });
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(existsSync(lock)).toBe(false);
});

test('the lock names the process that has it', async () => {
  await takeTurns(lock, async () => {
    expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
  });
});

test.each([
  ['a process that has ended', '999999999', 0],
  ['a process that runs, but since too long', String(process.pid), 2 * 3_600],
])('a lock left by %s is passed over', async (_, owner, secondsAgo) => {
  await takeTurns(lock, async () => {});
  writeFileSync(lock, owner);
  const then = new Date(Date.now() - secondsAgo * 1_000);
  utimesSync(lock, then, then);
  expect(await takeTurns(lock, async () => 'done')).toBe('done');
});

test('whoever waits can be told to give up', async () => {
  const given = new AbortController();
  await takeTurns(lock, async () => {
    const waiting = takeTurns(lock, async () => 'never', given.signal);
    given.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });
});
