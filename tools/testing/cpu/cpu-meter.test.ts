import { expect, test } from 'vitest';
import { CpuMeter } from './cpu-meter.ts';
import type { ProcessReading } from './list-processes.ts';

function reading(
  pid: number,
  parent: number,
  ownSeconds: number,
  endedChildrenSeconds = 0,
): ProcessReading {
  return { pid, parent, startedAt: pid, ownSeconds, endedChildrenSeconds, command: `${pid}` };
}

/** CPU seconds by process. */
function secondsOf(meter: CpuMeter, readings: readonly ProcessReading[]) {
  return Object.fromEntries(
    meter.read(readings).map(({ process, seconds }) => [process.pid, seconds]),
  );
}

test('a process counts what it used since it was read before, and others are left out', () => {
  const meter = new CpuMeter(1);
  expect(secondsOf(meter, [reading(1, 0, 2), reading(2, 1, 3), reading(9, 0, 50)])).toEqual({
    1: 2,
    2: 3,
  });
  expect(secondsOf(meter, [reading(1, 0, 2), reading(2, 1, 7)])).toEqual({ 1: 0, 2: 4 });
});

test('a child that ended counts once: what was not read of it counts for its parent', () => {
  const meter = new CpuMeter(1);
  secondsOf(meter, [reading(1, 0, 0), reading(2, 1, 3)]);
  // It used 1 s more before its end, and another came and went in between with 2 s.
  expect(secondsOf(meter, [reading(1, 0, 0, 3 + 1 + 2)])).toEqual({ 1: 3 });
});

test('a child that ended with children of its own counts once', () => {
  const meter = new CpuMeter(1);
  secondsOf(meter, [reading(1, 0, 0), reading(2, 1, 3), reading(3, 2, 5)]);
  expect(secondsOf(meter, [reading(1, 0, 0, 3 + 5)])).toEqual({ 1: 0 });
});

test('a process that loses its parent still counts', () => {
  const meter = new CpuMeter(1);
  secondsOf(meter, [reading(1, 0, 0), reading(2, 1, 0), reading(3, 2, 5)]);
  expect(secondsOf(meter, [reading(1, 0, 0), reading(3, 0, 6)])).toEqual({ 1: 0, 3: 1 });
});

test('a new process under an old number counts from its own start', () => {
  const meter = new CpuMeter(1);
  secondsOf(meter, [reading(1, 0, 0), reading(2, 1, 5)]);
  const again = { ...reading(2, 1, 4), startedAt: 99 };
  expect(secondsOf(meter, [reading(1, 0, 0, 5), again])).toEqual({ 1: 0, 2: 4 });
});

test('the processes above it are named, the nearest first', () => {
  const meter = new CpuMeter(1);
  const usages = meter.read([reading(1, 0, 0), reading(2, 1, 0), reading(3, 2, 1)]);
  const third = usages.find(({ process }) => process.pid === 3);
  expect(third?.ancestors.map(({ pid }) => pid)).toEqual([2, 1]);
});
