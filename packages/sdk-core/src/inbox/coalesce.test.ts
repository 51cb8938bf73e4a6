import { expect, test } from 'vitest';
import { coalesce } from './coalesce.ts';

function start() {
  const runs: PromiseWithResolvers<void>[] = [];
  const ask = coalesce(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, ask };
}

test('however often it is asked for meanwhile, it runs once more', async () => {
  const { runs, ask } = start();
  const all = [ask(), ask(), ask()];
  expect(runs).toHaveLength(1);
  runs[0]?.resolve();
  await expect.poll(() => runs.length).toBe(2);
  runs[1]?.resolve();
  await Promise.all(all);
  expect(runs).toHaveLength(2);
});

test('one that fails is told, and keeps no later one', async () => {
  const { runs, ask } = start();
  const first = ask();
  runs[0]?.reject(new Error('Out of reach.'));
  await expect(first).rejects.toThrow('Out of reach.');
  const second = ask();
  runs[1]?.resolve();
  await second;
  expect(runs).toHaveLength(2);
});
